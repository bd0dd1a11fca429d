import './preflight.mjs';
import { ensureBuilt } from './build.mjs';

// npm passes signals only to its shell, which ends without passing them on. If the shell that started us is gone, we
// were asked to stop.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

await ensureBuilt();
await import('../apps/api/src/main.ts');
