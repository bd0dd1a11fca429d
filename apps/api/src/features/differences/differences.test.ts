import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { subscribe } from '../../testing/items.ts';
import { type SignedIn, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const admin = await signedInAs(server, { role: 'admin' });
const publisher = await signedInAs(server, { role: 'publications' });
const sales = await signedInAs(server, { role: 'sales' });
const holder = await signedInAs(server);
const oldHolder = await signedInAs(server);
const newHolder = await signedInAs(server);
const stranger = await signedInAs(server);

const secret = { older: '727.4', newer: '737.6', passage: 'hospitals buy together' };

function edition(year: number): string[] {
  const isNew = year === 2026;
  const [number, value] = isNew ? ['5.1', secret.newer] : ['4.1', secret.older];
  const years = isNew
    ? '<th>2024</th><th>2025</th><th>2031</th><th>2032</th>'
    : '<th>2024</th><th>2025</th><th>2031</th>';
  const head = `<tr><th rowspan="2">Country</th><th colspan="${isNew ? 2 : 1}">Measured</th><th colspan="2">Forecast</th></tr><tr>${years}</tr>`;
  const germany = isNew
    ? `<td>574.8</td><td>599.0</td><td>${value}</td><td>770.1</td>`
    : `<td>574.8</td><td>596.7</td><td>${value}</td>`;
  const france = isNew
    ? '<td>363.0</td><td>374.5</td><td>511.8</td><td>539.2</td>'
    : '<td>359.8</td><td>374.6</td><td>498.1</td>';
  const companies = isNew ? ['Halden Surgical', 'Northfold Devices'] : ['HALDEN  Surgical', 'Marlow Joint'];
  return [
    `<h1>Knee implants</h1><p>In ${year} ${secret.passage}, and ${isNew ? 'prices rise' : 'prices fall'} in all of the countries.</p>
     <table><caption>Table ${number} Value by country<br>USD million</caption><thead>${head}</thead>
     <tbody><tr><th>Germany</th>${germany}</tr><tr><th>France</th>${france}</tr></tbody></table>`,
    `<h1>Companies</h1><p>Who sells.</p><table><caption>Table ${isNew ? 6 : 5}.1 Sales</caption><thead><tr><th>Company</th><th>${year}</th></tr></thead>
     <tbody>${companies.map((one, at) => `<tr><th>${one}</th><td>${at + 11}.5</td></tr>`).join('')}</tbody></table>`,
    ...(isNew ? ['<h1>Trials</h1><p>All of the trials.</p>'] : []),
  ];
}

const title = 'Large joints of the test';
const older = await publishReport(server, edition(2025), { title, year: '2025' });
const newer = await publishReport(server, edition(2026), { title, year: '2026' });
for (const { usergroupId } of [holder, oldHolder]) await subscribe(server.db, usergroupId, older.report_id);
for (const { usergroupId } of [holder, newHolder]) await subscribe(server.db, usergroupId, newer.report_id);

const pair = { id: newer.id, other: older.id };
const look = (who: SignedIn, params = pair, query = '') => who.call('differences', { params, query });

async function opened(who: SignedIn, params = pair, query = '') {
  return eventually(async () => {
    const answer = await look(who, params, query);
    expect(answer.body.face).not.toBe('preparing');
    return answer;
  });
}

test('DIFF-01 what changed stands in the answer: chapters, tables, restated and revised figures, years', async () => {
  const { status, body } = await opened(holder);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    face: 'whole',
    before: { report_id: older.report_id, report_year: 2025, version: 1, readable: true },
    after: { report_id: newer.report_id, report_year: 2026, readable: true },
    others: [{ report_id: older.report_id, report_year: 2025, version: null }],
    years: { before: { base: 2024, last: 2031 }, after: { base: 2025, last: 2032 } },
    counts: {
      chapters: { before: 2, after: 3, added: 1 },
      tables: { before: 2, after: 2, comparable: 2 },
      figures: { restated: 1, revised: 2, measured: 2 },
    },
  });
  expect(body.chapters.map((one: { kind: string }) => one.kind)).toEqual(['changed', 'changed', 'added']);
  expect(body.tables[0]).toMatchObject({
    kind: 'changed',
    isRenumbered: true,
    hasForecast: true,
    before: { name: 'Table 4.1' },
    after: { name: 'Table 5.1', title: 'Value by country' },
  });
});

test('DIFF-01 the sides are in the order of their years, whichever the address names first', async () => {
  const { body } = await opened(holder, { id: older.id, other: newer.id });
  expect([body.before.report_year, body.after.report_year]).toEqual([2025, 2026]);
});

test('DIFF-01 a table is shown by row and column, with the change and what kind of change it is', async () => {
  await opened(holder);
  const { status, body } = await holder.call('changedTable', { params: { ...pair, table: '1' } });
  expect(status).toBe(200);
  const [part] = body.parts;
  expect(part.columns).toEqual([
    { path: ['Measured', '2024'], side: 'both', year: 2024, was: 'measured', is: 'measured' },
    { path: ['Measured', '2025'], side: 'both', year: 2025, was: 'forecast', is: 'measured' },
    { path: ['Forecast', '2031'], side: 'both', year: 2031, was: 'forecast', is: 'forecast' },
    { path: ['Forecast', '2032'], side: 'added', year: 2032, was: 'unknown', is: 'forecast' },
  ]);
  const cells = part.rows.map((row: { cells: { kind: string }[] }) => row.cells.map(({ kind }) => kind));
  expect(cells).toEqual([
    ['same', 'measured', 'revised', 'added'],
    ['restated', 'measured', 'revised', 'added'],
  ]);
  expect(part.rows[1]).toMatchObject({ path: ['France'], side: 'both', former: null, isTotal: false });
  expect(part.rows[1].cells[0]).toEqual({
    kind: 'restated',
    before: { text: '359.8', value: 359.8, unit: 'USD million' },
    after: { text: '363.0', value: 363, unit: 'USD million' },
    change: 3.2,
    relative: 0.008894,
    converted: null,
  });
});

test('DIFF-02 forecasts stand beside each other and beside what came true, by market', async () => {
  await opened(holder);
  const { body } = await holder.call('changedTable', { params: { ...pair, table: '1' } });
  const [germany] = body.series;
  expect(germany).toMatchObject({ name: 'Germany', isTotal: false });
  expect(
    germany.points.map(({ year, was, is, relative }: Record<string, unknown>) => [year, was, is, relative]),
  ).toEqual([
    [2024, 'measured', 'measured', 0],
    [2025, 'forecast', 'measured', 0.003855],
    [2031, 'forecast', 'forecast', 0.014023],
    [2032, 'unknown', 'forecast', null],
  ]);
});

test('DIFF-03 companies came and went; one that is only written otherwise did not', async () => {
  const { body } = await opened(holder);
  expect(body.counts.companies).toEqual({ before: 2, after: 2, added: 1, removed: 1 });
  expect(body.companies).toEqual({
    added: [{ name: 'Northfold Devices', chapters: ['Companies'] }],
    removed: [{ name: 'Marlow Joint', chapters: ['Companies'] }],
  });
});

test('DIFF-03 text is shown by paragraph, with what was inserted and deleted', async () => {
  await opened(holder);
  const { body } = await holder.call('changedChapter', { params: { ...pair, chapter: '1' } });
  expect(body.passages).toMatchObject([
    {
      kind: 'changed',
      follows: false,
      pieces: [
        { kind: 'same', text: 'In ' },
        { kind: 'removed', text: '2025' },
        { kind: 'added', text: '2026' },
        { kind: 'same', text: ' hospitals buy together, and prices ' },
        { kind: 'removed', text: 'fall' },
        { kind: 'added', text: 'rise' },
        { kind: 'same', text: ' in all of the countries.' },
      ],
    },
  ]);
});

test.each([
  ['the older edition alone', oldHolder],
  ['the newer edition alone', newHolder],
])('DIFF-04 who holds %s sees headings and counts, and nothing of what the editions say', async (_, who) => {
  const { status, body } = await opened(who);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    face: 'reduced',
    counts: { figures: { revised: 2, restated: 1 }, companies: { added: 1, removed: 1 } },
  });
  expect(body.chapters[0]).toMatchObject({ after: { title: 'Knee implants' }, revised: 2, restated: 1 });
  const sent = JSON.stringify(body);
  for (const value of [
    secret.older,
    secret.newer,
    secret.passage,
    'Northfold',
    'Marlow',
    'Germany',
    'Value by country',
  ])
    expect(sent).not.toContain(value);
  expect(Object.keys(body)).not.toContain('tables');
  const parts = await Promise.all([
    who.call('changedTable', { params: { ...pair, table: '1' } }),
    who.call('changedChapter', { params: { ...pair, chapter: '1' } }),
    who.call('changesWorkbook', { params: pair }),
  ]);
  for (const part of parts) expect(part).toMatchObject({ status: 403, body: { code: 'not-subscribed' } });
});

test('DIFF-04 who holds neither is told that there is nothing, by every call', async () => {
  await opened(holder);
  const answers = await Promise.all([
    look(stranger),
    stranger.call('changedTable', { params: { ...pair, table: '1' } }),
    stranger.call('changedChapter', { params: { ...pair, chapter: '1' } }),
    stranger.call('changesWorkbook', { params: pair }),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('DIFF-04 staff who read or publish reports see all of it', async () => {
  for (const who of [admin, publisher, sales]) expect((await opened(who)).body.face).toBe('whole');
});
