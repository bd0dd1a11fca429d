import { expect, test } from 'vitest';
import { makeReaders } from '../../testing/custom-reports.ts';
import { changeRows, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { allTold, makeFollow, makeNamed, noteRead } from '../../testing/following.ts';
import { subscribe } from '../../testing/items.ts';
import { uploadFields, zipOf } from '../../testing/packages.ts';
import { type SignedIn, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const { db } = server;
const admin = await signedInAs(server, { role: 'admin' });

type Who = Pick<SignedIn, 'call'>;
const chapter = (text: string) => `<h1>Stems</h1><p>${text}</p>`;

/** Another version of a report, with the vocabulary read as by its job. */
async function release(report: { id: string; title: string }, ...chapters: string[]): Promise<void> {
  const files = chapters.map((html, index) => [`chapters/${index + 1}-part.html`, html] as const);
  const file = await zipOf(Object.fromEntries(files));
  const form = { fields: uploadFields(report.title, { reportId: report.id }), file };
  await expectStatus(200, admin.call('uploadReport', { form }));
  await settle(Number(report.id));
}

/** Until everybody was told, with the tables of the report read. */
async function settle(reportId: number): Promise<void> {
  await noteRead(db, reportId);
  await allTold(db);
}

const rows = async (who: Who) => (await who.call('notifications')).body.items;
const news = async (who: Who): Promise<string[]> =>
  (await rows(who)).map(({ kind, follows }: { kind: string; follows: string[] }) =>
    [kind, ...follows].join(': '),
  );
const places = async (who: Who): Promise<number[]> =>
  (await who.call('following')).body.map((one: { places: number }) => one.places);

async function published(text = 'About screws.') {
  const report = await publishReport(server, [chapter(text)]);
  await settle(report.report_id);
  return report;
}

test('FOL-02 who follows a report in several ways hears of its version once, and sees the new place', async () => {
  const report = await published();
  const { colleague, companyId } = await makeReaders(server);
  await subscribe(db, companyId, report.report_id);
  const company = await makeNamed(db, report.report_id, 'company', `Kestrel ${report.id}`);
  await makeFollow(db, colleague.id, { kind: 'report', target_id: report.report_id });
  await makeFollow(db, colleague.id, { kind: 'sub-category', target_id: 1405 });
  await makeFollow(db, colleague.id, { kind: 'company', target_id: company, name: 'Kestrel' });
  await release(report, chapter('About nails.'));
  expect(await news(colleague)).toEqual([expect.stringMatching(/^version-released: .+: Kestrel$/)]);
  expect(await places(colleague)).toEqual([1, 1, 1]);
  const [{ id }] = await rows(colleague);
  await colleague.call('readNotification', { params: { id: String(id) } });
  expect(await places(colleague)).toEqual([0, 0, 0]);
});

test('FOL-02 a new report is news to who follows its category, whoever bought it; a new edition to owners of the last', async () => {
  const { colleague, companyId, owner } = await makeReaders(server);
  await makeFollow(db, colleague.id, { kind: 'category', target_id: 14 });
  const report = await published();
  expect((await news(colleague))[0]).toMatch(/^report-added: /);
  expect(await news(owner)).toEqual([]);
  await subscribe(db, companyId, report.report_id);
  const edition = await publishReport(server, [chapter('Next')], { title: report.title, year: '2027' });
  await settle(edition.report_id);
  expect(await news(owner)).toEqual(['new-edition']);
  expect((await news(colleague))[0]).toMatch(/^new-edition: /);
  // Hidden, it is nobody's any more.
  await changeRows(db, 'items', { visible: false }, { item_id: edition.report_id });
  expect(await news(owner)).toEqual([]);
});

test('FOL-02 what a report contains is told to those who may read it, and to nobody else', async () => {
  const { colleague, companyId } = await makeReaders(server);
  const stranger = await signedInAs(server);
  const [report, old] = [await published(), await published()];
  const company = await makeNamed(db, report.report_id, 'company', `Corvid ${report.id}`);
  for (const { id } of [colleague, stranger]) {
    await makeFollow(db, id, { kind: 'company', target_id: company, name: 'Corvid' });
    await makeFollow(db, id, { kind: 'search', query: 'cementless' });
  }
  await subscribe(db, companyId, report.report_id);
  await subscribe(db, companyId, old.report_id);
  await release(report, chapter('A cementless stem.'));
  expect([await news(stranger), await places(stranger)]).toEqual([[], [0, 0]]);
  expect(await places(colleague)).toEqual([1, 1]);
  // Nor when what they could read is taken from them.
  await db.deleteFrom('subscriptions').where('item_id', '=', report.report_id).execute();
  expect([await news(colleague), await places(colleague)]).toEqual([[], [0, 0]]);
});

test('FOL-01 a saved search tells of new hits, not of those that were there before', async () => {
  const report = await published('A cementless stem.');
  const seller = await signedInAs(server, { role: 'sales' });
  const follow = await makeFollow(db, seller.id, { kind: 'search', query: 'cementless' });
  await release(report, chapter('A cementless stem, again.'));
  expect(await news(seller)).toEqual([]);
  await release(report, chapter('A cementless stem, again.'), '<h1>Cups</h1><p>The cementless cup.</p>');
  expect(await news(seller)).toEqual(['version-released: “cementless”']);
  // What it finds depends on where it looks.
  await changeRows(db, 'follows', { region: 'Africa' }, { follow_id: follow });
  await release(report, '<h1>Heads</h1><p>The cementless head.</p>');
  expect(await news(seller)).toHaveLength(1);
});

test('FOL-02 a version that says something else of past years is told as that, with its note, once', async () => {
  const table = (value: string) => `<h1>Units</h1><table><caption>Table 1.1: Knee implants, units</caption>
    <tr><th>Country</th><th>2023 Measured</th><th>2024 Measured</th></tr><tr><td>Spain</td><td>${value}</td><td>1,300</td></tr>
    <tr><td>Italy</td><td>1,700</td><td>1,900</td></tr></table>`;
  const report = await publishReport(server, [table('1,200')], { year: '2026' });
  const { colleague, companyId } = await makeReaders(server);
  await subscribe(db, companyId, report.report_id);
  await release(report, table('1,250'));
  expect(await news(colleague)).toEqual(['figures-restated']);
  await release(report, table('1,250').replace('1,700', '1,700').replace('Units', 'Units sold'));
  expect(await news(colleague)).toEqual(['version-released', 'figures-restated']);
});

test('FOL-02 whoever waits for a report to be read is told once it was', async () => {
  const report = await published();
  const follower = await signedInAs(server, { role: 'sales' });
  await makeFollow(db, follower.id, { kind: 'search', query: 'anodised' });
  await changeRows(db, 'term_readings', { version: null }, { item_id: report.report_id });
  const files = { 'chapters/1-part.html': chapter('Anodised.') };
  const form = { fields: uploadFields(report.title, { reportId: report.id }), file: await zipOf(files) };
  await expectStatus(200, admin.call('uploadReport', { form }));
  await eventually(async () => {
    const events = await db
      .selectFrom('notification_events')
      .selectAll()
      .where('told_at', 'is', null)
      .execute();
    expect(events).toEqual([]);
  });
  expect(await news(follower)).toEqual([]);
  await settle(report.report_id);
  expect(await news(follower)).toEqual(['version-released: “anodised”']);
});

test('FOL-01 what is followed in a report brings a mail sooner than the report, or one at all', async () => {
  const report = await published();
  const { owner, colleague, companyId } = await makeReaders(server);
  const member = await signedInAs(server, { usergroup_id: companyId });
  await subscribe(db, companyId, report.report_id);
  const search = { kind: 'search', query: 'polyethylene' } as const;
  // No mails of new versions, but at once of what the search finds.
  await db
    .insertInto('notification_settings')
    .values({ user_id: owner.id, kind: 'version-released', mail: 'off' })
    .execute();
  await makeFollow(db, owner.id, search);
  // The report weekly, the search daily.
  await makeFollow(db, colleague.id, { kind: 'report', target_id: report.report_id, rhythm: 'weekly' });
  await makeFollow(db, colleague.id, { ...search, rhythm: 'daily' });
  // New versions at once, the search weekly.
  await makeFollow(db, member.id, { ...search, rhythm: 'weekly' });
  await release(report, chapter('A polyethylene cup.'));
  const told = async ({ id, email }: SignedIn) => {
    const [row] = await rowsIn(db, 'notifications', { user_id: id });
    const mails = await rowsIn(db, 'outbox', { recipient: email });
    return [row?.rhythm, mails.length];
  };
  expect(await Promise.all([owner, colleague, member].map(told))).toEqual([
    [null, 1],
    ['daily', 0],
    [null, 1],
  ]);
  const mail = async ({ email }: SignedIn) => (await rowsIn(db, 'outbox', { recipient: email }))[0]?.body;
  await eventually(async () => {
    expect(await mail(owner)).toContain('of what is new in “polyethylene”: ');
    expect(await mail(member)).toContain('New version: ');
  });
});
