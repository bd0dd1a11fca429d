import { randomUUID } from 'node:crypto';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { made } from '../../testing/custom-reports.ts';
import { changeRows } from '../../testing/database.ts';
import { csv, marketHead } from '../../testing/figure-files.ts';
import { openImporter } from '../../testing/figures.ts';
import { subscribe } from '../../testing/items.ts';
import { makeCompany, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';
import { readFigures } from './reading.ts';

const server = await startServer();
const { db } = server;
const admin = await signedInAs(server, { role: 'admin' });

/** Words of its own for each test: letters only. */
const word = () =>
  randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 6)
    .padEnd(6, 'k')
    .replace(/^/, 'z');

interface Chapter {
  product: string;
  germany?: string;
  /** The names and figures of types, all in Germany. */
  types?: readonly (readonly [string, string])[];
}

function chapter({ product, germany = '599.0', types = [] }: Chapter): string {
  const head =
    '<tr><th rowspan="2">Country</th><th>Measured</th><th>Forecast</th></tr><tr><th>2025</th><th>2026</th></tr>';
  const rows = `<tr><th>Germany</th><td>${germany}</td><td>612.5</td></tr><tr><th>France</th><td>343.1</td><td>350.2</td></tr>`;
  const typed = types
    .map(([name, figure]) => `<tr><th>Germany</th><th>${name}</th><td>${figure}</td></tr>`)
    .join('');
  return (
    `<h1>${product}</h1><p>About it.</p><table><caption>Table 5.1 Value of ${product}, by country<br>USD million</caption>` +
    `<thead>${head}</thead><tbody>${rows}</tbody></table>` +
    (typed
      ? `<p>And.</p><table><caption>Table 5.2 Value of ${product} by country and type<br>USD million</caption>` +
        `<thead><tr><th>Country</th><th>Type</th><th>2025</th></tr></thead><tbody>${typed}</tbody></table>`
      : '')
  );
}

async function publish(chapters: readonly string[], over: Record<string, string> = {}) {
  const report = await publishReport(server, chapters, { region: 'Europe', ...over });
  await readFigures(db, 1000);
  return report;
}

async function ask(query: string, who = admin) {
  const { status, body } = await who.call('figureAnswers', { body: { query } });
  expect(status).toBe(200);
  return body;
}

const figuresOf = ({ answers }: Awaited<ReturnType<typeof ask>>): unknown[][] =>
  answers.map(({ figures }: { figures: { point: { shown: string } }[] }) =>
    figures.map(({ point }) => point.shown),
  );

test('FIND-02 a question is answered by the very cell, with unit, edition, version and source', async () => {
  const product = `${word()} implants`;
  const { report_id } = await publish([chapter({ product })]);
  const { answers, elsewhereTotal } = await ask(`market value of ${product} in Germany in 2025`);
  expect(elsewhereTotal).toBe(0);
  expect(answers).toHaveLength(1);
  expect(answers[0]).toMatchObject({ metric: 'value', place: 'Germany', isSeries: false });
  expect(answers[0].figures).toEqual([
    {
      difference: null,
      point: {
        period: { from: 2025, to: 2025 },
        value: 599,
        shown: '599.0',
        state: 'measured',
        row: 0,
        column: 1,
      },
      series: expect.objectContaining({
        unit: 'USD million',
        source: expect.objectContaining({
          kind: 'table',
          item_id: report_id,
          year: 2026,
          version: expect.any(Number),
          table: expect.objectContaining({ chapter_number: 1, table_number: 1 }),
        }),
      }),
    },
  ]);
  const [{ point }] = (await ask(`value of ${product} in Germany 2026`)).answers[0].figures;
  expect(point).toMatchObject({ shown: '612.5', state: 'forecast' });
  expect((await ask(`value of ${product} in Spain 2025`)).answers).toEqual([]);
  expect((await ask(`value of ${product} in Germany 2019`)).answers).toEqual([]);
});

test('FIND-02 a market is found by the names of its procedure', async () => {
  await publish([chapter({ product: 'Transcatheter Aortic Valves', germany: '412.7' })]);
  for (const name of ['TAVR', 'TAVI', 'transcatheter aortic valve replacement'])
    expect(figuresOf(await ask(`${name} market value in Germany in 2025`)), name).toEqual([['412.7']]);
});

test('FIND-02 a development is answered as such; editions stand beside each other with their difference', async () => {
  const product = `${word()} stents`;
  const title = `Report ${randomUUID()}`;
  await publish([chapter({ product, germany: '580.0' })], { title, year: '2025' });
  await publish([chapter({ product })], { title, year: '2026' });
  const [answer] = (await ask(`value of ${product} in Germany 2025`)).answers;
  expect(answer.figures).toMatchObject([
    { point: { shown: '599.0' }, series: { source: { year: 2026 } }, difference: null },
    { point: { shown: '580.0' }, series: { source: { year: 2025 } }, difference: { absolute: -19 } },
  ]);
  expect(answer.figures[1].difference.relative).toBeCloseTo(-19 / 599);
  const [series] = (await ask(`value of ${product} in Germany`)).answers;
  expect(series).toMatchObject({ isSeries: true });
  expect(series.figures[0].series.points.map(({ shown }: { shown: string }) => shown)).toEqual([
    '599.0',
    '612.5',
  ]);
});

test('FIND-02 a part never stands for the whole, and what could be two things is not answered', async () => {
  const kind = word();
  const types = [
    ['Cementless', '166.9'],
    ['Value', '51.8'],
    ['Implants', '20.2'],
  ] as const;
  await publish([
    chapter({ product: `Primary ${kind} implants`, types }),
    chapter({ product: `Partial ${kind} systems`, germany: '69.1' }),
  ]);
  expect(figuresOf(await ask(`value of primary ${kind} implants in Germany 2025`))).toEqual([['599.0']]);
  expect(figuresOf(await ask(`value of cementless ${kind} in Germany 2025`))).toEqual([['166.9']]);
  expect(figuresOf(await ask(`value of ${kind} in Germany 2025`))).toEqual([]);
  expect(figuresOf(await ask(`units of primary ${kind} implants in Germany 2025`))).toEqual([]);
});

test('FIND-03 whoever may not read a report is told that it has such a figure, and nothing of it', async () => {
  const product = `${word()} valves`;
  const { report_id, title } = await publish([chapter({ product, germany: '7431.5' })]);
  const stranger = await signedInAs(server);
  const asked = [`value of ${product} in Germany 2025`, `value of ${product} in Germany`];
  for (const query of asked) {
    const answer = await ask(query, stranger);
    expect(answer).toEqual({
      answers: [],
      elsewhere: [{ item_id: report_id, item_name: title, year: 2026, region: 'Europe' }],
      elsewhereTotal: 1,
    });
    expect(JSON.stringify(answer)).not.toContain('7431');
  }
  expect((await ask(`value of ${product} in Germany 2019`, stranger)).elsewhereTotal).toBe(0);
  await subscribe(db, stranger.usergroupId, report_id);
  expect(figuresOf(await ask(asked[0] ?? '', stranger))).toEqual([['7431.5']]);
  await admin.call('setReportVisible', { params: { id: String(report_id) }, body: { status: 0 } });
  expect(await ask(asked[0] ?? '', stranger)).toEqual({ answers: [], elsewhere: [], elsewhereTotal: 0 });
});

test('FIND-02 figures of dashboards count as they were imported: nothing is added up, demo figures never', async () => {
  const importer = await openImporter(server, 'global');
  const market = `${word()} pumps`;
  const { report_id } = await publish(['<h1>One</h1><p>Text</p>']);
  const rows = (segment: string, company: string, value: number) =>
    [market, segment, 'Europe', 'Italy', company, 2025, 'value', 'US$ million', value] as (string | number)[];
  await importer.put(
    csv(marketHead, rows('Small', '', 10), rows('Large', '', 30), rows('Small', 'Vantor', 4)),
    {
      itemId: String(report_id),
    },
  );
  expect(figuresOf(await ask(`value of small ${market} in Italy 2025`))).toEqual([['10']]);
  expect(figuresOf(await ask(`value of ${market} in Italy 2025`))).toEqual([]);
  expect(figuresOf(await ask(`Vantor sales of small ${market} in Italy 2025`))).toEqual([['4']]);
  const stranger = await signedInAs(server, { usergroup_id: await makeCompany(db) });
  const asked = async () => ask(`value of small ${market} in Italy 2025`, stranger);
  expect(figuresOf(await asked())).toEqual([]);
  const support = await signedInAs(server, { special: 'support', name: 'Support' });
  const id = await made(server, support, [[report_id, 1]]);
  const params = { id };
  await support.call('giveCustomReport', { params, body: { companies: [stranger.usergroupId] } });
  expect(figuresOf(await asked())).toEqual([]);
  await support.call('chooseMarkets', { params, body: { report_id, market_names: [market] } });
  const { answers } = await asked();
  expect(answers[0].figures.map(({ point }: { point: { shown: string } }) => point.shown)).toEqual(['10']);
  expect(answers[0].figures[0].series.source).toMatchObject({
    kind: 'dashboard',
    given: { c_report_id: Number(id) },
  });
});

test('FAST-01 what is a forecast follows the year that an edition has now', async () => {
  const market = `${word()} drills`;
  const { report_id } = await publish(['<h1>One</h1><p>Text</p>']);
  const row = [market, 'Small', 'Europe', 'Italy', '', 2025, 'value', 'US$ million', 10];
  await (await openImporter(server, 'global')).put(csv(marketHead, row), { itemId: String(report_id) });
  const stateOf = async () =>
    (await ask(`value of small ${market} in Italy 2025`)).answers[0].figures[0].point.state;
  expect(await stateOf()).toBe('measured');
  await changeRows(db, 'items', { item_year: 2025 }, { item_id: report_id });
  expect(await stateOf()).toBe('forecast');
});

test('FIND-12 a place is meant however it is written', async () => {
  const product = `${word()} wires`;
  await publish([chapter({ product })]);
  for (const place of ['germany', 'Germany', 'GERMANY'])
    expect(
      (await admin.call('listFigures', { body: { about: product, metric: 'value', place } })).body.total,
    ).toBe(1);
});

test('FIND-12 all developments of a metric are listed with their sources, and go side by side into a sheet', async () => {
  const product = `${word()} cages`;
  const { report_id } = await publish([chapter({ product })]);
  const choice = { about: product, metric: 'value' } as const;
  const company = await makeCompany(db);
  const reader = await signedInAs(server, { usergroup_id: company });
  const before = (await reader.call('listFigures', { body: choice })).body;
  expect(before).toMatchObject({ series: [], total: 0, elsewhereTotal: 1 });
  await subscribe(db, company, report_id);
  const { body } = await reader.call('listFigures', { body: choice });
  expect(body).toMatchObject({ total: 2, places: ['France', 'Germany'], elsewhereTotal: 0 });
  const keys = body.series.map(({ key }: { key: string }) => key);
  const one = await reader.call('listFigures', {
    body: { ...choice, place: 'France', from: 2026, to: 2026 },
  });
  expect(
    one.body.series.map(({ points }: { points: { shown: string }[] }) => points.map(({ shown }) => shown)),
  ).toEqual([['350.2']]);
  const file = await reader.call('figuresSheet', { body: { ...choice, keys } });
  expect(file.status).toBe(200);
  const sheet = await readSheet(Buffer.from(file.bytes));
  expect(sheet[0]?.slice(0, 6)).toEqual(['Figure', 'Metric', 'Place', 'Unit', '2025', '2026']);
  expect(sheet.slice(1, 3).map((row) => [row[2], row[4], row[5]])).toEqual([
    ['Germany', 599, 612.5],
    ['France', 343.1, 350.2],
  ]);
  const stranger = await signedInAs(server);
  expect((await stranger.call('figuresSheet', { body: { ...choice, keys } })).status).toBe(404);
});

test('FIND-02 a company that was given a MedCore report gets the figures of its chapters, and of no other', async () => {
  const [given, other] = [`${word()} implants`, `${word()} implants`];
  const { report_id } = await publish([chapter({ product: other }), chapter({ product: given })]);
  const person = await signedInAs(server, { usergroup_id: await makeCompany(db) });
  const asked = (product: string) => ask(`market value of ${product} in Germany in 2025`, person);
  expect(figuresOf(await asked(given))).toEqual([]);
  const support = await signedInAs(server, { special: 'support', name: 'Support' });
  const id = await made(server, support, [[report_id, 2]], 'MedCore implants');
  await support.call('giveCustomReport', { params: { id }, body: { companies: [person.usergroupId] } });
  const { answers } = await asked(given);
  expect(answers[0].figures).toMatchObject([
    {
      point: { shown: '599.0' },
      series: { source: { given: { c_report_id: Number(id), c_report_name: 'MedCore implants', place: 1 } } },
    },
  ]);
  const closed = await asked(other);
  expect([figuresOf(closed), closed.elsewhereTotal]).toEqual([[], 1]);
  expect(
    (await ask(`market value of ${given} in Germany in 2025`)).answers[0].figures[0].series.source.given,
  ).toBeNull();
});
