import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { changeRows } from '../../testing/database.ts';
import { subscribe } from '../../testing/items.ts';
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
  const without = await stranger.call('searchReports', { body: { query: `${word} -4711` } });
  expect(without.body.total).toBe(1);
  const nearest = [`${word} 4711.25`, `${word} 4711.26`].map((query) =>
    stranger.call('searchReports', { body: { query, sortBy: 'best' } }),
  );
  const [right, wrong] = (await Promise.all(nearest)).map(({ body }) => ({
    ...body,
    leftOut: [],
    marks: [],
  }));
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
