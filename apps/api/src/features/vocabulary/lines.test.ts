import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { marketFile } from '../../testing/figure-files.ts';
import { openFrame, openImporter } from '../../testing/figures.ts';
import { makeItem } from '../../testing/items.ts';
import { signedInAs } from '../../testing/people.ts';
import { changeRows, rowIn, rowsIn } from '../../testing/rows.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const { db } = server;
const admin = await signedInAs(server, { role: 'admin' });

const lineOf = async (item_id: number) => (await rowIn(db, 'items', { item_id })).line_id;

async function edition(item_name: string, item_year: number, region: 'Europe' | 'Global' = 'Europe') {
  return (await makeItem(db, { item_name, item_year, region })).item_id;
}

async function lineCalled(text: string) {
  const { body } = await admin.call('editionLines', { query: `?text=${encodeURIComponent(text)}` });
  return body.lines[0];
}

const join = (
  line: { line_id: number; version: number },
  ...others: { line_id: number; version: number }[]
) =>
  admin.call('joinLines', {
    params: { line_id: String(line.line_id) },
    body: {
      version: line.version,
      others: others.map(({ line_id, version }) => ({ line_id, version })),
    },
  });
const part = ({ line_id, version }: { line_id: number; version: number }, items: number[]) =>
  admin.call('partLine', { params: { line_id: String(line_id) }, body: { version, items } });

test('DIFF-05 reports of one title and region are one line of editions, whatever the case', async () => {
  const [one, two] = [await edition('Lined Knees', 2025), await edition('lined knees', 2026)];
  const world = await edition('Lined Knees', 2026, 'Global');
  const survey = (await makeItem(db, { item_name: 'Lined Knees', kind: 'survey' })).item_id;
  expect(await lineOf(one)).toBe(await lineOf(two));
  expect(new Set(await Promise.all([one, world, survey].map(lineOf))).size).toBe(3);
  expect((await lineCalled('lined knees')).editions.length).toBeGreaterThan(0);
});

test('DIFF-05 two reports of a new title that come at once are one line', async () => {
  const years = [2020, 2021, 2022, 2023, 2024];
  const ids = await Promise.all(years.map((year) => edition('Sudden Knees', year)));
  expect(new Set(await Promise.all(ids.map(lineOf))).size).toBe(1);
  const { rows } = await sql`select from edition_lines as l where not exists
    (select from edition_titles as t where t.line_id = l.line_id)`.execute(db);
  expect(rows).toEqual([]);
});

test('DIFF-05 a report that is renamed stays in its line, and brings its new title along', async () => {
  const [one, two] = [await edition('Old Title', 2025), await edition('Old Title', 2026)];
  await changeRows(db, 'items', { item_name: 'New Title' }, { item_id: two });
  expect(await lineOf(two)).toBe(await lineOf(one));
  expect(await lineOf(await edition('new title', 2027))).toBe(await lineOf(one));
  const other = await edition('Other Title', 2026);
  await changeRows(db, 'items', { item_name: 'Other title' }, { item_id: one });
  expect(await lineOf(one)).toBe(await lineOf(other));
  const before = await lineOf(two);
  await changeRows(db, 'items', { region: 'Global' }, { item_id: two });
  expect(await lineOf(two)).not.toBe(before);
});

test('DIFF-05 MEND-25 staff join lines, which dashboards and the reader then offer, and part them again', async () => {
  const importer = await openImporter(server, 'global');
  const [old, newer] = [await edition('Joint Replacement', 2024), await edition('Large Joints', 2025)];
  for (const id of [old, newer]) await importer.put(marketFile(), { itemId: String(id) });
  const offered = async (id: number) => {
    const token = await openFrame(server, admin.token, { kind: 'global', id });
    const { body } = await server.call('dashboard', { token, params: { kind: 'global', id: String(id) } });
    return body.editions.map((one: { id: number }) => one.id);
  };
  const inReader = async (title: string) => {
    const { body } = await admin.call('reportEditions', { body: { title } });
    return body.map(({ report_id }: { report_id: number }) => report_id);
  };
  expect([await offered(newer), await inReader('Large Joints')]).toEqual([[], [newer]]);
  const [one, two] = [await lineCalled('Large Joints'), await lineCalled('Joint Replacement')];
  const joined = await join(one, two);
  expect(joined.body.editions).toMatchObject([{ item_id: newer }, { item_id: old }]);
  expect([await offered(newer), await offered(old)]).toEqual([[old], [newer]]);
  expect(await inReader('Large Joints')).toEqual([newer, old]);
  expect(await lineOf(await edition('Joint replacement', 2026))).toBe(one.line_id);

  const again = await join(one, two);
  expect([again.status, again.body.code]).toEqual([409, 'term-changed']);
  const line = await lineCalled('Large Joints');
  const parted = await part(line, [newer]);
  expect(parted.body.editions).toHaveLength(2);
  expect([await offered(newer), await inReader('Large Joints')]).toEqual([[], [newer]]);
  expect(await lineOf(await edition('Large joints', 2027))).toBe(await lineOf(newer));
  const logged = await rowsIn(db, 'audit_log', { subject: `line:${one.line_id}` });
  expect(logged.map(({ action }) => action)).toEqual(['editions joined', 'editions parted']);
});

test('DIFF-05 a line has one region, one edition a year, and is never emptied', async () => {
  const one = await edition('Only Europe', 2025);
  await edition('Elsewhere', 2026, 'Global');
  await edition('Same Year', 2025);
  const line = await lineCalled('Only Europe');
  expect((await join(line, await lineCalled('Elsewhere'))).body.code).toBe('lines-differ');
  const twice = await join(line, await lineCalled('Same Year'));
  expect([twice.body.code, twice.body.detail]).toEqual(['line-year-twice', 'Both have an edition of 2025.']);
  expect((await part(line, [one])).body.code).toBe('split-nothing-left');
  const next = await edition('Only Europe', 2026);
  const elsewhere = await part(await lineCalled('Only Europe'), [
    next,
    await edition('In Another Line', 2026),
  ]);
  expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'term-changed']);
  expect(await lineOf(next)).toBe(await lineOf(one));
  expect((await lineCalled('Only Europe')).version).toBe(line.version);
});
