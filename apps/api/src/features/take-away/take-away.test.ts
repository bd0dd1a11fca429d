import { takeAway as limits } from '@caliper/contract/limits.ts';
import { expect, test } from 'vitest';
import { made, makeReaders } from '../../testing/custom-reports.ts';
import { eventually } from '../../testing/eventually.ts';
import { subscribe } from '../../testing/items.ts';
import { makeCompany, type SignedIn, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { changeRows, rowsIn } from '../../testing/rows.ts';
import { startServer } from '../../testing/server.ts';
import { openPackage } from './ooxml/strict.fixture.ts';
import { sweepTaken } from './take-away.jobs.ts';

const server = await startServer({ LIMITS: 'customReports=1000/60' });
const { db } = server;

const table = (number: string) =>
  `<table><caption>Table ${number} Value by country<br>USD million</caption>
    <thead><tr><th>Country</th><th>2023</th><th>2024</th><th>2025</th><th>2026</th></tr></thead>
    <tr><th>Germany</th><td>1.5</td><td>2.5</td><td>3.5</td><td>4.5</td></tr>
    <tr><th>France</th><td>1.0</td><td>2.0</td><td>3.0</td><td>4.0</td></tr></table><p>Source: Survey of hospitals.</p>`;
const chapters = ['Knees', 'Hips', 'Shoulders'].map(
  (title, index) =>
    `<h1>${title}</h1><p>About <b>${title}</b>.</p>${table(`${index + 1}.1`)}
    <figure><img src="../images/chart.svg" alt="Growth"><figcaption>Figure ${index + 1}.2 Growth</figcaption></figure>`,
);

async function setUp() {
  const report = await publishReport(server, chapters);
  const { owner, colleague, companyId } = await makeReaders(server, report.report_id);
  return { report, owner, colleague, companyId };
}

interface Entry {
  title: string;
  isOpen: boolean;
}

type Caller = Pick<SignedIn, 'call'>;

const take = (who: Caller, of: object, format = 'pptx', more: object = {}) =>
  who.call('takeAway', { body: { of, format, ...more } });

const whenReady = (who: Caller, id: number) =>
  eventually(async () => {
    const { body } = await who.call('takenFile', { params: { id: String(id) } });
    expect(body).toMatchObject({ state: 'ready', remark: '' });
    return body;
  });

const download = (who: Caller, id: number) => who.call('takenFileContent', { params: { id: String(id) } });

test('TAKE-08 the dialog is told what there is, with its tables, charts and figures', async () => {
  const { report, owner } = await setUp();
  const { body } = await owner.call('takeAwayContents', { params: { kind: 'report', id: report.id } });
  expect(body).toMatchObject({
    title: report.title,
    version: 1,
    licence: { person: 'Ines Moreau', licence: '' },
    quota: null,
  });
  expect(body.entries).toHaveLength(3);
  expect(body.entries[1]).toEqual({
    entry: 2,
    number: 2,
    title: 'Hips',
    origin: '',
    tables: 1,
    charts: 1,
    figures: 1,
    isOpen: true,
  });
});

test.each(['pptx', 'docx', 'pdf', 'xlsx'])(
  'TAKE-08 a report is made as %s in the background, told of, downloaded and written down',
  async (format) => {
    const { report, owner } = await setUp();
    const { status, body } = await take(owner, { kind: 'report', id: report.report_id, version: 1 }, format);
    expect([status, body.state]).toEqual([202, 'waiting']);
    const ready = await whenReady(owner, body.file_id);
    expect(ready.bytes).toBeGreaterThan(1000);
    expect(ready).toMatchObject({ name: `${report.title}.${format}`, entries: 3, outdated: false });
    const file = await download(owner, body.file_id);
    expect([file.status, file.bytes.length]).toEqual([200, ready.bytes]);
    expect(file.headers['content-disposition']).toContain(`.${format}"`);
    await eventually(async () => {
      const { body: told } = await owner.call('notifications');
      expect(told.items[0]).toMatchObject({ kind: 'file-ready', title: report.title, path: '/files' });
    });
    const log = await rowsIn(db, 'audit_log', { action: 'exported', actor_id: owner.id });
    expect(log.map(({ subject }) => subject).sort()).toEqual([`file:${body.file_id}`, `report:${report.id}`]);
  },
);

test('TAKE-08 whoever asks twice has it made once, and another person’s is not found', async () => {
  const { report, owner, colleague } = await setUp();
  const of = { kind: 'report', id: report.report_id };
  const [one, other] = await Promise.all([take(owner, of), take(owner, of)]);
  expect(other.body.file_id).toBe(one.body.file_id);
  const params = { id: String(one.body.file_id) };
  expect(await statusOf(colleague.call('takenFile', { params }))).toBe(404);
  expect(await statusOf(colleague.call('takenFileContent', { params }))).toBe(404);
  expect(await statusOf(colleague.call('removeTakenFile', { params }))).toBe(204);
  expect((await colleague.call('takenFiles')).body).toEqual([]);
  await whenReady(owner, one.body.file_id);
  expect(await rowsIn(db, 'made_files', { user_id: owner.id })).toHaveLength(1);
});

test('TAKE-08 what may no longer be opened is not downloaded, and a sentence says what it is', async () => {
  const { report, owner, companyId } = await setUp();
  const { body } = await take(owner, { kind: 'report', id: report.report_id, entries: [2] }, 'xlsx');
  await whenReady(owner, body.file_id);
  await db.deleteFrom('subscriptions').where('usergroup_id', '=', companyId).execute();
  const refused = await download(owner, body.file_id);
  expect([refused.status, refused.body.code]).toEqual([403, 'file-closed']);
  expect(refused.body.detail).toContain(report.title);
  const { body: listed } = await owner.call('takenFiles');
  expect(listed[0].remark).toBe(refused.body.detail);
  expect(await statusOf(owner.call('takeAgain', { params: { id: String(body.file_id) } }))).toBe(403);
});

test('TAKE-08 what is withdrawn while it waits is never made', async () => {
  const { report, owner, companyId } = await setUp();
  const id = await waiting(owner, report.report_id);
  await db.deleteFrom('subscriptions').where('usergroup_id', '=', companyId).execute();
  await goOn(owner);
  await eventually(async () => {
    const { body } = await owner.call('takenFile', { params: { id: String(id) } });
    expect(body).toMatchObject({ state: 'failed', remark: 'Your company is not subscribed to this report.' });
  });
});

test('TAKE-08 a file ends after a day, and can be made again of what there is now', async () => {
  const { report, owner } = await setUp();
  const { body } = await take(owner, { kind: 'report', id: report.report_id }, 'xlsx');
  await whenReady(owner, body.file_id);
  const params = { id: String(body.file_id) };
  await changeRows(
    db,
    'taken_files',
    { ready_at: hoursAgo(limits.keptHours - 0.1) },
    { file_id: body.file_id },
  );
  expect((await download(owner, body.file_id)).status).toBe(200);
  await changeRows(db, 'taken_files', { ready_at: hoursAgo(limits.keptHours) }, { file_id: body.file_id });
  expect((await download(owner, body.file_id)).body.code).toBe('file-over');
  await sweepTaken(db, server.files);
  expect(await server.files.open(`taken/${body.file_id}.xlsx`)).toBeNull();
  expect((await owner.call('takenFile', { params })).body.state).toBe('over');
  const again = await owner.call('takeAgain', { params });
  expect(again.status).toBe(202);
  await whenReady(owner, again.body.file_id);
});

test('TAKE-08 a custom report holds chapters of several reports, for its owner and whoever it is shared with', async () => {
  const { report, owner, colleague, companyId } = await setUp();
  const other = await publishReport(server, chapters.slice(0, 1));
  await subscribe(db, companyId, other.report_id);
  const custom = await made(server, owner, [
    [report.report_id, 3],
    [other.report_id, 1],
  ]);
  const of = { kind: 'custom-report', id: Number(custom) };
  expect(await statusOf(take(colleague, of))).toBe(404);
  const { body } = await take(owner, of, 'xlsx');
  await whenReady(owner, body.file_id);
  await db.deleteFrom('subscriptions').where('item_id', '=', other.report_id).execute();
  expect((await download(owner, body.file_id)).body.detail).toContain('Knees');
  const again = await owner.call('takeAgain', { params: { id: String(body.file_id) } });
  expect((await whenReady(owner, again.body.file_id)).entries).toBe(1);
});

/** Chapters 2 of one report and a table of another, given to a company that is subscribed to neither. */
async function setUpMedcore() {
  const secret = (word: string) =>
    `<h1>${word}</h1><p>${word} words.</p>${table('1.1').replace('1.5', '98765')}`;
  const [one, other] = [
    await publishReport(server, [secret('Closed'), `<h1>Given</h1><p>Open words.</p>${table('2.1')}`]),
    await publishReport(server, [
      `<h1>Clipped</h1><p>Hidden words.</p>${table('1.1').replace('1.5', '77777')}${table('1.2').replace('1.5', '44444')}`,
    ]),
  ];
  const support = await signedInAs(server, { special: 'support', name: 'Support' });
  const reader = await signedInAs(server, { usergroup_id: await makeCompany(db), name: 'Ines Moreau' });
  const id = await made(server, support, [[one.report_id, 2]], 'MedCore pack');
  const { body: seen } = await support.call('subscribedReport', { params: { id: other.id, chapter: '1' } });
  const blocks = [...seen.chapter.chapter_content.matchAll(/<table[^>]* id="(b-[^"]+)"/g)];
  const add = await support.call('addClip', {
    params: { id },
    body: { report_id: other.report_id, chapter_number: 1, block: blocks[1]?.[1] },
  });
  expect(add.status).toBe(200);
  const give = (companies: number[]) =>
    support.call('giveCustomReport', { params: { id }, body: { companies } });
  await give([reader.usergroupId]);
  return { one, other, reader, of: { kind: 'custom-report', id: Number(id) }, give };
}

const cellsOf = async (bytes: Buffer) => {
  const parts = await openPackage(bytes);
  return [...parts]
    .filter(([path]) => path.endsWith('.xml'))
    .map(([, part]) => `${part}`)
    .join('\n');
};

test.each(['xlsx', 'docx', 'pptx'])(
  'TAKE-06 TAKE-11 who holds a MedCore report takes the chapters and clips that it opens as %s, and nothing beside them',
  async (format) => {
    const { one, reader, of, give } = await setUpMedcore();
    const { body: contents } = await reader.call('takeAwayContents', {
      params: { kind: 'custom-report', id: String(of.id) },
    });
    expect(contents.entries.map(({ title, isOpen }: Entry) => [title, isOpen])).toEqual([
      ['Given', true],
      [expect.stringContaining('Table 1.2'), true],
    ]);
    const { body } = await take(reader, of, format);
    await whenReady(reader, body.file_id);
    const inside = await cellsOf((await download(reader, body.file_id)).bytes);
    for (const open of ['Given', '44444', 'Ines Moreau']) expect(inside).toContain(open);
    for (const closed of ['98765', '77777', 'Hidden words', 'Closed words'])
      expect(inside).not.toContain(closed);
    // The report itself is open as far as the MedCore report opens its chapters.
    const report = { kind: 'report', id: one.report_id };
    expect(await statusOf(take(reader, { ...report, entries: [1] }, format))).toBe(403);
    const whole = await take(reader, report, format);
    await whenReady(reader, whole.body.file_id);
    const granted = await cellsOf((await download(reader, whole.body.file_id)).bytes);
    expect(granted).toContain('Given');
    expect(granted).not.toMatch(/98765|Closed words/);
    await give([]);
    for (const id of [body.file_id, whole.body.file_id])
      expect((await download(reader, id)).body.code).toBe('file-closed');
  },
);

test('TAKE-11 a clip of a MedCore report opens its block, and no file of the report that it is from', async () => {
  const { other, reader } = await setUpMedcore();
  expect(await statusOf(take(reader, { kind: 'report', id: other.report_id }))).toBe(403);
});

test('TAKE-08 a sample and a stranger are refused, a subsidiary takes what it inherits', async () => {
  const { report, companyId } = await setUp();
  const below = await makeCompany(db, { headquarter_id: companyId });
  await changeRows(db, 'usergroups', { headquarter: true, license: 'enterprise' }, { id: companyId });
  const of = { kind: 'report', id: report.report_id };
  const taster = await signedInAs(server);
  await db
    .insertInto('subscriptions')
    .values({
      usergroup_id: taster.usergroupId,
      item_id: report.report_id,
      access: 'sample',
      market_name: 'Knees',
    })
    .execute();
  expect(await statusOf(take(taster, of))).toBe(403);
  expect(await statusOf(take(await signedInAs(server), of))).toBe(403);
  expect(await statusOf(take(await signedInAs(server, { usergroup_id: below }), of))).toBe(202);
});

test('TAKE-08 work that is stopped leaves nothing and counts for nothing', async () => {
  const { report, owner } = await setUp();
  const id = await waiting(owner, report.report_id);
  expect(await statusOf(owner.call('removeTakenFile', { params: { id: String(id) } }))).toBe(204);
  await goOn(owner);
  expect(await rowsIn(db, 'taken_files', { user_id: owner.id })).toEqual([]);
  expect(await rowsIn(db, 'made_files', { user_id: owner.id })).toEqual([]);
});

test('TAKE-08 a person has five files made at a time, and no more', async () => {
  const { report, owner } = await setUp();
  await db
    .insertInto('taken_files')
    .values(Array.from({ length: limits.waitingPerUser }, (_, index) => unfinished(owner.id, index)))
    .execute();
  const refused = await take(owner, { kind: 'report', id: report.report_id });
  expect([refused.status, refused.body.code]).toEqual([409, 'files-waiting']);
  await db.deleteFrom('taken_files').where('user_id', '=', owner.id).execute();
});

test('TAKE-05 a workbook of chapters without tables is refused with what to do instead', async () => {
  const report = await publishReport(server, ['<h1>Words</h1><p>Only words.</p>']);
  const { owner } = await makeReaders(server, report.report_id);
  const of = { kind: 'report', id: report.report_id };
  expect((await take(owner, of, 'xlsx')).body.code).toBe('nothing-to-take');
  expect((await take(owner, { ...of, entries: [9] })).status).toBe(404);
  expect((await take(owner, { ...of, version: 2 })).body.code).toBe('report-updated');
});

/** Waits, but no node takes it: another one makes something else for the person, as far as this one knows. */
async function waiting(who: SignedIn, reportId: number): Promise<number> {
  await db.insertInto('taken_files').values(unfinished(who.id, 0)).execute();
  const { body } = await take(who, { kind: 'report', id: reportId });
  return body.file_id;
}

const goOn = (who: SignedIn) =>
  db.deleteFrom('taken_files').where('user_id', '=', who.id).where('digest', 'like', 'held %').execute();

const unfinished = (user_id: string, index: number) => ({
  user_id,
  kind: 'report',
  format: 'pptx',
  subject_id: 1,
  title: 'Knees',
  path: '/reports/1',
  digest: `held ${index}`,
  choice: '{}',
  entries: '[]',
  basis: '{}',
  // Another node works on it, as far as this one knows.
  ...(index === 0 && { state: 'working' as const, beat_at: new Date(Date.now() + 60_000) }),
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
