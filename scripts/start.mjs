import './preflight.mjs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';

// npm passes signals only to its shell, which ends without passing them on. If the shell that started us is gone, we
// were asked to stop.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

// Types are taken out of each file once, not at every start, without what takes them out in memory. The
// variable is for workers.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await ensureBuilt();
await import('../apps/api/src/main.ts');
