import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { query } from '../platform/postgres/embedded/harness.ts';
import { whenOver } from './when-over.ts';

/** The address of an empty database, like the one DATABASE_URL names before the first start. */
export async function createEmptyDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await query(inject('postgresUrl'), `create database ${name}`);
  url.pathname = `/${name}`;
  whenOver(() => query(inject('postgresUrl'), `drop database ${name} with (force)`));
  return url.href;
}
