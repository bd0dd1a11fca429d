import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { query } from '../platform/postgres/embedded/harness.ts';

/** A database with nothing in it, as an operator's DATABASE_URL names it before the first start. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const url = new URL(inject('postgresUrl'));
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await query(inject('postgresUrl'), `create database ${name}`);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await query(inject('postgresUrl'), `drop database ${name} with (force)`);
    },
  };
}
