import { expect, test } from 'vitest';
import { made } from '../../testing/custom-reports.ts';
import { changeRows } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { subscribe } from '../../testing/items.ts';
import { makeCompany, type SignedIn, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer({ LIMITS: 'customReports=1000/60' });
const { db } = server;

const chapters = (value: string) => [
  `<h1>Value</h1><p>Worth ${value} in all.</p><table><caption>Table 1 Value</caption>
   <tr><th>Country</th><th>2030</th></tr><tr><th>France</th><td>${value}</td></tr></table>`,
];
const title = 'Hips of the holders';
const older = await publishReport(server, chapters('4,711.5'), { title, year: '2025' });
const newer = await publishReport(server, chapters('4,888.5'), { title, year: '2026' });
const pair = { id: newer.id, other: older.id };

async function look(who: SignedIn) {
  return eventually(async () => {
    const answer = await who.call('differences', { params: pair });
    expect(answer.body.face).not.toBe('preparing');
    return answer;
  });
}

/** All that anybody is sent about the pair, by every call. */
async function allThatIsSent(who: SignedIn): Promise<string> {
  const answers = [
    await look(who),
    await who.call('changedTable', { params: { ...pair, table: '1' } }),
    await who.call('changedChapter', { params: { ...pair, chapter: '1' } }),
    await who.call('changesWorkbook', { params: pair }),
  ];
  return answers.map(({ bytes }) => bytes.toString('latin1')).join();
}

async function expectNothing(who: SignedIn): Promise<void> {
  expect(await look(who)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect(await allThatIsSent(who)).not.toMatch(/4,?[78]\d\d|Value|France/);
}

async function expectCounts(who: SignedIn): Promise<void> {
  expect((await look(who)).body).toMatchObject({ face: 'reduced', counts: { tables: { comparable: 1 } } });
  expect(await allThatIsSent(who)).not.toMatch(/4,?[78]\d\d\.5|France/);
}

const hold = (who: SignedIn, report_id: number, over: { access: 'sample' | 'demo'; market_name?: string }) =>
  db
    .insertInto('subscriptions')
    .values({ usergroup_id: who.usergroupId, item_id: report_id, ...over })
    .execute();

test('DIFF-04 a sample of one market is not the edition: alone it opens nothing, beside an edition only counts', async () => {
  const sampler = await signedInAs(server);
  await hold(sampler, newer.report_id, { access: 'sample', market_name: 'Hips' });
  await expectNothing(sampler);
  await subscribe(db, sampler.usergroupId, older.report_id);
  await expectCounts(sampler);
});

test('DIFF-04 chapters that a MedCore report opens are not the edition', async () => {
  const support = await signedInAs(server, { special: 'support' });
  const reader = await signedInAs(server);
  const id = await made(
    server,
    support,
    [
      [newer.report_id, 1],
      [older.report_id, 1],
    ],
    'MedCore hips',
  );
  await support.call('giveCustomReport', { params: { id }, body: { companies: [reader.usergroupId] } });
  await expectNothing(reader);
  await subscribe(db, reader.usergroupId, older.report_id);
  await expectCounts(reader);
});

test('DIFF-04 inherited rights count: one edition by the headquarter and one by oneself are both', async () => {
  const headquarter = await makeCompany(db, { headquarter: true });
  const below = await makeCompany(db, { headquarter_id: headquarter });
  await subscribe(db, headquarter, newer.report_id);
  const reader = await signedInAs(server, { usergroup_id: below });
  await expectCounts(reader);
  await subscribe(db, below, older.report_id);
  expect((await look(reader)).body.face).toBe('whole');
});

test('DIFF-04 an edition that ended is no longer held', async () => {
  const reader = await signedInAs(server);
  await subscribe(db, reader.usergroupId, newer.report_id);
  await subscribe(db, reader.usergroupId, older.report_id);
  expect((await look(reader)).body.face).toBe('whole');
  await db
    .deleteFrom('subscriptions')
    .where('usergroup_id', '=', reader.usergroupId)
    .where('item_id', '=', newer.report_id)
    .execute();
  await expectCounts(reader);
});

test('DIFF-04 the marketing account reads no edition', async () => {
  const marketing = await signedInAs(server, { special: 'marketing' });
  await subscribe(db, marketing.usergroupId, newer.report_id);
  await expectNothing(marketing);
});

test('DIFF-04 of two editions of different lines nobody is told anything', async () => {
  const other = await publishReport(server, chapters('1.5'), { title: 'Another line', year: '2025' });
  const admin = await signedInAs(server, { role: 'admin' });
  const answer = await admin.call('differences', { params: { id: newer.id, other: other.id } });
  expect(answer).toMatchObject({ status: 404 });
});

test('DIFF-04 a hidden edition is not compared for clients', async () => {
  const reader = await signedInAs(server);
  await subscribe(db, reader.usergroupId, newer.report_id);
  await changeRows(db, 'items', { visible: false }, { item_id: older.report_id });
  try {
    await expectNothing(reader);
  } finally {
    await changeRows(db, 'items', { visible: true }, { item_id: older.report_id });
  }
});
