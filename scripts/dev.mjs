// The API restarts and the browser reloads on change: http://localhost:5173
import './preflight.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startIdentityProvider } from '../apps/api/src/testing/identity-provider.ts';

const address = 'http://localhost:5173';
// Zenith Biomedical signs in at /sign-in/zb: its provider accepts any e-mail typed there.
const provider = await startIdentityProvider(address);
const root = join(import.meta.dirname, '..');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const api = ['--watch', '--watch-preserve-output', join(root, 'apps/api/src/main.ts')];
const children = [
  spawn(process.execPath, api, {
    cwd: root,
    stdio: 'inherit',
    env: { BASE_URL: address, ...provider.environment, ...process.env },
  }),
  // The web app passes requests below /embed on to the dashboards.
  ...['apps/web', 'apps/dashboards'].map((app) =>
    spawn(process.execPath, [vite], { cwd: join(root, app), stdio: 'inherit' }),
  ),
];

function stopAll() {
  void provider.close();
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode = code ?? 0;
    stopAll();
  });
}
