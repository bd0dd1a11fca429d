import './preflight.mjs';
import { ensureBuilt } from './build.mjs';

// npm passes a signal on to its shell, and the shell ends without telling anybody. Whoever loses the shell
// that started it has been asked to stop.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

await ensureBuilt();
await import('../apps/api/src/main.ts');
