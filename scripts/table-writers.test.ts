import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Kysely's calls, and statements written as SQL. */
const writes = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)'/g,
  /\b(?:insert into|delete from)\s+(\w+)/g,
  /\bupdate\s+(\w+)\s+set\b/g,
];

/** A new company's address name is given with the first account of its single sign-on. */
const exceptions = new Set(['usergroups by features/identity']);

test('each table is written by one feature or one part of the platform', () => {
  const sources = globSync('apps/api/src/{features,platform}/**/*.ts', { cwd: root }).filter(
    (path) => !path.includes('.test.') && !path.includes('.fixture.'),
  );
  const writers = sources.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const room = path.split('/').slice(3, 5).join('/');
    return writes.flatMap((pattern) => [...text.matchAll(pattern)].map(([, table]) => ({ table, room })));
  });
  const byTable = Map.groupBy(
    writers.filter(({ table, room }) => !exceptions.has(`${table} by ${room}`)),
    ({ table }) => table,
  );
  const shared = [...byTable].flatMap(([table, found]) => {
    const rooms = [...new Set(found.map(({ room }) => room))];
    return rooms.length > 1 ? [`${table}: ${rooms.join(', ')}`] : [];
  });
  expect(byTable.size).toBeGreaterThan(40);
  expect(shared).toEqual([]);
});
