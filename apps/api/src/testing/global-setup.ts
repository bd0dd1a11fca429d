import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { pgBossJobs } from '../platform/jobs/pg-boss.ts';
import { migrate } from '../platform/postgres/migrate.ts';
import { openTemporaryPostgres } from './temporary-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One server for the run, or the empty one it names, with a migrated template that every test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.CALIPER_POSTGRES;
  if (given) {
    project.provide('postgresUrl', given);
    await makeTemplate(given);
    return async () => undefined;
  }
  const prepare = ({ url }: { url: string }) => makeTemplate(url);
  const { url, stop } = await openTemporaryPostgres({ name: 'vitest', durable: false, prepare });
  project.provide('postgresUrl', url);
  return stop;
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
