import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { query } from '../platform/postgres/embedded/harness.ts';

/** An empty database, like the one DATABASE_URL names before the first start. */
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
