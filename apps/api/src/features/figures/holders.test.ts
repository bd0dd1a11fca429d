import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { made } from '../../testing/custom-reports.ts';
import { csv, marketHead } from '../../testing/figure-files.ts';
import { openImporter } from '../../testing/figures.ts';
import { subscribe } from '../../testing/items.ts';
import { makeCompany, type SignedIn, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer({ LIMITS: 'customReports=1000/60' });
const { db } = server;

const chapters = (value: string) => [
  `<h1>Quill Stents</h1><p>Text.</p><table><caption>Table 1 Value of quill stents, by country<br>USD million</caption>
   <tr><th>Country</th><th>2025</th></tr><tr><th>Germany</th><td>${value}</td></tr></table>`,
  '<h1>Outlook</h1><p>Nothing but text.</p>',
];
const title = 'Quill Devices';
const older = await publishReport(server, chapters('4,711.5'), { title, year: '2025' });
const newer = await publishReport(server, chapters('4,888.5'), { title, year: '2026' });

const importer = await openImporter(server, 'global');
const row = (segment: string, value: number) =>
  ['Quill stents', segment, 'Europe', 'Germany', '', 2025, 'value', 'US$ million', value] as const;
const other = (segment: string, value: number) =>
  ['Ruff valves', segment, 'Europe', 'Germany', '', 2025, 'value', 'US$ million', value] as const;
await importer.put(csv(marketHead, [...row('Coated', 4111.5)], [...other('Sewn', 4222.5)]), {
  itemId: String(newer.report_id),
});

const questions = [
  'value of quill stents in Germany 2025',
  'value of quill stents in Germany',
  'value of coated quill stents in Germany 2025',
  'value of sewn ruff valves in Germany 2025',
];
const choices = ['quill stents', 'ruff valves'].map((about) => ({ about, metric: 'value' as const }));

interface Sent {
  /** Every figure that is told by any call, as it is printed. */
  told: string[];
  /** The years of the editions that are said to have more. */
  elsewhere: number[];
  everything: string;
}

/** All that anybody is sent, by every call. */
async function allThatIsSent(who: SignedIn): Promise<Sent> {
  const answers = await Promise.all(
    questions.map(async (query) => (await who.call('figureAnswers', { body: { query } })).body),
  );
  const lists = await Promise.all(
    choices.map(async (body) => (await who.call('listFigures', { body })).body),
  );
  const told = [
    ...answers.flatMap((one) =>
      one.answers.flatMap(({ figures }: { figures: { point: Point }[] }) => figures),
    ),
    ...lists.flatMap(({ series }) => series.map(({ points }: { points: Point[] }) => ({ point: points[0] }))),
  ].map(({ point }: { point: Point }) => point.shown);
  const elsewhere = [...answers, ...lists].flatMap((one) =>
    one.elsewhere.map(({ year }: { year: number }) => year),
  );
  return {
    told: [...new Set(told)].sort(),
    elsewhere: [...new Set<number>(elsewhere)].sort(),
    everything: JSON.stringify([answers, lists]),
  };
}

interface Point {
  shown: string;
}

const hold = (who: SignedIn, over: { access?: 'sample' | 'demo'; market_name?: string }) =>
  db
    .insertInto('subscriptions')
    .values({ usergroup_id: who.usergroupId, item_id: newer.report_id, ...over })
    .execute();

/** Neither these figures, nor anything by which they could be computed. */
function expectNothingOf(sent: Sent, ...figures: RegExp[]): void {
  for (const figure of figures) expect(sent.everything).not.toMatch(figure);
}

const figuresOf = { older: /4,?711/, newer: /4,?888/, market: /4,?111/, otherMarket: /4,?222/ };

test('FIND-03 who holds nothing learns which editions have such figures, and none of them', async () => {
  const sent = await allThatIsSent(await signedInAs(server));
  expect([sent.told, sent.elsewhere]).toEqual([[], [2025, 2026]]);
  expectNothingOf(sent, ...Object.values(figuresOf));
});

test('FIND-03 who holds one edition gets its figures alone, without a difference to the other', async () => {
  const reader = await signedInAs(server);
  await subscribe(db, reader.usergroupId, older.report_id);
  const sent = await allThatIsSent(reader);
  expect([sent.told, sent.elsewhere]).toEqual([['4,711.5'], [2026]]);
  expectNothingOf(sent, figuresOf.newer, figuresOf.market, /"absolute"|177/);
});

test('FIND-03 a sample opens its one market of the dashboard, and no table', async () => {
  const reader = await signedInAs(server);
  await hold(reader, { access: 'sample', market_name: 'Quill stents' });
  const sent = await allThatIsSent(reader);
  expect([sent.told, sent.elsewhere]).toEqual([['4,111.5'], [2025, 2026]]);
  expectNothingOf(sent, figuresOf.older, figuresOf.newer, figuresOf.otherMarket);
});

test('FIND-03 who holds the demo of a dashboard gets none of its figures', async () => {
  const reader = await signedInAs(server);
  await hold(reader, { access: 'demo' });
  const sent = await allThatIsSent(reader);
  expect([sent.told, sent.elsewhere]).toEqual([[], [2025, 2026]]);
  expectNothingOf(sent, ...Object.values(figuresOf));
});

test('FIND-02 staff who read reports get all of it', async () => {
  const { told } = await allThatIsSent(await signedInAs(server, { role: 'admin' }));
  expect(told).toEqual(['4,111.5', '4,222.5', '4,711.5', '4,888.5']);
});

test('FIND-03 a MedCore report opens its own chapters alone', async () => {
  const support = await signedInAs(server, { special: 'support', name: 'Support' });
  const reader = await signedInAs(server);
  const give = async (chapter: number) => {
    const id = await made(server, support, [[newer.report_id, chapter]], `MedCore quill ${chapter}`);
    await support.call('giveCustomReport', { params: { id }, body: { companies: [reader.usergroupId] } });
  };
  await give(2);
  expectNothingOf(await allThatIsSent(reader), ...Object.values(figuresOf));
  await give(1);
  const sent = await allThatIsSent(reader);
  expect([sent.told, sent.elsewhere]).toEqual([['4,888.5'], [2025]]);
  expectNothingOf(sent, figuresOf.older, figuresOf.market, figuresOf.otherMarket);
});

test('FIND-02 inherited rights count, and what ended does not', async () => {
  const headquarter = await makeCompany(db, { headquarter: true });
  const usergroup_id = await makeCompany(db, { headquarter_id: headquarter });
  const reader = await signedInAs(server, { usergroup_id });
  await subscribe(db, headquarter, newer.report_id);
  const inherited = await allThatIsSent(reader);
  expect([inherited.told, inherited.elsewhere]).toEqual([['4,111.5', '4,222.5', '4,888.5'], [2025]]);
  await subscribe(db, usergroup_id, older.report_id);
  const { answers } = (await reader.call('figureAnswers', { body: { query: questions[0] ?? '' } })).body;
  expect(answers[0].figures.map(({ difference }: { difference: unknown }) => difference)).toEqual([
    null,
    { absolute: -177, relative: -177 / 4888.5 },
  ]);
  await db.deleteFrom('subscriptions').where('usergroup_id', '=', headquarter).execute();
  const left = await allThatIsSent(reader);
  expect(left.told).toEqual(['4,711.5']);
  expectNothingOf(left, figuresOf.newer, figuresOf.market);
});

test('FIND-03 the marketing account previews, and is told no figure', async () => {
  const sent = await allThatIsSent(await signedInAs(server, { special: 'marketing', name: 'Marketing' }));
  expect(sent.told).toEqual([]);
  expectNothingOf(sent, ...Object.values(figuresOf));
});

test('FIND-12 a sheet holds only what the list told, and a key that was taken away is not found', async () => {
  const reader = await signedInAs(server);
  await subscribe(db, reader.usergroupId, older.report_id);
  const [choice = { about: '', metric: 'value' as const }] = choices;
  const admin = await signedInAs(server, { role: 'admin' });
  const keysFor = async (who: SignedIn): Promise<string[]> =>
    (await who.call('listFigures', { body: choice })).body.series.map(({ key }: { key: string }) => key);
  const own = await keysFor(reader);
  const file = await reader.call('figuresSheet', { body: { ...choice, keys: own } });
  const sheet = await readSheet(Buffer.from(file.bytes));
  expect(JSON.stringify(sheet)).toMatch(/4711\.5/);
  for (const key of (await keysFor(admin)).filter((one) => !own.includes(one)))
    expect((await reader.call('figuresSheet', { body: { ...choice, keys: [key] } })).status).toBe(404);
});
