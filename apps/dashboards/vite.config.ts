import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { worldMap } from './world-map/plugin.ts';

const server = `http://127.0.0.1:${process.env.PORT || 8080}`;

export default defineConfig({
  base: '/embed/',
  plugins: [react(), worldMap()],
  build: { outDir: 'dist', manifest: true, target: 'es2022' },
  server: { port: 5174, strictPort: true, proxy: { '/api': server } },
});
