// Measures every budget and prints one table.
import './preflight.mjs';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';

await ensureBuilt();
process.env.CHROMIUM_PATH = await findChromium();
await import('../bench/src/main.ts');
