// Measures the budgets and prints them: npm run bench -- [names], by default all of them.
import './preflight.mjs';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';

await ensureBuilt();
process.env.CHROMIUM_PATH = await findChromium();
await import('../bench/src/main.ts');
