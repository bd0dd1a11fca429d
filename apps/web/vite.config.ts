import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readEarly } from './early/plugin.ts';
import { regionMap } from './region-map/plugin.ts';

const server = `http://127.0.0.1:${process.env.PORT || 8080}`;
const dashboards = { target: 'http://127.0.0.1:5174', ws: true };

/** Lists need nothing of what shows and searches chapters, which reports, custom reports and proofs share. */
const ofChapters = /\/features\/(?:reader\/|reading\/(?!reading\.queries))|\/node_modules\/dompurify\//;
/** Nor what is in dialogs and forms, which come when they are opened. */
const ofForms =
  /\/lib\/forms\/|\/src\/requests\/|\/features\/requests\/|\/ui\/src\/(?:dialogs|fields)\/|\/components\/(?:Select|Combobox|Modal|ModalBase|Input|ScrollArea)\/|\/react-remove-scroll/;
const isCommon = (id: string) => !ofChapters.test(id) && !ofForms.test(id);
const ofSearching = /\/packages\/text\//;

export default defineConfig({
  plugins: [react(), regionMap(), readEarly()],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // Browsers that cannot load ahead load when they need it; making up for that costs everybody else.
    modulePreload: { polyfill: false },
    // All that every page begins with, in one file rather than in one for each thing that is also used elsewhere.
    rolldownOptions: {
      output: {
        // The first file names all others, and what looks random cannot be packed: seven letters are enough to tell builds apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'early', test: /session\/early\.ts$/, priority: 5 },
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'searching', test: ofSearching, minShareCount: 4, priority: 3 },
            { name: 'forms', test: ofForms, minShareCount: 4, priority: 1 },
            { name: 'chapters', test: ofChapters, minShareCount: 4, priority: 1 },
            // What many pages need comes at once: a browser asks a server for six files at a time.
            { name: 'common', test: isCommon, minShareCount: 4, priority: 2 },
          ],
        },
      },
      // A page that takes one thing from a feature does not load the others that its index.ts offers.
      treeshake: { moduleSideEffects: [{ test: /\/features\/[\w-]+\/index\.ts$/, sideEffects: false }] },
    },
  },
  worker: { format: 'es' },
  // The next port is the dashboards'.
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': server, '/content': server, '/embed': dashboards },
  },
});
