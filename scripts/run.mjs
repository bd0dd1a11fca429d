// Runs a TypeScript file of the project: node scripts/run.mjs path/to/file.ts [arguments]
import './preflight.mjs';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// The settings that install.sh has written, so that it works on the database that the server works on. What is set
// already stands before what the file says.
const settings = process.env.ENV_FILE ?? join(import.meta.dirname, '../caliper.env');
if (process.env.ENV_FILE || existsSync(settings)) process.loadEnvFile(settings);

const [file] = process.argv.splice(2, 1);
await import(pathToFileURL(resolve(file)).href);
