// Shows a finished PDF in whatever program this computer opens PDFs with; printing happens there.
import { shell } from 'electron';
import { err, ok } from '../shared/result.ts';
import type { Viewer } from './app.ts';

export function electronViewer(): Viewer {
  return {
    async open(file) {
      const problem = await shell.openPath(file);
      if (problem === '') return ok(undefined);
      return err({
        message: `The paper is made, but it could not be shown: ${problem} It lies at ${file}; open it from there.`,
      });
    },
  };
}
