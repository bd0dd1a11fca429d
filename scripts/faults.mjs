// Injects faults that must not harm Caliper and prints the results:
// npm run faults -- [--only name] [--rounds N] [--minutes N] [--seed N]
// As often as an hour allows: --rounds Infinity --minutes 60
import './preflight.mjs';

await import('../faults/src/main.ts');
