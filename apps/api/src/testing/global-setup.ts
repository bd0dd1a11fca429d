import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { pgBossJobs } from '../platform/jobs/pg-boss.ts';
import { openEmbedded } from '../platform/postgres/embedded.ts';
import { migrate } from '../platform/postgres/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One server for the run, with a migrated template; every test file gets a copy of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caliper-vitest-'));
  // Open to the account that runs the server, which is not ours when we are root.
  await chmod(dataDir, 0o755);
  const embedded = await openEmbedded({ dataDir, durable: false });
  await makeTemplate(embedded.url);
  project.provide('postgresUrl', embedded.url);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query('create database template_caliper');
  await admin.end();
  const template = new URL(url);
  template.pathname = '/template_caliper';
  await migrate(template.href);
  const jobs = pgBossJobs(template.href, () => undefined);
  await jobs.start([]);
  await jobs.stop();
}
