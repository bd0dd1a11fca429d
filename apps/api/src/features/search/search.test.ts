import { randomUUID } from 'node:crypto';
import { hitsIn } from '@caliper/text/hits.ts';
import { parseQuery } from '@caliper/text/query.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { behind, changeRows, rowsIn } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { packageOf, uploadFields } from '../../testing/packages.ts';
import { makeCompany, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';
import { lockItem } from '../catalogue/index.ts';
import { indexOlder } from './search.jobs.ts';
import { indexItem } from './search-index.ts';

const server = await startServer();
const admin = await signedInAs(server, { role: 'admin' });
const reader = await signedInAs(server);

/** A word that no other test uses. */
const rare = () => `q${randomUUID().replace(/[^a-f]/g, '')}x`;

async function search(query: string, over: object = {}, who = reader) {
  const { status, body } = await who.call('searchReports', {
    body: { query, ...over },
  });
  expect(status).toBe(200);
  return body;
}

const searchIn = (id: string, query: string, who = reader) =>
  who.call('searchReport', { params: { id }, body: { query } });

test('SRCH-01 a search returns reports with their matching chapters', async () => {
  const word = rare();
  const { report_id, title } = await publishReport(server, [
    `<h1>First</h1><p>A ${word} here</p>`,
    '<h1>Second</h1><p>Nothing</p>',
    `<h1>Third</h1><p>Another ${word}s, there</p>`,
  ]);
  const { matches, total, categories } = await search(word);
  expect(total).toBe(1);
  expect(categories).toEqual([{ category_name: 'Orthopedics', count: 1 }]);
  expect(matches).toEqual([
    {
      report_id,
      report_name: title,
      report_year: 2026,
      region: 'Europe',
      category_name: 'Orthopedics',
      chapters: [
        { chapter_number: 1, chapter_title: 'First' },
        { chapter_number: 3, chapter_title: 'Third' },
      ],
      subscribed: false,
      snippet: null,
      missing: [],
    },
  ]);
});

test('SRCH-01 a report with more than thirty chapters is found in all that have it, by readers and by others', async () => {
  const word = rare();
  const { report_id } = await publishReport(
    server,
    Array.from({ length: 33 }, (_, at) => `<h1>Part ${at + 1}</h1><p>${at % 8 === 0 ? word : 'else'}</p>`),
  );
  const found = async () => {
    const { matches } = await search(word);
    return matches[0].chapters.map((one: { chapter_number: number }) => one.chapter_number);
  };
  expect(await found()).toEqual([1, 9, 17, 25, 33]);
  await subscribe(server.db, reader.usergroupId, report_id);
  expect(await found()).toEqual([1, 9, 17, 25, 33]);
});

test('SRCH-04 only those who may read the chapter get a snippet', async () => {
  const word = rare();
  const { report_id } = await publishReport(server, [`<h1>One</h1><p>Secret ${word} text</p>`]);
  expect((await search(word)).matches[0].snippet).toBeNull();
  const subscriber = await signedInAs(server);
  await subscribe(server.db, subscriber.usergroupId, report_id);
  const [match] = (await search(word, {}, subscriber)).matches;
  expect(match).toMatchObject({
    subscribed: true,
    snippet: { text: `Secret ${word} text`, chapter: { chapter_number: 1, chapter_title: 'One' } },
  });
});

test('SRCH-04 the snippet is of the first matching chapter, in whatever order the index has them', async () => {
  const word = rare();
  const { report_id } = await publishReport(server, [
    `<h1>One</h1><p>First ${word}</p>`,
    `<h1>Two</h1><p>Second ${word}</p>`,
  ]);
  // A row that is written again comes after the others.
  await sql`with taken as (
      delete from search_index where report_id = ${report_id} and chapter_number = 1 returning *)
    insert into search_index select * from taken`.execute(server.db);
  const [match] = (await search(word, {}, admin)).matches;
  expect(match).toMatchObject({
    chapters: [{ chapter_number: 1 }, { chapter_number: 2 }],
    snippet: { text: `First ${word}`, chapter: { chapter_title: 'One' } },
  });
});

test('phrases, prefixes, accents, other word forms and synonyms are found', async () => {
  const word = rare();
  await publishReport(server, [
    `<h1>${word}</h1><p>Prothèses of porous metal, a TAVI, cementless stents</p><p>metal end</p>`,
  ]);
  const finds = async (query: string) =>
    (await search(`${word} ${query}`, { exactly: true }, admin)).total === 1;
  for (const query of [
    'prothese',
    'stent',
    'cementl',
    '"porous metal"',
    'TAVR',
    'transcatheter aortic valve replacement',
    '"of porous metal"',
    'the',
  ]) {
    expect([query, await finds(query)]).toEqual([query, true]);
  }
  for (const query of ['"metal porous"', '"stent"', '"stents metal"', '"of porous end"', 'ementless']) {
    expect([query, await finds(query)]).toEqual([query, false]);
  }
});

test('a phrase of three words is checked in what the viewer may read, however many other reports have its pairs', async () => {
  const [a, b, c] = [rare(), rare(), rare()];
  const pairs = `<h1>Pairs</h1><p>${a} ${b} and ${b} ${c}</p>`;
  const { report_id } = await publishReport(server, [pairs, `<h1>Row</h1><p>${a} ${b} ${c}</p>`]);
  await publishReport(
    server,
    Array.from({ length: 60 }, (_, index) => pairs.replace('Pairs', `Pairs ${index}`)),
  );
  const company = await makeCompany(server.db);
  await subscribe(server.db, company, report_id);
  const { matches } = await search(
    `"${a} ${b} ${c}"`,
    {},
    await signedInAs(server, { usergroup_id: company }),
  );
  expect(matches.find((one: { report_id: number }) => one.report_id === report_id)).toMatchObject({
    chapters: [{ chapter_number: 2 }],
  });
});

test('a report that another node has indexed in the meantime is not indexed again', async () => {
  const { item_id } = await makeItem(server.db);
  const writers = (db: Db | Tx) =>
    db
      .selectFrom('search_index')
      .select(sql<string>`xmin::text`.as('by'))
      .where('report_id', '=', item_id)
      .execute();
  let written: unknown;
  await behind(
    server.db,
    async (tx) => {
      await lockItem(tx, 'report', item_id);
      await indexItem(tx, item_id);
      written = await writers(tx);
    },
    () => indexOlder(server.db),
  );
  expect(await writers(server.db)).toEqual(written);
});

test('a report is found by its title and description, without listing chapters', async () => {
  const word = rare();
  const { item_id } = await makeItem(server.db, { description: `All about ${word} today` });
  await indexOlder(server.db);
  expect((await search(word)).matches).toMatchObject([
    { report_id: item_id, chapters: [], snippet: { text: `All about ${word} today`, chapter: null } },
  ]);
});

test('SRCH-07 a search without results suggests the word that was probably meant', async () => {
  const word = `${rare()}brontosaurus`;
  await publishReport(server, [`<h1>One</h1><p>${word}</p>`]);
  const misspelt = word.replace('saurus', 'suarus');
  expect(await search(`the ${misspelt}!`, { exactly: true })).toMatchObject({
    matches: [],
    total: 0,
    page: 1,
    pages: 1,
    categories: [],
    suggestion: `the ${word}!`,
  });
  expect(await search('…')).not.toHaveProperty('suggestion');
});

test('SRCH-07 a suggestion only contains what the viewer would find, and corrects only wrong words', async () => {
  const [word, hidden, right] = [rare(), `${rare()}brontosaurus`, `${rare()}stegosaurus`];
  const { report_id } = await publishReport(server, [`<h1>One</h1><p>${hidden}</p>`]);
  await changeRows(server.db, 'items', { visible: false }, { item_id: report_id });
  const misspelt = hidden.replace('saurus', 'suarus');
  expect(await search(misspelt)).not.toHaveProperty('suggestion');
  expect(await search(misspelt, {}, admin)).toHaveProperty('suggestion', hidden);
  await publishReport(server, [`<h1>One</h1><p>${word} ${right}</p><p>${word}s</p>`]);
  const quoted = await search(`"${word} ${right.replace('saurus', 'suarus')}"`);
  expect(quoted).toHaveProperty('suggestion', `"${word} ${right}"`);
});

test('SRCH-07 a word that no longer occurs does not hide one that does', async () => {
  const stem = rare();
  const [gone, there] = [`${stem}saurs`, `${stem}saurus`];
  const old = await publishReport(server, [`<h1>One</h1><p>${gone}</p>`]);
  await publishReport(server, [`<h1>One</h1><p>${there}</p>`]);
  await admin.call('deleteReport', { params: { id: old.id } });
  expect(await search(`${stem}sauras`)).toHaveProperty('suggestion', there);
});

test('MEND-31 two corrected words are suggested only if they are found together', async () => {
  const [one, other] = [`${rare()}brontosaurus`, `${rare()}stegosaurus`];
  await publishReport(server, [`<h1>One</h1><p>${one}</p>`]);
  await publishReport(server, [`<h1>One</h1><p>${other}</p>`]);
  const misspelt = `${one} ${other}`.replaceAll('saurus', 'suarus');
  expect(await search(misspelt)).not.toHaveProperty('suggestion');
  await publishReport(server, [`<h1>One</h1><p>${one} ${other}</p>`]);
  expect(await search(misspelt)).toHaveProperty('suggestion', `${one} ${other}`);
});

test('SRCH-07 nothing is suggested for a phrase of unknown words', async () => {
  const word = `${rare()}brontosaurus`;
  await publishReport(server, [`<h1>One</h1><p>${word}</p>`]);
  const misspelt = word.replace('saurus', 'suarus');
  expect(await search(`${misspelt} ${rare()} ${rare()}`)).not.toHaveProperty('suggestion');
});

test('only admins find hidden reports', async () => {
  const word = rare();
  const { report_id } = await publishReport(server, [`<h1>One</h1><p>${word}</p>`]);
  await changeRows(server.db, 'items', { visible: false }, { item_id: report_id });
  expect((await search(word)).total).toBe(0);
  expect((await search(word, {}, admin)).total).toBe(1);
});

test('a search follows the content: new version, rollback, new title, deletion', async () => {
  const [old, fresh, name] = [rare(), rare(), rare()];
  const { id, title } = await publishReport(server, [`<h1>One</h1><p>${old}</p>`]);
  const totals = async () =>
    Promise.all([old, fresh, name].map(async (word) => (await search(word)).total as number));
  expect(await totals()).toEqual([1, 0, 0]);

  const form = { fields: uploadFields(title, { reportId: id }), file: await packageOf(1, fresh) };
  await admin.call('uploadReport', { form });
  expect(await totals()).toEqual([0, 1, 0]);

  await admin.call('rollbackReport', { params: { id }, body: { version: 1 } });
  expect(await totals()).toEqual([1, 0, 0]);

  const details = { title: name, year: 0, region: 'Europe', icon: 'Knee', description: '' };
  await admin.call('editReport', { params: { id }, body: details });
  expect(await totals()).toEqual([1, 0, 1]);

  await admin.call('deleteReport', { params: { id } });
  expect(await totals()).toEqual([0, 0, 0]);
});

test('characters that are only an accent stop neither an upload nor a search', async () => {
  const word = rare();
  await publishReport(server, [`<h1>One</h1><p>${word} \uff9e \u037a</p>`]);
  expect((await search(`${word} \uff9e`)).total).toBe(1);
  expect((await search(`"${word} \uff9e"`)).total).toBe(1);
});

test('a refused upload leaves the search as it was', async () => {
  const word = rare();
  const { id, title } = await publishReport(server, [`<h1>One</h1><p>${word}</p>`]);
  const file = await packageOf(1, '<img src="missing.png">');
  const form = { fields: uploadFields(title, { reportId: id }), file };
  await expectStatus(422, admin.call('uploadReport', { form }));
  expect((await search(word)).total).toBe(1);
});

test('the job indexes reports that have no index yet', async () => {
  const word = rare();
  const { report_id } = await publishReport(server, [`<h1>One</h1><p>${word}</p>`]);
  await server.db.deleteFrom('search_index').where('report_id', '=', report_id).execute();
  expect((await search(word)).total).toBe(0);
  await indexOlder(server.db);
  expect((await search(word)).total).toBe(1);
});

test('the job indexes reports again that an older analyser has indexed', async () => {
  const word = rare();
  const { report_id } = await publishReport(server, [`<h1>One</h1><p>${word}</p>`]);
  const older = { analyser: 1, lexemes: '' };
  await changeRows(server.db, 'search_index', older, { report_id });
  expect((await search(word)).total).toBe(0);
  await indexOlder(server.db);
  expect((await search(word)).total).toBe(1);
});

test('a report that cannot be indexed does not stop the others, and is reported', async () => {
  const word = rare();
  const { item_id } = await makeItem(server.db);
  await makeItem(server.db, { description: word });
  const refusal = sql`alter table search_index add constraint refusal check (report_id <> ${sql.lit(item_id)})`;
  await refusal.execute(server.db);
  await expect(indexOlder(server.db)).rejects.toThrow(`Item ${item_id} could not be indexed.`);
  await sql`alter table search_index drop constraint refusal`.execute(server.db);
  expect((await search(word)).total).toBe(1);
});

test('SRCH-08 a search in a report counts the matches in the text of each chapter', async () => {
  const { report_id, id } = await publishReport(server, [
    '<h1>Knees</h1><p>A knee and <b>kn</b>ees, knee-high</p><table><tr><th>Knee<td>1</table>',
    '<h1>Hips</h1><p>No such joint</p>',
    '<h1>More</h1><ul><li>knee<li>implants</ul>',
  ]);
  await subscribe(server.db, reader.usergroupId, report_id);
  const { body } = await searchIn(id, 'knees');
  expect(body).toMatchObject({
    chapters: [
      { chapter_number: 1, matches: 5 },
      { chapter_number: 3, matches: 1 },
    ],
    total: 6,
    hits: [],
    leftOut: [],
  });
  const rows = await rowsIn(server.db, 'chapters', { report_id });
  for (const { chapter_number, matches } of body.chapters) {
    const text = rows.find((row) => row.chapter_number === chapter_number)?.plain_text ?? '';
    expect(hitsIn(text, parseQuery('knees'))).toHaveLength(matches);
  }
  expect((await searchIn(id, 'knee implant')).body).toMatchObject({
    chapters: [{ chapter_number: 3, matches: 2 }],
  });
  expect((await searchIn(id, '"" …')).body).toMatchObject({ chapters: [], total: 0 });
});

test('only those who may read a report can search in it', async () => {
  const { id } = await publishReport(server, ['<h1>One</h1><p>knee</p>']);
  const outsider = await signedInAs(server);
  expect(await searchIn(id, 'knee', outsider)).toMatchObject({
    status: 403,
    body: { code: 'not-subscribed' },
  });
  await expectStatus(200, searchIn(id, 'knee', admin));
  await expectStatus(404, searchIn('999999', 'knee'));
});

test.each([
  ['', 422],
  ['   ', 422],
  ['x'.repeat(201), 422],
  ["'; drop table items; --", 200],
  ['\\\' | !& <-> :* ( "', 200],
  ['\u0000', 400],
  ['日本 ١٢٣ 😀', 200],
  ['knee \uff9e \ufe70', 200],
  [Array.from({ length: 100 }, () => 'a').join(' '), 200],
])('a query of %j gets %i', async (query, status) => {
  const answer = await reader.call('searchReports', { body: { query } });
  expect(answer.status).toBe(status);
});

test('phrases are found by those who may read them; for others only the words match', async () => {
  const word = rare();
  const { report_id, title } = await publishReport(server, [`<h1>One</h1><p>${word} sold in Europe</p>`]);
  const subscriber = await signedInAs(server);
  await subscribe(server.db, subscriber.usergroupId, report_id);
  const totals = async (query: string) => [
    (await search(query, {}, subscriber)).total,
    (await search(query)).total,
  ];
  expect(await totals(`"${word} sold in"`)).toEqual([1, 1]);
  expect(await totals(`"${word} sold Europe"`)).toEqual([0, 1]);
  expect(await totals(`"in sold ${word}"`)).toEqual([0, 1]);
  expect(await totals(`europe-${word}`)).toEqual([0, 1]);
  expect(await totals(`"${word} elsewhere"`)).toEqual([0, 0]);
  expect(await totals(`"${title}"`)).toEqual([1, 1]);
});

test('two companies see the same results, each with its own subscriptions', async () => {
  const word = rare();
  const { report_id } = await publishReport(server, [`<h1>One</h1><p>${word}</p>`]);
  const headquarter = await makeCompany(server.db, { headquarter: true });
  const below = await makeCompany(server.db, { headquarter_id: headquarter });
  await subscribe(server.db, headquarter, report_id);
  const heir = await signedInAs(server, { usergroup_id: below });
  expect((await search(word, {}, heir)).matches[0].subscribed).toBe(true);
  expect((await search(word)).matches[0].subscribed).toBe(false);
});
