import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { worldMap } from './world-map/plugin.ts';

const server = `http://127.0.0.1:${process.env.PORT || 8080}`;

/** Has the browser fetch these while it still reads the program, which asks for them only then. */
function loadBeside(names: string[]): Plugin {
  return {
    name: 'load-beside',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((one) => one.type === 'chunk' && names.includes(one.name))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/embed/${fileName}` },
            injectTo: 'head',
          })),
    },
  };
}

export default defineConfig({
  base: '/embed/',
  plugins: [react(), worldMap(), loadBeside(['engine', 'common'])],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            // What most pages need comes at once: a browser asks a server for six files at a time.
            { name: 'common', minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { port: 5174, strictPort: true, proxy: { '/api': server } },
});
