import { synonyms as limits } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { subscribe } from '../../testing/items.ts';
import { makeCompany, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { changeRows, rowsIn } from '../../testing/rows.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const { db } = server;
const admin = await signedInAs(server, { role: 'admin', email: 'ada@people.example' });
const editor = await signedInAs(server, { role: 'publications', email: 'eve@people.example' });
const company = await makeCompany(db);
const reader = await signedInAs(server, { usergroup_id: company });

const equal = (...words: string[]) => ({ kind: 'equal', words, meansAlso: [] as string[], isMutual: true });
const brand = (word: string, ...meansAlso: string[]) => ({
  kind: 'brand',
  words: [word],
  meansAlso,
  isMutual: false,
});

const add = (entry: object, who = admin) => who.call('addSynonym', { body: entry });
const list = async (query: string) => (await editor.call('synonyms', { query })).body;
const change = (id: number, body: object, who = admin) =>
  who.call('changeSynonym', { params: { synonym_id: String(id) }, body });
const remove = (id: number, version: number) =>
  admin.call('deleteSynonym', { params: { synonym_id: String(id) }, query: `?version=${version}` });
const preview = (body: object, who = admin) => who.call('previewSynonym', { body });

/** A report that the reader's company has, about one word of its own. */
async function reportOn(word: string): Promise<{ report_id: number; title: string }> {
  const report = await publishReport(server, [`<h1>Market</h1><p>Sales of ${word} products grew.</p>`]);
  await subscribe(db, company, report.report_id);
  return report;
}

const found = async (query: string, who = reader): Promise<string[]> => {
  const { body } = await who.call('searchReports', { body: { query, exactly: true } });
  return body.matches.map(({ report_name }: { report_name: string }) => report_name);
};

test('FIND-06 what staff say holds for the very next search, one way or both ways, until they take it back', async () => {
  const { title } = await reportOn('glutarane');
  expect(await found('Brandomil')).toEqual([]);
  const { status, body } = await add(brand('Brandomil', 'glutarane'), editor);
  expect([status, body.version, body.changedBy]).toEqual([201, 1, 'eve@people.example']);
  expect(await found('brandomil')).toEqual([title]);

  const other = await reportOn('Brandomil');
  expect(await found('glutarane')).toEqual([title]);
  const { version, ...entry } = { ...brand('Brandomil', 'glutarane'), isMutual: true, version: 1 };
  expect((await change(body.synonym_id, { ...entry, version })).status).toBe(200);
  expect((await found('glutarane')).sort()).toEqual([title, other.title].sort());

  expect((await remove(body.synonym_id, 2)).status).toBe(204);
  expect(await found('glutarane')).toEqual([title]);
});

test('FIND-06 a change is refused if somebody else made one, and every step is in the log', async () => {
  const { body } = await add(equal('Ferrolite', 'Ferrolith'));
  const id = body.synonym_id;
  expect((await change(id, { ...equal('Ferrolite', 'Ferrostone'), version: 1 }, editor)).status).toBe(200);
  expect((await change(id, { ...equal('Ferrolite', 'Ferroclast'), version: 1 })).body.code).toBe(
    'synonym-changed',
  );
  expect((await remove(id, 1)).body.code).toBe('synonym-changed');
  expect((await remove(id, 2)).status).toBe(204);
  expect((await remove(id, 2)).status).toBe(404);
  const log = await rowsIn(db, 'audit_log', { subject: `synonym:${id}` });
  expect(log.map(({ actor, action }) => [actor, action]).sort()).toEqual([
    ['ada@people.example', 'synonym added'],
    ['ada@people.example', 'synonym deleted'],
    ['eve@people.example', 'synonym changed'],
  ]);
});

test('FIND-06 of two who add the same name at once one is told of the other entry', async () => {
  const both = await Promise.all([
    add(equal('Quartzil', 'Quartzin')),
    add(equal('quartzil', 'Quartzon'), editor),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = both.find(({ status }) => status === 409)?.body;
  expect(refused.detail).toMatch(/^“[Qq]uartzil” has an entry of its own: [Qq]uartzil, Quartz(in|on)\./);
  expect(Object.keys(refused.fields)).toEqual(['words']);
});

test('FIND-06 there are no more entries than a search can look up, and none without two names', async () => {
  expect((await add(equal('Onlyone'))).status).toBe(422);
  expect((await add(equal('Comma, parted', 'Other'))).status).toBe(422);
  const { synonyms } = await list('');
  expect(synonyms).toHaveLength(limits.perPage);
  const rest = limits.most - (await rowsIn(db, 'synonyms')).length;
  const rows = Array.from({ length: rest }, (_, index) => ({
    kind: 'equal' as const,
    words: [`filler number ${index}`, `padding number ${index}`],
    is_mutual: true,
  }));
  await db.insertInto('synonyms').values(rows).execute();
  const refused = await add(equal('Onemore', 'Onetoomany'));
  expect([refused.status, refused.body.code]).toEqual([409, 'synonyms-full']);
  await sql`delete from synonyms where words[1] like 'filler number %'`.execute(db);
});

test('FIND-06 entries are found by the beginning of any name, and counted by kind', async () => {
  await add(brand('Zephyrol', 'gale pump', 'breeze pump'));
  await add(equal('Zephyrine', 'mild-wind'));
  const names = async (query: string) =>
    (await list(query)).synonyms.map(({ words }: { words: string[] }) => words[0]);
  expect(await names('?text=zephyr')).toEqual(['Zephyrine', 'Zephyrol']);
  expect(await names('?text=GALE+pu')).toEqual(['Zephyrol']);
  expect(await names('?text=mild+wind')).toEqual(['Zephyrine']);
  expect(await names('?text=zephyr&kind=brand')).toEqual(['Zephyrol']);
  expect(await names('?text=ephyr')).toEqual([]);
  const { kinds, pages, total } = await list('?kind=brand');
  expect([pages, total]).toEqual([Math.ceil(kinds.brand / limits.perPage), kinds.brand]);
});

test('FIND-06 before a change one sees what searches find now and would find, and nothing has changed', async () => {
  const { title } = await reportOn('myrthene');
  const entry = brand('Mirtasol', 'myrthene');
  const { body } = await preview({ entry }, editor);
  const none = { total: 0, titles: [] };
  const one = { total: 1, titles: [expect.stringContaining(title)] };
  expect(body.searches).toEqual([{ query: 'Mirtasol', before: none, after: one }]);
  expect(await found('Mirtasol')).toEqual([]);

  const { synonym_id } = (await add(entry)).body;
  expect((await preview({ synonym_id })).body.searches).toEqual([
    { query: 'Mirtasol', before: one, after: none },
  ]);
  const mutual = await preview({ synonym_id, entry: { ...entry, words: ['Mirtazan'], isMutual: true } });
  expect(mutual.body.searches.map(({ query }: { query: string }) => query)).toEqual([
    'Mirtazan',
    'myrthene',
    'Mirtasol',
  ]);
  expect((await preview({ entry: brand('mirtasol', 'pollen') })).body.code).toBe('synonym-taken');
});

test('FIND-06 a preview shows nobody a report that is hidden from them', async () => {
  const { report_id, title } = await reportOn('obscurin');
  await changeRows(db, 'items', { visible: false }, { item_id: report_id });
  const entry = brand('Obscurol', 'obscurin');
  const totals = async (who: typeof admin) => (await preview({ entry }, who)).body.searches[0].after;
  expect(await totals(admin)).toEqual({ total: 1, titles: [expect.stringContaining(title)] });
  expect(await totals(editor)).toEqual({ total: 0, titles: [] });
});
