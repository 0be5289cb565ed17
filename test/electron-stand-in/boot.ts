// Runs an Electron application's real main script in Node, with `electron` answered by the modules in this folder.
import inspector from 'node:inspector';
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine } from './command-line.ts';

process.argv = [path.join(import.meta.dirname, 'electron'), ...commandLine.visible];
Object.defineProperty(process, 'type', { value: 'browser' });
Object.defineProperty(process, 'defaultApp', { value: true });
Object.defineProperty(process, 'resourcesPath', { value: path.join(commandLine.appDir, 'resources') });
Object.defineProperty(process.versions, 'electron', { value: '0.0.0-stand-in' });

// One hook answers import, require and the `require('electron')` that Playwright evaluates through the inspector.
const electronUrl = pathToFileURL(path.join(import.meta.dirname, 'electron.ts')).href;
registerHooks({
  resolve: (specifier, context, next) =>
    /^electron(\/(main|common))?$/.test(specifier)
      ? { url: electronUrl, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});

if (commandLine.inspectPort !== null) inspector.open(commandLine.inspectPort);
const require = createRequire(import.meta.url);
for (const file of commandLine.requires) require(file);

// Imported only now: the hook above and Playwright's loader come first.
const { mainScriptFinished } = await import('./electron.ts');
try {
  await import(pathToFileURL(commandLine.mainFile).href);
} catch (error) {
  console.error(error);
  process.exit(1);
}
mainScriptFinished();
