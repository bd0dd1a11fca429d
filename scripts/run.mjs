// Runs a TypeScript file of the project: node scripts/run.mjs path/to/file.ts [arguments]
import './preflight.mjs';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Loads the settings that install.sh wrote, so that commands use the server's database. The environment takes
// precedence over the file.
const settings = process.env.ENV_FILE ?? join(import.meta.dirname, '../caliper.env');
if (process.env.ENV_FILE || existsSync(settings)) process.loadEnvFile(settings);

const [file] = process.argv.splice(2, 1);
await import(pathToFileURL(resolve(file)).href);
