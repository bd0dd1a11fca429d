// Takes the pictures for the guide and the staff help page, and writes the guide as a PDF.
import './preflight.mjs';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';

await ensureBuilt();
process.env.CHROMIUM_PATH = await findChromium();
await import('./guide/main.ts');
