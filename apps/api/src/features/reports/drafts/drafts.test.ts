import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { changeRows, rowIn, rowsIn } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { expectStatus } from '../../../testing/expect-status.ts';
import { subscribe } from '../../../testing/items.ts';
import { packageOf, uploadFields, zipOf } from '../../../testing/packages.ts';
import { makeCompany, signedInAs } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';

const server = await startServer();
const admin = await signedInAs(server, { role: 'admin' });
const publications = await signedInAs(server, { role: 'publications' });

const table = (figure: string) =>
  `<h1>Knees</h1><p>Words of the draft.</p><p><img src="../images/chart.svg" alt="Chart"></p>
   <table><caption>Table 1 Sales</caption><tr><th>Country</th><th>2024</th><th>2025</th></tr>
   <tr><td>Spain</td><td>100.0</td><td>${figure}</td></tr><tr><td>France</td><td>120.5</td><td>130.0</td></tr></table>`;
const chart = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h7"/></svg>';
const packed = (html: string) => zipOf({ 'chapters/01-knees.html': html, 'images/chart.svg': chart });

async function upload(html: string, over: Record<string, string> = {}, who = admin) {
  const title = over.title ?? `Draft ${randomUUID()}`;
  const form = { fields: uploadFields(title, over), file: await packed(html) };
  const { status, body } = await who.call('uploadReport', { form });
  const id = String(body.draft_id);
  return { status, body, title, id, params: { id } };
}

const open = async (id: string) => (await expectStatus(200, admin.call('draft', { params: { id } }))).body;

/** A report that a company has. */
async function released(html = table('105.0')) {
  const { body, title } = await upload(html, { release: 'at-once' });
  const reader = await signedInAs(server, { usergroup_id: await makeCompany(server.db) });
  await subscribe(server.db, reader.usergroupId, body.report_id);
  const read = async () =>
    (await reader.call('subscribedReport', { params: { id: String(body.report_id), chapter: '1' } })).body;
  return { report_id: body.report_id as number, title, reader, read };
}

const again = (
  report: { report_id: number; title: string },
  html: string,
  over: Record<string, string> = {},
) => upload(html, { title: report.title, reportId: String(report.report_id), release: 'proof', ...over });

test('PUB-01 an upload without a finding is released at once; one that is to be proofed first is a draft', async () => {
  const clean = await upload(table('105.0'), { release: 'at-once' });
  expect(clean.body).toMatchObject({ report_id: expect.any(Number), draft_id: null });
  const proof = await upload(table('105.0'), { release: 'proof' });
  expect(proof.body).toMatchObject({ report_id: null, draft_id: expect.any(Number) });
  expect(await rowsIn(server.db, 'items', { item_name: proof.title })).toEqual([]);
});

test('PUB-01 what needs a look becomes a draft; the call without a choice refuses it and changes nothing', async () => {
  const unclear = table('(1)');
  const kept = await upload(unclear, { release: 'at-once' });
  expect(kept.body).toMatchObject({ report_id: null, draft_id: expect.any(Number) });
  const refused = await upload(unclear);
  expect([refused.status, refused.body.code]).toEqual([422, 'package-needs-a-look']);
  expect(refused.body.findings).toContainEqual(expect.objectContaining({ excerpt: '(1)', weight: 'settle' }));
  expect(await rowsIn(server.db, 'items', { item_name: refused.title })).toEqual([]);
});

test('PUB-02 PUB-08 publications sees a draft as a client would: its chapters, images, tables and findings', async () => {
  const { id, params } = await upload(table('(1)'), { release: 'proof' }, publications);
  const { body } = await expectStatus(200, publications.call('draft', { params }));
  expect(body).toMatchObject({
    origin: 'upload',
    createdBy: publications.email,
    titles: [{ chapter_number: 1, chapter_title: 'Knees' }],
    tables: [{ caption: 'Table 1 Sales', headRows: 1, numbers: 3, texts: 1 }],
    open: { settle: 1, look: 0 },
  });
  const [finding] = body.findings.filter(({ weight }: { weight: string }) => weight === 'settle');
  expect(finding).toMatchObject({ chapter_number: 1, block: body.tables[0].block, accepted: null });
  const chapter = (await publications.call('draftChapter', { params: { id, chapter: '1' } })).body;
  expect(chapter.chapter_content).toContain('Words of the draft.');
  const [address] = Object.values(chapter.images) as string[];
  expect(await server.send('GET', address ?? '')).toMatchObject({ status: 200 });
  const entries = await rowsIn(server.db, 'audit_log', { subject: `draft:${id}`, action: 'proof opened' });
  expect(entries).toHaveLength(1);
});

test('PUB-03 PUB-06 a finding to settle bars the release until it is accepted with a reason, and again when opened again', async () => {
  const { id, params, title } = await upload(table('(1)'), { release: 'proof' });
  const { findings, revision } = await open(id);
  const key = findings.find(({ weight }: { weight: string }) => weight === 'settle').key;
  const release = (over: object = {}) => admin.call('releaseDraft', { params, body: { revision, ...over } });
  expect((await release()).body.code).toBe('draft-unsettled');
  const accepting = { params: { id, finding: key }, body: { reason: 'The source says so.' } };
  const { body } = await expectStatus(200, admin.call('acceptFinding', accepting));
  expect(body.findings.find((one: { key: string }) => one.key === key).accepted).toMatchObject({
    by: admin.email,
    reason: 'The source says so.',
  });
  // Someone who still sees the draft as it was does not release it by that.
  expect((await release()).body.code).toBe('draft-changed');
  const reopened = await admin.call('reopenFinding', { params: { id, finding: key } });
  expect((await release({ revision: reopened.body.revision })).body.code).toBe('draft-unsettled');
  const last = await admin.call('acceptFinding', accepting);
  const done = await expectStatus(200, release({ revision: last.body.revision }));
  expect(await rowIn(server.db, 'items', { item_id: done.body.report_id })).toMatchObject({
    item_name: title,
  });
});

test('PUB-06 PUB-07 a release switches readers to the draft, with its note; the draft is gone', async () => {
  const report = await released();
  const before = await report.read();
  expect(before.reportMeta).toMatchObject({ version: 1, released: { at: expect.any(Number), note: '' } });
  const { id, params } = await again(report, table('140.0'));
  expect((await report.read()).chapter.chapter_content).toContain('105.0');
  const { revision, readers, base } = await open(id);
  expect([readers.companies, base.version]).toEqual([1, 1]);
  const body = { revision, note: 'Spain 2025 restated.', acknowledged: true };
  expect((await admin.call('releaseDraft', { params, body: { revision } })).body.code).toBe('draft-unseen');
  await expectStatus(200, admin.call('releaseDraft', { params, body }));
  const after = await report.read();
  expect(after.chapter.chapter_content).toContain('140.0');
  expect(after.reportMeta).toMatchObject({ version: 2, released: { note: 'Spain 2025 restated.' } });
  await expectStatus(404, admin.call('draft', { params }));
  const { body: versions } = await admin.call('reportVersions', { params: { id: String(report.report_id) } });
  expect(versions[0]).toMatchObject({
    version: 2,
    current: true,
    releases: [{ by: admin.email, note: body.note }],
  });
});

test('FOL-02 PUB-06 subscribers hear of a released version once, and of no draft', async () => {
  const report = await released();
  const { id, params } = await again(report, table('106.0'));
  const inbox = async () => (await report.reader.call('notifications')).body.items;
  expect(await inbox()).toEqual([]);
  const { revision } = await open(id);
  await expectStatus(200, admin.call('releaseDraft', { params, body: { revision, acknowledged: true } }));
  const told = { kind: 'version-released', title: report.title };
  await eventually(async () => expect(await inbox()).toMatchObject([told]));
  await expectStatus(
    200,
    admin.call('rollbackReport', { params: { id: String(report.report_id) }, body: { version: 1 } }),
  );
  await expectStatus(
    200,
    admin.call('rollbackReport', { params: { id: String(report.report_id) }, body: { version: 2 } }),
  );
  const events = { about_id: report.report_id, kind: 'version-released' };
  expect(await rowsIn(server.db, 'notification_events', events)).toHaveLength(2);
});

test('PUB-05 PUB-04 a draft lists every figure that differs from the current version, and one that leaps is to look at', async () => {
  const report = await released();
  const { id, params } = await again(report, table('140.0'));
  const { body } = await expectStatus(200, admin.call('draftChanges', { params }));
  expect(body.tables[0].figures).toMatchObject([
    { row: ['Spain'], column: ['2025'], before: { text: '105.0' }, after: { text: '140.0' } },
  ]);
  const { open: counts, findings } = await open(id);
  expect(counts.look).toBe(1);
  expect(findings[0]).toMatchObject({ weight: 'look', message: expect.stringContaining('current version') });
});

test('PUB-06 a draft whose report has changed is compared anew before it is released', async () => {
  const report = await released();
  const { id, params } = await again(report, table('106.0'));
  await expectStatus(
    204,
    admin.call('editReport', { params: { id: String(report.report_id) }, body: { description: 'New' } }),
  );
  const outdated = await open(id);
  expect(outdated.outdated).toBe(true);
  const release = (revision: number) =>
    admin.call('releaseDraft', { params, body: { revision, acknowledged: true } });
  expect((await release(outdated.revision)).body.code).toBe('draft-outdated');
  const { body } = await expectStatus(
    200,
    admin.call('rebaseDraft', { params, body: { revision: outdated.revision } }),
  );
  expect(body.outdated).toBe(false);
  await expectStatus(200, release(body.revision));
});

test('PUB-06 a release by many at once happens once', async () => {
  const report = await released();
  const { id, params } = await again(report, table('106.0'));
  const { revision } = await open(id);
  const body = { revision, acknowledged: true };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => admin.call('releaseDraft', { params, body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  expect((await report.read()).reportMeta.version).toBe(2);
});

test('PUB-06 a discarded draft leaves nothing behind, and readers notice nothing', async () => {
  const report = await released();
  const { params } = await again(report, table('140.0'));
  await expectStatus(204, publications.call('discardDraft', { params }));
  await expectStatus(404, admin.call('draft', { params }));
  expect((await report.read()).reportMeta.version).toBe(1);
});

test('PUB-01 uploading again takes the place of the draft; what was accepted stays so, and the note too', async () => {
  const report = await released();
  const first = await again(report, table('(1)'));
  const finding = (await open(first.id)).findings.find(
    ({ weight }: { weight: string }) => weight === 'settle',
  ).key;
  await admin.call('acceptFinding', { params: { id: first.id, finding }, body: { reason: 'Checked' } });
  const second = await again(report, table('(1)').replace('Words', 'Better words'));
  expect((await open(second.id)).open.settle).toBe(0);
  await expectStatus(404, admin.call('draft', { params: first.params }));
  const atOnce = await again(report, table('107.0'), { release: 'at-once' });
  expect(atOnce.body.draft_id).toBe(null);
  await expectStatus(404, admin.call('draft', { params: second.params }));
});

test('PUB-08 publications proofs the version that clients read, also a hidden one, and is asked to buy nothing', async () => {
  const report = await released();
  await changeRows(server.db, 'items', { visible: false }, { item_id: report.report_id });
  const params = { id: String(report.report_id), chapter: '1' };
  const { body } = await expectStatus(200, publications.call('proofChapter', { params }));
  expect(body).toMatchObject({ version: 1, chapter: { chapter_title: 'Knees' } });
  const [address] = Object.values(body.chapter.images) as string[];
  expect(await server.send('GET', address ?? '')).toMatchObject({ status: 200 });
});

test('decision 7: nobody else meets a draft, in any list, search, suggestion or image', async () => {
  const word = `Zyx${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const report = await released();
  const update = await again(report, table('140.0').replace('Words', word));
  await upload(table('1.0').replace('Words', word), {
    title: `${word} market`,
    release: 'proof',
  });
  const { reader } = report;
  /** What is asked is said again in the answer; a word that is nowhere gives the same. */
  const answersTo = async (asked: string) => {
    const listed = await Promise.all([
      reader.call('catalogs', {}),
      reader.call('searchReports', { body: { query: asked } }),
      reader.call('reportEditions', { body: { title: `${asked} market` } }),
      reader.call('searchReport', { params: { id: String(report.report_id) }, body: { query: asked } }),
      reader.call('session', {}),
    ]);
    return JSON.stringify(listed.map(({ body }) => body)).replaceAll(new RegExp(asked, 'gi'), 'asked');
  };
  expect(await answersTo(word)).toBe(await answersTo(word.split('').reverse().join('')));
  const chapter = (await admin.call('draftChapter', { params: { id: update.id, chapter: '1' } })).body;
  const [address = ''] = Object.values(chapter.images) as string[];
  expect(address).toContain(`/content/drafts/${update.id}/`);
  // The address of a draft's image is of no use under another name.
  await expect(
    server.send('GET', address.replace(`drafts/${update.id}`, String(report.report_id))),
  ).resolves.toMatchObject({
    status: 404,
  });
});

test('PUB-07 a roll back is a release with a note of its own', async () => {
  const report = await released();
  await again(report, table('106.0'), { release: 'at-once' });
  const params = { id: String(report.report_id) };
  const body = { version: 1, note: 'The correction was wrong.' };
  const { body: versions } = await expectStatus(200, admin.call('rollbackReport', { params, body }));
  expect(versions[1]).toMatchObject({
    version: 1,
    current: true,
    releases: [{ note: body.note }, { note: '' }],
  });
  expect((await report.read()).reportMeta).toMatchObject({ version: 1, released: { note: body.note } });
});

test('PUB-07 a roll back that is sent again is no second release', async () => {
  const report = await released();
  await again(report, table('106.0'), { release: 'at-once' });
  const params = { id: String(report.report_id) };
  const body = { version: 1, note: 'The correction was wrong.' };
  const { body: first } = await expectStatus(200, admin.call('rollbackReport', { params, body }));
  const { body: second } = await expectStatus(200, admin.call('rollbackReport', { params, body }));
  expect(second).toEqual(first);
});

test('PUB-07 a version was uploaded when its draft was, and released later', async () => {
  const report = await released();
  const draft = await again(report, table('106.0'), { release: 'proof' });
  const created_at = new Date('2026-11-02T08:00:00Z');
  await server.db
    .updateTable('drafts')
    .set({ created_at })
    .where('draft_id', '=', Number(draft.id))
    .execute();
  const body = { revision: (await open(draft.params.id)).revision, acknowledged: true };
  await expectStatus(200, admin.call('releaseDraft', { params: draft.params, body }));
  const params = { id: String(report.report_id) };
  const { body: versions } = await expectStatus(200, admin.call('reportVersions', { params }));
  expect(versions[0].createdAt).toBe(created_at.getTime() / 1000);
  expect(versions[0].releases[0].at).toBeGreaterThan(versions[0].createdAt);
});

test('PUB-07 the history of versions says what each of them changed', async () => {
  const report = await released();
  const { params } = await again(report, table('140.0'));
  const body = { revision: (await open(params.id)).revision, acknowledged: true };
  await expectStatus(200, admin.call('releaseDraft', { params, body }));
  const changed = (version: string) =>
    admin.call('versionChanges', { params: { id: String(report.report_id), version } });
  const { body: second } = await expectStatus(200, changed('2'));
  expect(second.tables[0].figures).toMatchObject([{ before: { text: '105.0' }, after: { text: '140.0' } }]);
  expect((await expectStatus(200, changed('1'))).body.counts.chapters).toMatchObject({
    added: 1,
    removed: 0,
  });
  expect((await changed('3')).status).toBe(404);
});

test('PUB-01 a new report has one draft, however often it is uploaded', async () => {
  const first = await upload(table('1.0'), { release: 'proof' });
  const file = await packageOf(1);
  const fields = uploadFields(first.title.toUpperCase(), { release: 'proof' });
  const { body } = await admin.call('uploadReport', { form: { fields, file } });
  await expectStatus(404, admin.call('draft', { params: first.params }));
  await expectStatus(200, admin.call('draft', { params: { id: String(body.draft_id) } }));
});

test('PUB-04 what is pointed out goes by a chosen share, which the next package of the draft keeps', async () => {
  const report = await released();
  const { id, params } = await again(report, table('115.0'));
  const leaps = (draft: { findings: { message: string }[] }) =>
    draft.findings.filter(({ message }) => message.includes('in the current version')).length;
  const before = await open(id);
  expect([before.share, leaps(before)]).toEqual([0.2, 0]);
  const body = { revision: before.revision, share: 0.05 };
  const { body: after } = await expectStatus(200, publications.call('chooseShare', { params, body }));
  expect([after.share, leaps(after)]).toEqual([0.05, 1]);
  expect((await admin.call('chooseShare', { params, body })).body.code).toBe('draft-changed');
  const unoffered = { revision: after.revision, share: 0.3 };
  expect((await admin.call('chooseShare', { params, body: unoffered })).status).toBe(422);
  const next = await open((await again(report, table('116.0'))).id);
  expect([next.share, leaps(next)]).toEqual([0.05, 1]);
});

test('PUB-06 PUB-04 a draft that is compared anew is judged beside the version that is current by then', async () => {
  const report = await released();
  const second = await again(report, table('158.0'));
  const body = { revision: (await open(second.id)).revision, acknowledged: true };
  await expectStatus(200, admin.call('releaseDraft', { params: second.params, body }));
  const { id, params } = await again(report, table('160.0'));
  const leaps = async () =>
    (await open(id)).findings.filter(({ message }: { message: string }) => message.startsWith('160.0'));
  expect(await leaps()).toEqual([]);
  const back = { version: 1, note: 'Wrong.' };
  await expectStatus(
    200,
    admin.call('rollbackReport', { params: { id: String(report.report_id) }, body: back }),
  );
  const { revision } = await open(id);
  await expectStatus(200, admin.call('rebaseDraft', { params, body: { revision } }));
  expect(await leaps()).toMatchObject([{ message: expect.stringContaining('105.0 in the current version') }]);
});
