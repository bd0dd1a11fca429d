import './preflight.mjs';
import { ensureBuilt } from './build.mjs';

await ensureBuilt();
await import('../apps/api/src/main.ts');
