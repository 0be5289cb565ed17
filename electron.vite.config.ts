// How the three parts become dist/: the main process, the preload script and the window's pages.
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const rendererRoot = resolve(import.meta.dirname, 'renderer');

export default defineConfig({
  main: {
    build: {
      outDir: 'dist/main',
      // What runs in a thread of its own is a file of its own.
      rolldownOptions: {
        input: {
          main: 'electron/main.ts',
          'copy-worker': 'electron/store/copy-worker.ts',
          'form-worker': 'electron/state-form/form-worker.ts',
          'list-worker': 'electron/voters/list-worker.ts',
        },
      },
    },
  },
  preload: {
    build: {
      outDir: 'dist/preload',
      externalizeDeps: false,
      // A sandboxed preload is one CommonJS file.
      rolldownOptions: { input: 'electron/preload.ts', output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    root: rendererRoot,
    plugins: [react()],
    build: {
      outDir: 'dist/renderer',
      minify: true,
      chunkSizeWarningLimit: 1500, // read from the disk, not from a network
      // The content policy lets in files only: nothing inlined as a data: address, no inline helper script.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: resolve(rendererRoot, 'index.html') },
    },
  },
});
