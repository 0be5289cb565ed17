// The source texts that are put into every page before its own scripts run.
import { readFileSync } from 'node:fs';
import { bridge } from './in-page/bridge.ts';
import { preloadRuntime } from './in-page/preload-runtime.ts';
import { wireCodec } from './in-page/wire-codec.ts';

/** The world of the preload script, and the binding in it through which it reaches us. */
export const PRELOAD_WORLD = 'Electron Isolated Context';
export const TO_MAIN = '__toMain';
const TAG = `stand-in-${process.pid}`;

const topFrameOnly = (source: string) => `if (window === window.top) { ${source} }`;

export function pageScript(): string {
  return topFrameOnly(`(${bridge})('page', ${JSON.stringify(TAG)});`);
}

export function preloadScript(preloadFile: string): string {
  const preload = readFileSync(preloadFile, 'utf8');
  return topFrameOnly(`
    const runtime = (${preloadRuntime})((${bridge})('preload', ${JSON.stringify(TAG)}), (${wireCodec})(),
      (text) => ${TO_MAIN}(text), ${JSON.stringify(process.platform)});
    ((require, process, module, exports) => {${preload}
    })(runtime.require, runtime.process, { exports: {} }, {});`);
}
