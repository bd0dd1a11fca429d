// A scaled-out Caliper: two nodes behind haproxy, on a stock PostgreSQL and a bucket.
//   npm run scale                 leaves it running until Ctrl-C
//   npm run scale -- test         the server tests against it
//   npm run scale -- kill         one node is killed under load
//   npm run scale -- restart      both nodes are restarted under load, one after the other
//   npm run scale -- backup       pg_dump and the bucket, restored elsewhere and compared
//   npm run scale -- install      an installation from nothing, as an ordinary user
import './preflight.mjs';
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { installFromDebian } from './debian.mjs';
import { findPrograms } from './scale/stock-postgres.ts';

if (!findPrograms()) installFromDebian('PostgreSQL', ['postgresql']);
if (spawnSync('haproxy', ['-v']).error) installFromDebian('haproxy', ['haproxy']);
// Without arguments a person looks at the pages, which need a build.
if (process.argv.length < 3) await ensureBuilt();
await import('./scale/main.ts');
