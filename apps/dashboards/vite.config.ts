import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { worldMap } from './world-map/plugin.ts';

const server = `http://127.0.0.1:${process.env.PORT || 8080}`;

export default defineConfig({
  base: '/embed/',
  plugins: [react(), worldMap()],
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
