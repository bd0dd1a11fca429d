import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { made, makeReaders } from '../../testing/custom-reports.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';
import { makeTerm } from '../../testing/terms.ts';

const server = await startServer();
const admin = await signedInAs(server, { role: 'admin' });
/** A word that no other test uses, and that has one spelling wherever it is cut: without ae. */
const rare = () => `q${randomUUID().replace(/[^b-f]/g, '')}x`;

async function search(query: string, over: object = {}, who = admin) {
  const { status, body } = await who.call('searchReports', { body: { query, sortBy: 'best', ...over } });
  expect(status).toBe(200);
  return body;
}

const found = async (query: string, over: object = {}) =>
  (await search(query, over)).matches.map(({ report_id }: { report_id: number }) => report_id);

test('FIND-01 a word counts by where it stands: chapter, heading, caption, text, appendix', async () => {
  const word = rare();
  const pages = [
    `<h1>Appendix: abbreviations</h1><p>${word}</p>`,
    `<h1>One</h1><p>${word}</p>`,
    `<h1>One</h1><table><caption>Table 1 ${word}</caption><tr><th>A<th>B</tr><tr><td>c<td>1</tr></table>`,
    `<h1>One</h1><h2>${word}</h2><p>Text</p>`,
    `<h1>${word}</h1><p>Text</p>`,
  ];
  const ids: number[] = [];
  for (const page of pages) ids.push((await publishReport(server, [page])).report_id);
  expect(await found(word)).toEqual(ids.toReversed());
});

test('FIND-01 words side by side and rare words count for more', async () => {
  const [one, other] = [rare(), rare()];
  const apart = await publishReport(server, [`<h1>One</h1><p>${one} and then ${other}</p>`]);
  const together = await publishReport(server, [`<h1>One</h1><p>and ${one} ${other} then</p>`]);
  expect(await found(`${one} ${other}`)).toEqual([together.report_id, apart.report_id]);
});

test('FIND-01 the best matches are of any kind, with the table among them', async () => {
  const word = rare();
  const { report_id } = await publishReport(server, [
    `<h1>One</h1><table><caption>Table 1 ${word}</caption><tr><th>Country<th>2025</tr><tr><td>Spain<td>7</tr></table>`,
  ]);
  const { body } = await admin.call('bestMatches', { body: { query: `${word} spain` } });
  expect(body.matches).toMatchObject([
    { kind: 'report', item_id: report_id, chapter: { chapter_number: 1 } },
    {
      kind: 'table',
      item_id: report_id,
      table: { table_number: 1, row: 0, shown: { label: 'Spain', columns: ['2025'], cells: ['7'] } },
    },
  ]);
});

test('FIND-01 a found row tells which of its figures are forecasts, below the first line of its caption', async () => {
  const word = rare();
  await publishReport(server, [
    `<h1>One</h1><table><caption>Table 1 ${word}<br>USD million</caption>
      <tr><th rowspan=2>Country<th>Measured<th>Forecast<th rowspan=2>CAGR, %</tr><tr><th>2025<th>2026</tr>
      <tr><td>Spain<td>7<td>8<td>2</tr></table>`,
  ]);
  const { body } = await admin.call('bestMatches', { body: { query: `${word} spain` } });
  const found = body.matches.find(({ kind }: { kind: string }) => kind === 'table');
  expect(found?.title).toBe(`Table 1 ${word}`);
  expect(found?.table?.shown).toMatchObject({
    columns: ['2025', '2026', 'CAGR, %'],
    forecasts: [false, true, false],
  });
});

test('FIND-04 a misspelt query is answered as corrected at once, unless it is to be taken as written', async () => {
  const word = `${rare()}brontosaurus`;
  await publishReport(server, [`<h1>One</h1><p>${word}</p>`]);
  const misspelt = word.replace('saurus', 'suarus');
  expect(await search(misspelt)).toMatchObject({ total: 1, corrected: word, leftOut: [] });
  const exactly = await search(misspelt, { exactly: true });
  expect(exactly).toMatchObject({ total: 0, suggestion: word });
  expect(exactly).not.toHaveProperty('corrected');
});

test('FIND-04 if nothing has all words, the nearest matches say which word they are missing', async () => {
  const [one, two, three] = [rare(), rare(), rare()];
  const { report_id, id } = await publishReport(server, [`<h1>One</h1><p>${one} and ${two}</p>`]);
  await publishReport(server, [`<h1>One</h1><p>${three}</p>`]);
  const query = `${one} ${two} ${three}`;
  expect(await search(query)).toMatchObject({
    total: 1,
    leftOut: [three],
    matches: [{ report_id, missing: [three], chapters: [{ chapter_number: 1 }] }],
  });
  expect((await search(query, { exactly: true })).total).toBe(0);
  const { body } = await admin.call('searchReport', { params: { id }, body: { query } });
  expect(body).toMatchObject({ leftOut: [three], chapters: [{ chapter_number: 1, matches: 2 }] });
  const optional = body.marks.terms.filter((term: { isOptional?: boolean }) => term.isOptional);
  expect(optional.map(({ text }: { text: string }) => text)).toEqual([three]);
});

test('FIND-05 a number is found however it is written, and no other magnitude is suggested', async () => {
  const word = rare();
  await publishReport(server, [`<h1>One</h1><p>${word} sold for USD 1,200 million, or 2,366.8 in all</p>`]);
  for (const query of ['$1.2 billion', '1,200 million', '1200m', '2366.8', '2,366.8']) {
    expect([query, (await search(`${word} ${query}`)).total]).toEqual([query, 1]);
  }
  const other = await search(`${word} 1.2 million`);
  expect(other).not.toHaveProperty('suggestion');
  expect(other).not.toHaveProperty('corrected');
  expect((await search(`${word} 1.2 million`, { exactly: true })).total).toBe(0);
});

test('FIND-10 OR finds either, a minus leaves out', async () => {
  const [one, other] = [rare(), rare()];
  const first = await publishReport(server, [`<h1>One</h1><p>${one}</p>`]);
  const second = await publishReport(server, [`<h1>One</h1><p>${one} ${other}</p>`]);
  expect((await found(`${one} OR ${other}`)).sort()).toEqual([first.report_id, second.report_id].sort());
  expect(await found(`${one} -${other}`)).toEqual([first.report_id]);
});

test('FIND-11 in a report the sentences with all words come first, and the hits are those that are marked', async () => {
  const [one, other] = [rare(), rare()];
  const { id } = await publishReport(server, [
    `<h1>A</h1><p>Only ${one} here. Then much later ${other}.</p>`,
    `<h1>B</h1><p>First ${one}. Now ${one} with ${other} in one.</p>`,
  ]);
  const { body } = await admin.call('searchReport', {
    params: { id },
    body: { query: `${one} ${other}`, hits: 10 },
  });
  expect(body.total).toBe(5);
  expect(body.hits[0]).toEqual({
    chapter_number: 2,
    chapter_title: 'B',
    hit: 2,
    text: `Now ${one} with ${other} in one.`,
    together: true,
  });
  expect(body.hits).toHaveLength(4);
});

test('FIND-11 all tables and figures of a report are listed in reading order', async () => {
  const { id } = await publishReport(server, [
    '<h1>A</h1><table><caption>Table 1 Prices</caption><tr><th>A<th>B</tr><tr><td>c<td>1</tr></table>',
  ]);
  const { body } = await admin.call('reportExhibits', { params: { id } });
  expect(body.exhibits).toMatchObject([
    { chapter_number: 1, chapter_title: 'A', kind: 'table', table_number: 1, caption: 'Table 1 Prices' },
  ]);
});

test('FIND-08 while typing, titles, chapters, tables and earlier searches are offered', async () => {
  const word = rare();
  const { report_id, title } = await publishReport(server, [
    `<h1>${word} overview</h1><table><caption>Table 1 ${word}</caption><tr><th>A<th>B</tr><tr><td>c<td>1</tr></table>`,
  ]);
  await admin.call('rememberSearch', { body: { query: `${word} prices`, results: 2 } });
  const typed = word.slice(0, 8);
  const { body } = await admin.call('whileTyping', { body: { query: typed, report_id } });
  expect(body).toMatchObject({
    recent: [{ query: `${word} prices`, results: 2 }],
    items: [{ kind: 'report', item_id: report_id, title, subscribed: false }],
    tables: [{ report_id, caption: `Table 1 ${word}` }],
    inReport: { chapters: [{ chapter_number: 1 }], tables: [{ report_id }] },
  });
});

test('FIND-08 the same search again moves to the top, and all can be forgotten', async () => {
  const person = await signedInAs(server);
  for (const query of ['knee', 'hip', 'Knee'])
    await person.call('rememberSearch', { body: { query, results: 1 } });
  const recent = async () =>
    (await person.call('recentSearches', {})).body.map(({ query }: { query: string }) => query);
  expect(await recent()).toEqual(['Knee', 'hip']);
  await person.call('forgetSearches', {});
  expect(await recent()).toEqual([]);
});

test('FIND-01 admins are told why results stand where they stand', async () => {
  const word = rare();
  const { report_id } = await publishReport(server, [`<h1>${word}</h1><p>Text</p>`]);
  const { body } = await admin.call('explainSearch', { body: { query: word } });
  const [first] = body.results;
  expect(first).toMatchObject({ item_id: report_id, words: [{ text: word, field: 'chapter' }] });
  const points = [...first.words, ...first.extras].reduce(
    (sum, one: { points: number }) => sum + one.points,
    0,
  );
  expect(first.score).toBeCloseTo(points, 1);
});

test('FIND-07 only what the company has, if that is wanted', async () => {
  const word = rare();
  const held = await publishReport(server, [`<h1>One</h1><p>${word}</p>`]);
  await publishReport(server, [`<h1>One</h1><p>${word}</p>`]);
  const company = await makeCompany(server.db);
  await subscribe(server.db, company, held.report_id);
  const reader = await signedInAs(server, { usergroup_id: company });
  const all = await search(word, {}, reader);
  expect([all.total, all.facets.mine, all.facets.all]).toEqual([2, 1, 2]);
  expect((await search(word, { onlyMine: true }, reader)).matches).toMatchObject([
    { report_id: held.report_id },
  ]);
});

test('FIND-01 FIND-07 a custom report counts by its title among the best matches', async () => {
  const word = rare();
  const { report_id } = await publishReport(server, [`<h1>One</h1><h2>A ${word} pack</h2>`]);
  const { owner } = await makeReaders(server, report_id);
  const id = await made(server, owner, [[report_id, 1]], `The ${word} pack`);
  const query = `${word} pack`;
  const best = await owner.call('bestMatches', { body: { query } });
  const found = best.body.matches.map(
    ({ kind, item_id }: { kind: string; item_id: number }) => `${kind} ${item_id}`,
  );
  expect(found.toSorted()).toEqual([`custom-report ${id}`, `report ${report_id}`]);
});

test('FIND-08 names are those of what the person has, however many others begin so', async () => {
  const word = rare();
  const theirs = await makeItem(server.db);
  const other = await makeItem(server.db);
  const use = async (item_id: number, name: string) => {
    const { term_id } = await makeTerm(server.db, name, 'company');
    const kind = 'company' as const;
    await server.db.insertInto('term_uses').values({ item_id, kind, name, term_id, tables: true }).execute();
  };
  for (let at = 0; at < 40; at += 1) await use(other.item_id, `${word} ${at}`);
  await use(theirs.item_id, `${word} Orthopaedics`);
  const company = await makeCompany(server.db);
  await subscribe(server.db, company, theirs.item_id);
  const reader = await signedInAs(server, { usergroup_id: company });
  const { body } = await reader.call('whileTyping', { body: { query: word.slice(0, 6) } });
  expect(body.names).toEqual([{ kind: 'company', name: `${word} Orthopaedics`, items: 1 }]);
});

test('FIND-01 FIND-11 all words in a list of abbreviations say less than most of them in chapters about them', async () => {
  const [one, two, three] = [rare(), rare(), rare()];
  const appendix = `<h1>Appendix: abbreviations</h1><p>${one}, ${two}, ${three}</p>`;
  await publishReport(server, [appendix]);
  const about = [`<h1>${one} ${two}</h1><p>Text</p>`, `<h1>Two</h1><h2>${three}</h2><p>Text</p>`, appendix];
  const { report_id, id } = await publishReport(server, about);
  const query = `${one} ${two} ${three}`;
  const { matches } = await search(query);
  expect(matches[0]).toMatchObject({ report_id, missing: [] });
  expect(matches[0].chapters).not.toContainEqual(expect.objectContaining({ chapter_number: 3 }));
  expect(await found(query, { exactly: true })).toHaveLength(2);
  const { body } = await admin.call('searchReport', { params: { id }, body: { query, hits: 1 } });
  expect(body.chapters.length).toBeGreaterThan(1);
});

test('FIND-08 however many dashboards are called so, three reports are suggested beside them', async () => {
  const word = rare();
  for (let at = 0; at < 5; at += 1) await makeItem(server.db, { kind: 'medsku', item_name: `${word} ${at}` });
  for (let at = 0; at < 4; at += 1) await publishReport(server, [`<h1>${word}</h1><p>Text</p>`]);
  const { body } = await admin.call('whileTyping', { body: { query: word } });
  const kinds = body.items.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['medsku', 'medsku', 'report', 'report', 'report']);
});
