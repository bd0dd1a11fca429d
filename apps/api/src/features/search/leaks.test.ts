import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { changeRows } from '../../testing/database.ts';
import { csv } from '../../testing/figure-files.ts';
import { openImporter } from '../../testing/figures.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const rare = () => `q${randomUUID().replace(/[^a-f]/g, '')}x`;

/** A report that only one company has, with a figure in its text, a heading, a caption and a cell. */
async function secret() {
  const word = rare();
  const page = `<h1>One ${word}</h1><h2>Plan 918273</h2><p>${word} sold for 4711.25 million in 2024, or 564738</p>
    <table><caption>Table 1 ${word} shares 39.25</caption><tr><th>Region<th>2031</tr>
    <tr><td>Lab 8675<td>123.75</tr></table>`;
  const { report_id, id } = await publishReport(server, [page]);
  const company = await makeCompany(server.db);
  await subscribe(server.db, company, report_id);
  const reader = await signedInAs(server, { usergroup_id: company });
  return { word, report_id, id, reader };
}

const stranger = await signedInAs(server);
const marketing = await signedInAs(server, { special: 'marketing' });

const figures = ['4711.25', '4711', '47', '4,711.25', '564738', '5647', '918273', '39.25', '8675', '123.75'];

test.each(figures)('FIND-05 nobody who may not read a report learns that it has %s', async (figure) => {
  const { word, reader } = await secret();
  for (const who of [stranger, marketing]) {
    for (const query of [figure, `${word} ${figure}`, `"${word} ${figure}"`, `${figure} OR ${rare()}`]) {
      for (const sortBy of ['new', 'best']) {
        const list = await who.call('searchReports', { body: { query, sortBy, exactly: true } });
        expect([query, list.body.total, list.body.beside.total, list.body.facets.all]).toEqual([
          query,
          0,
          0,
          0,
        ]);
        expect(list.body).not.toHaveProperty('suggestion');
      }
    }
    const best = await who.call('bestMatches', { body: { query: figure } });
    expect(best.body.matches).toEqual([]);
    const typing = await who.call('whileTyping', { body: { query: figure } });
    expect(typing.body).toMatchObject({ items: [], tables: [], names: [] });
  }
  if (!['47', '4711', '5647'].includes(figure)) {
    const own = await reader.call('searchReports', { body: { query: figure, exactly: true } });
    expect(own.body.total).toBeGreaterThan(0);
  }
});

test('FIND-05 a figure neither adds nor removes anything for those who may not read it', async () => {
  const { word } = await secret();
  const without = await stranger.call('searchReports', { body: { query: `${word} -"4711.25"` } });
  expect(without.body.total).toBe(1);
  const nearest = [`${word} sold 4711.25`, `${word} sold 4711.26`].map((query) =>
    stranger.call('searchReports', { body: { query, sortBy: 'best' } }),
  );
  const [right, wrong] = (await Promise.all(nearest)).map(({ body }) => ({
    ...body,
    leftOut: [],
    marks: [],
  }));
  expect(right).toMatchObject({ total: 1 });
  const told = (body: typeof right) =>
    JSON.stringify(body).replaceAll('4711.25', 'figure').replaceAll('4711.26', 'figure');
  expect(told(right)).toBe(told(wrong));
});

test('FIND-05 a year is found by everybody, but no figure that begins with one', async () => {
  const word = rare();
  await publishReport(server, [`<h1>One</h1><p>${word} in 2024 and 20257</p>`]);
  const total = async (query: string) =>
    (await stranger.call('searchReports', { body: { query: `${word} ${query}`, exactly: true } })).body.total;
  expect([await total('2024'), await total('2025'), await total('20257'), await total('202')]).toEqual([
    1, 0, 0, 0,
  ]);
});

test('FIND-07 of tables, snippets and labels nobody learns who may not read the report', async () => {
  const { word, report_id, id, reader } = await secret();
  const list = await stranger.call('searchReports', { body: { query: word } });
  expect(list.body).toMatchObject({
    total: 1,
    beside: { total: 0 },
    facets: { kinds: [{ value: 'report', count: 1 }] },
  });
  expect(list.body.matches[0].snippet).toBeNull();
  const typing = await stranger.call('whileTyping', { body: { query: word, report_id } });
  expect(typing.body).toMatchObject({ tables: [], inReport: { chapters: [], tables: [] } });
  expect((await stranger.call('reportExhibits', { params: { id } })).status).toBe(403);
  const own = await reader.call('searchReports', { body: { query: word } });
  expect(own.body.beside).toMatchObject({ total: 1, results: [{ kind: 'table', item_id: report_id }] });
});

test('FIND-07 a hidden report does not exist in lists, best matches, facets and suggestions', async () => {
  const { word, report_id, reader } = await secret();
  await changeRows(server.db, 'items', { visible: false }, { item_id: report_id });
  for (const who of [stranger, reader]) {
    const list = await who.call('searchReports', { body: { query: word } });
    expect([list.body.total, list.body.beside.total, list.body.facets.all]).toEqual([0, 0, 0]);
    expect((await who.call('bestMatches', { body: { query: word } })).body.matches).toEqual([]);
    const typing = await who.call('whileTyping', { body: { query: word } });
    expect(typing.body).toMatchObject({ items: [], tables: [] });
  }
});

test('FIND-08 searches that are remembered are those of one person', async () => {
  const word = rare();
  const person = await signedInAs(server);
  await person.call('rememberSearch', { body: { query: word, results: 3 } });
  const [one] = (await person.call('recentSearches', {})).body;
  expect(one).toMatchObject({ query: word, results: 3 });
  expect((await stranger.call('recentSearches', {})).body).toEqual([]);
  await stranger.call('forgetSearch', { params: { recent_id: String(one.recent_id) } });
  await stranger.call('forgetSearches', {});
  expect((await person.call('recentSearches', {})).body).toHaveLength(1);
  expect((await stranger.call('whileTyping', { body: { query: word } })).body.recent).toEqual([]);
});

/** Two reports of which nobody here may read either: what one of them has more must not put it first. */
async function pair(one: string, other: string): Promise<number[]> {
  const first = await publishReport(server, [`<h1>One</h1>${one}`]);
  const second = await publishReport(server, [`<h1>One</h1>${other}`]);
  return [first.report_id, second.report_id];
}

async function ordered(query: string): Promise<number[]> {
  const { body } = await stranger.call('searchReports', { body: { query, sortBy: 'best' } });
  return body.matches.map(({ report_id }: { report_id: number }) => report_id);
}

test.each([
  ['beside a word', '<p>Q sold 4711.25</p>', '<p>Q sold 8822.75</p>', ['Q sold 4711.25', 'Q sold 8822.75']],
  [
    'in a heading',
    '<h2>Plan 918273</h2><p>Q sold</p>',
    '<h2>Plan 564738</h2><p>Q sold</p>',
    ['Q sold 918273', 'Q sold 564738'],
  ],
  [
    'as a choice',
    '<h2>Plan 918273</h2><p>Q</p>',
    '<h2>Plan 564738</h2><p>Q</p>',
    ['"918273" OR Q', '564738 OR Q'],
  ],
  ['of words', '<p>Q blue green</p>', '<p>Q green blue</p>', ['Q blue green', 'Q green blue']],
  [
    'of words in headings',
    '<h2>Q blue green</h2>',
    '<h2>Q green blue</h2>',
    ['Q blue green', 'Q green blue'],
  ],
])('FIND-05 the order of results does not tell what others may read: %s', async (_, one, other, queries) => {
  const word = rare();
  const ids = await pair(one.replace('Q', word), other.replace('Q', word));
  const [asIs = [], guessed] = await Promise.all(queries.map((query) => ordered(query.replace('Q', word))));
  expect([asIs.toSorted(), guessed]).toEqual([ids.toSorted(), asIs]);
});

test('FIND-05 that a figure is somewhere does not make a word less rare', async () => {
  const [one, other] = [rare(), rare()];
  await pair(`<h2>${one}</h2><p>${other}</p>`, `<h2>${other}</h2><p>${one}</p>`);
  await publishReport(server, ['<h1>One</h1><p>4711.25</p>']);
  const [asIs, guessed] = await Promise.all([
    ordered(`${one} ${other} OR 4711.25`),
    ordered(`${other} ${one} OR 4711.25`),
  ]);
  expect([asIs?.length, guessed]).toEqual([2, asIs]);
});

test('FIND-08 while typing, a figure in a heading hides nothing from those who may not read it', async () => {
  const word = rare();
  const { report_id } = await publishReport(server, [`<h1>One</h1><h2>Orthoses ${word} 918273</h2>`]);
  const items = async (query: string) => (await stranger.call('whileTyping', { body: { query } })).body.items;
  expect(await items(`${word} OR 9182`)).toMatchObject([{ item_id: report_id }]);
  expect(await items(`${word} OR 9183`)).toMatchObject([{ item_id: report_id }]);
});

test('FIND-07 names within a dashboard are found by those who may open it; to others it has none', async () => {
  const [brand, sku] = [rare(), `${rare()}-12020`];
  const { item_id } = await makeItem(server.db, { kind: 'medsku' });
  const head = [
    'market',
    'manufacturer',
    'brand',
    'sku',
    'description',
    'country',
    'period',
    'units',
    'price',
  ];
  const row = ['Stents', 'Vantor', brand, sku, 'Stent', 'Italy', '2024-Q1', 10, 100, 'EUR'];
  const file = csv([...head, 'currency'], row);
  await (await openImporter(server, 'medsku')).put(file, { itemId: String(item_id) });
  const holder = await signedInAs(server);
  await subscribe(server.db, holder.usergroupId, item_id);
  const trier = await signedInAs(server);
  const demo = { usergroup_id: trier.usergroupId, item_id, access: 'demo' as const };
  await server.db.insertInto('subscriptions').values(demo).execute();
  const told = async (who: typeof stranger, query: string) => {
    const list = await who.call('searchReports', { body: { query } });
    const best = await who.call('bestMatches', { body: { query } });
    const typing = await who.call('whileTyping', { body: { query } });
    return [
      ...list.body.beside.results,
      ...best.body.matches,
      ...typing.body.items,
      ...list.body.facets.kinds,
      ...typing.body.names,
    ];
  };
  for (const query of [brand, brand.slice(0, -2), sku, `${brand} 12020`]) {
    expect((await told(holder, query)).slice(0, 2)).toMatchObject([{ item_id }, { item_id }]);
    for (const who of [stranger, marketing, trier])
      expect([query, await told(who, query)]).toEqual([query, []]);
  }
});
