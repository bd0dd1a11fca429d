// Runs a TypeScript file of the project: node scripts/run.mjs path/to/file.ts [arguments]
import './preflight.mjs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [file] = process.argv.splice(2, 1);
await import(pathToFileURL(resolve(file)).href);
