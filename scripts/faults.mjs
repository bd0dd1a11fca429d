// Does to Caliper what must not harm it, and prints what came of it: npm run faults -- [--only name] [--rounds N] [--seed N]
import './preflight.mjs';

await import('../faults/src/main.ts');
