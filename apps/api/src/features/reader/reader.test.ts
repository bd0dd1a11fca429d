import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { changeRows } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { packageOf, uploadFields } from '../../testing/packages.ts';
import { makeCompany, type SignedIn, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';
import { pdfText } from './pdf-text.fixture.ts';

const table =
  '<table><caption>Table 1 Units</caption><tr><th>Year</th><th>Units</th></tr><tr><td>2026</td><td>1,234</td></tr></table>';

const server = await startServer();
const admin = await signedInAs(server, { role: 'admin' });
const subscriber = await signedInAs(server);
const outsider = await signedInAs(server);
const report = await publishReport(server, [
  `<h1>Summary</h1><p>Words that were paid for</p><p><img src="../images/chart.svg" alt="Chart"></p>${table}`,
  '<h1>Method</h1><p>How it was done</p>',
]);
await subscribe(server.db, subscriber.usergroupId, report.report_id);

const chapter = (who: SignedIn, id = report.id, number = '1') =>
  who.call('subscribedReport', { params: { id, chapter: number } });

const preview = (who: SignedIn, id = report.id) => who.call('unsubscribedReport', { params: { id } });

const textOf = async (pdf: Buffer) => (await pdfText(pdf)).join('\n');

test('READ-16 READ-19 a subscriber gets the chapter, all chapter titles, and the addresses of its images', async () => {
  const { status, body } = await chapter(subscriber);
  expect(status).toBe(200);
  expect(body.reportMeta).toEqual({
    report_id: report.report_id,
    version: 1,
    released: { at: expect.any(Number), note: '' },
    report_name: report.title,
    report_year: 2026,
    region: 'Europe',
    description: 'Implants and instruments',
    icon: 'Knee',
    category_id: 14,
    sub_category_id: 1405,
    global_dashboard: 0,
    dashboard_kind: 'market',
    visible: 1,
    subscribed: true,
    c_report_id: null,
    sample_markets: [],
    can: { openDashboard: false, refresh: true },
  });
  expect(body.chapters).toEqual([
    { chapter_number: 1, chapter_title: 'Summary' },
    { chapter_number: 2, chapter_title: 'Method' },
  ]);
  expect(body.chapter).toMatchObject({
    id: expect.any(Number),
    report_id: report.report_id,
    chapter_number: 1,
    chapter_title: 'Summary',
    chapter_content: expect.stringContaining('Words that were paid for'),
  });
  const [[file, address]] = Object.entries(body.chapter.images) as [[string, string]];
  expect(body.chapter.chapter_content).toContain(`data-image="${file}"`);
  expect(await server.send('GET', address)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/svg+xml' },
  });
});

test('paid content is not cached by browsers', async () => {
  expect((await chapter(subscriber)).headers['cache-control']).toBe('no-store');
  const asked = { token: subscriber.token, params: { id: report.id, chapter: '1', table: '1' } };
  expect((await server.call('tableExport', asked)).headers['cache-control']).toBe('no-store');
});

test('a table is not exported from another version than the one in sight', async () => {
  const { body } = await chapter(subscriber);
  const asked = { token: subscriber.token, params: { id: report.id, chapter: '1', table: '1' } };
  const exportOf = (chapterId: number) =>
    server.call('tableExport', { ...asked, query: `?chapter_id=${chapterId}` });
  await expectStatus(200, exportOf(body.chapter.id));
  expect(await exportOf(body.chapter.id + 1)).toMatchObject({
    status: 409,
    body: { code: 'report-updated' },
  });
});

test('READ-11 READ-16 anyone without a subscription gets the titles and a preview, and no text by any call', async () => {
  const refused = await chapter(outsider);
  expect(refused).toMatchObject({ status: 403, body: { code: 'not-subscribed' } });
  expect(JSON.stringify(refused.body)).not.toContain('paid for');

  const { body } = await preview(outsider);
  expect(body).toMatchObject({
    reportMeta: { report_id: report.report_id, subscribed: false, can: { refresh: false } },
    chapters: [{ chapter_title: 'Summary' }, { chapter_title: 'Method' }],
    preview: `/api/reports/${report.id}/preview`,
    tables: 1,
    figures: 1,
  });
  expect(JSON.stringify(body)).not.toContain('paid for');

  const asked = { token: outsider.token, params: { id: report.id, chapter: '1', table: '1' } };
  expect((await server.call('tableExport', asked)).status).toBe(403);
  const search = { token: outsider.token, params: { id: report.id }, body: { query: 'words' } };
  expect((await server.call('searchReport', search)).status).toBe(403);
});

test('MEND-12 a sample is named on the page of its report, and counts as no subscription', async () => {
  const taster = await signedInAs(server);
  const { token, usergroupId } = taster;
  const give = (market_name: string) =>
    server.db
      .insertInto('subscriptions')
      .values({ usergroup_id: usergroupId, item_id: report.report_id, access: 'sample', market_name })
      .execute();
  await give('Knees');
  await give('Hips');
  const { body } = await preview(taster);
  expect(body.reportMeta).toMatchObject({
    subscribed: false,
    sample_markets: ['Hips', 'Knees'],
    can: { openDashboard: false },
  });
  const { report_name: title } = body.reportMeta;
  const editions = await server.call('reportEditions', { token, body: { title } });
  expect(editions.body).toMatchObject([{ subscribed: false }]);
  await subscribe(server.db, usergroupId, report.report_id);
  expect((await preview(taster)).body.reportMeta.sample_markets).toEqual([]);
});

test.each([
  ['admin', 200, { role: 'admin' }],
  ['sales', 200, { role: 'sales' }],
  ['publications', 403, { role: 'publications' }],
  ['support', 200, { special: 'support' }],
  ['marketing', 403, { special: 'marketing' }],
] as const)('READ-16 %s opens a report that the company does not have: %i', async (_, status, over) => {
  const provider = await makeCompany(server.db, { company: `Provider ${randomUUID()}` });
  const person = await signedInAs(server, { usergroup_id: provider, ...over });
  expect((await chapter(person)).status).toBe(status);
});

test('the marketing account sees only previews, even of what its company has', async () => {
  const marketing = await signedInAs(server, {
    usergroup_id: subscriber.usergroupId,
    special: 'marketing',
  });
  expect((await chapter(marketing)).status).toBe(403);
  expect((await preview(marketing)).body.reportMeta.subscribed).toBe(false);
});

test('MEND-18 a missing chapter, a missing table, a missing report and a hidden report are not found; who has that learns that it was withdrawn', async () => {
  const table = { token: subscriber.token, params: { id: report.id, chapter: '1', table: '99' } };
  expect((await server.call('tableExport', table)).status).toBe(404);
  expect((await chapter(subscriber, report.id, '9')).status).toBe(404);
  expect((await chapter(subscriber, '999999')).status).toBe(404);
  const hidden = await publishReport(server, ['<h1>One</h1><p>x</p>']);
  await subscribe(server.db, subscriber.usergroupId, hidden.report_id);
  await admin.call('setReportVisible', {
    params: { id: hidden.id },
    body: { status: 0 },
  });
  for (const person of [subscriber, outsider]) {
    const code = person === subscriber ? 'report-withdrawn' : 'not-found';
    expect(await chapter(person, hidden.id)).toMatchObject({ status: 404, body: { code } });
    expect(await preview(person, hidden.id)).toMatchObject({ status: 404, body: { code } });
    const info = { token: person.token, params: { id: hidden.id } };
    expect(await server.call('reportInfo', info)).toMatchObject({ status: 404, body: { code } });
    expect(await server.call('reportPreview', info)).toMatchObject({ status: 404, body: { code } });
  }
  expect((await chapter(admin, hidden.id)).status).toBe(200);
});

test('a sample or a demo gives access to no chapter', async () => {
  const person = await signedInAs(server);
  const holds = { usergroup_id: person.usergroupId, item_id: report.report_id };
  await server.db
    .insertInto('subscriptions')
    .values([
      { ...holds, access: 'sample', market_name: 'Knees' },
      { ...holds, access: 'demo' },
    ])
    .execute();
  expect(await chapter(person)).toMatchObject({ status: 403, body: { code: 'not-subscribed' } });
});

test('documents that were never made are not found', async () => {
  const { item_id } = await makeItem(server.db);
  for (const call of ['reportPreview', 'reportContents'] as const) {
    const asked = { token: outsider.token, params: { id: String(item_id) } };
    expect((await server.call(call, asked)).status).toBe(404);
  }
});

test('READ-11 READ-17 preview and contents are PDFs for everyone who may know of the report', async () => {
  const asked = { token: outsider.token, params: { id: report.id } };
  const document = await server.call('reportPreview', asked);
  expect(document.headers).toMatchObject({ 'content-type': 'application/pdf' });
  expect(document.headers['content-disposition']).toContain(`report-${report.id}-preview.pdf`);
  expect(await textOf(document.bytes)).toContain(report.title);
  const contents = await server.call('reportContents', asked);
  expect(await textOf(contents.bytes)).toMatch(/Summary[\s\S]*Method/);
  const missing = { token: outsider.token, params: { id: '999999' } };
  expect((await server.call('reportContents', missing)).status).toBe(404);
});

test('MEND-28 a preview that quotes a chapter is not sent; the one that replaces it is', async () => {
  const { id, report_id } = await publishReport(server, ['<h1>One</h1><p>Bought words</p>']);
  const asked = { token: outsider.token, params: { id } };
  await changeRows(server.db, 'report_versions', { shown_preview: null }, { report_id });
  expect(await server.call('reportPreview', asked)).toMatchObject({
    status: 409,
    body: { code: 'preview-in-preparation', detail: expect.stringContaining('is being prepared') },
  });
  await edit(id, `Edited ${randomUUID().slice(0, 8)}`);
  await eventually(async () => {
    const { status, bytes } = await server.call('reportPreview', asked);
    expect(status).toBe(200);
    expect(await textOf(bytes)).not.toContain('Bought words');
  });
});

const edit = (id: string, title: string) => {
  const body = { title, year: 2024, region: 'Asia Pacific', icon: 'Knee', description: '' };
  return admin.call('editReport', { params: { id }, body });
};

describe('READ-11 the cover of the documents shows the details of the report', () => {
  const titled = (edition: string) => `${edition} ${randomUUID().slice(0, 8)}`;

  async function shows(id: string, ...words: string[]): Promise<void> {
    await eventually(async () => {
      for (const call of ['reportPreview', 'reportContents'] as const) {
        const { bytes } = await outsider.call(call, { params: { id } });
        const text = await textOf(bytes);
        for (const word of words) expect(text).toContain(word);
      }
    });
  }

  test('after an edit, with the same version', async () => {
    const { id, report_id } = await publishReport(server, ['<h1>One</h1><p>x</p>']);
    const title = titled('Edited');
    expect((await edit(id, title)).status).toBe(204);
    await shows(id, title, 'Asia Pacific · 2024');
    expect(await versionsOf(report_id)).toHaveLength(1);
  });

  test('after an edit of a report without a package', async () => {
    const form = { fields: uploadFields(titled('Bare')) };
    const { body } = await admin.call('uploadReportNoWriteup', { form });
    const title = titled('Edited');
    await edit(String(body.report_id), title);
    await shows(String(body.report_id), title);
  });

  test('after a rollback to a version from before the edit', async () => {
    const { id, title } = await publishReport(server, ['<h1>One</h1><p>x</p>']);
    const form = {
      fields: uploadFields(title, { reportId: id, region: 'Global' }),
      file: await packageOf(1),
    };
    expect((await admin.call('uploadReport', { form })).status).toBe(200);
    await admin.call('rollbackReport', { params: { id }, body: { version: 1 } });
    await shows(id, 'Global · 2026', 'One');
  });

  test('after an update that keeps its content', async () => {
    const { id, title } = await publishReport(server, ['<h1>One</h1><p>x</p>']);
    const form = { fields: uploadFields(title, { reportId: id, region: 'Global' }) };
    await admin.call('uploadReportNoWriteup', { form });
    await shows(id, 'Global · 2026', 'One');
  });
});

test('READ-21 READ-17 the dashboard status is a list with one entry', async () => {
  const { item_id } = await makeItem(server.db, { global_dashboard: true });
  const status = (id: number) => outsider.call('globalDashboardStatus', { params: { id: String(id) } });
  expect((await status(item_id)).body).toEqual([{ report_id: item_id, global_dashboard: 1 }]);
  expect((await status(report.report_id)).body[0].global_dashboard).toBe(0);
});

test('READ-20 a subscriber may open the dashboard if there is one; a sample or a demo is not enough', async () => {
  const { item_id } = await makeItem(server.db, { global_dashboard: true, markets: ['Hips'], hasDemo: true });
  await subscribe(server.db, subscriber.usergroupId, item_id);
  const [sampler, trier] = [await signedInAs(server), await signedInAs(server)];
  await server.db
    .insertInto('subscriptions')
    .values([
      { usergroup_id: sampler.usergroupId, item_id, access: 'sample', market_name: 'Hips' },
      { usergroup_id: trier.usergroupId, item_id, access: 'demo' },
    ])
    .execute();
  const can = async (who: SignedIn) => (await preview(who, String(item_id))).body.reportMeta.can;
  expect(await can(subscriber)).toMatchObject({ openDashboard: true });
  for (const who of [outsider, sampler, trier])
    expect(await can(who)).toMatchObject({ openDashboard: false });
  expect(await can(admin)).toMatchObject({ openDashboard: true });
});

test('READ-23 a report without a write-up opens without a chapter', async () => {
  const title = `Figures only ${randomUUID().slice(0, 8)}`;
  const { body } = await admin.call('uploadReportNoWriteup', {
    form: { fields: uploadFields(title) },
  });
  await subscribe(server.db, subscriber.usergroupId, body.report_id);
  const opened = await chapter(subscriber, String(body.report_id));
  expect(opened).toMatchObject({
    status: 200,
    body: { reportMeta: { report_name: title, can: { refresh: false } }, chapters: [], chapter: null },
  });
});

test('READ-02 the editions of a title come newest first, and say whether the company has them', async () => {
  const item_name = `Edition ${randomUUID().slice(0, 8)}`;
  const older = await makeItem(server.db, { item_name, item_year: 2024 });
  const newer = await makeItem(server.db, { item_name, item_year: 2026 });
  await makeItem(server.db, { item_name, item_year: 2027, visible: false });
  await subscribe(server.db, subscriber.usergroupId, older.item_id);
  await subscribe(server.db, await makeCompany(server.db), newer.item_id);
  const { body } = await subscriber.call('reportEditions', {
    body: { title: item_name.toUpperCase() },
  });
  expect(body).toEqual([
    {
      report_id: newer.item_id,
      report_name: item_name,
      report_year: 2026,
      region: 'Europe',
      subscribed: false,
      has_text: false,
    },
    {
      report_id: older.item_id,
      report_name: item_name,
      report_year: 2024,
      region: 'Europe',
      subscribed: true,
      has_text: false,
    },
  ]);
});

const refresh = (who: SignedIn, id = report.id) => who.call('refreshReport', { params: { report_id: id } });

const contentOf = async (report_id: number) =>
  (await chapter(admin, String(report_id))).body.chapter.chapter_content as string;

async function spoiled() {
  const made = await publishReport(server, ['<h1>One</h1><p>As it was written</p>']);
  await subscribe(server.db, subscriber.usergroupId, made.report_id);
  await changeRows(
    server.db,
    'chapters',
    { chapter_content: '<p>By an older ingest</p>' },
    { report_id: made.report_id },
  );
  return made;
}

const versionsOf = (report_id: number) =>
  server.db.selectFrom('report_versions').selectAll().where('report_id', '=', report_id).execute();

test('READ-03 Update Report reads the stored package through the current ingest', async () => {
  const { report_id, id } = await spoiled();
  expect(await refresh(subscriber, id)).toMatchObject({ status: 200, body: { changed: true } });
  expect(await contentOf(report_id)).toContain('As it was written');
  expect(await versionsOf(report_id)).toHaveLength(2);
});

test('READ-03 no version is created if nothing has changed, however often it is requested', async () => {
  const { report_id, id } = await publishReport(server, ['<h1>One</h1><p>Text</p>', `<h1>Two</h1>${table}`]);
  await subscribe(server.db, subscriber.usergroupId, report_id);
  expect((await refresh(subscriber, id)).body).toEqual({ changed: false });
  await refresh(subscriber, id);
  expect(await versionsOf(report_id)).toHaveLength(1);
});

test('READ-03 simultaneous refreshes create one version', async () => {
  const { report_id, id } = await spoiled();
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(subscriber, id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await versionsOf(report_id)).toHaveLength(2);
});

test('READ-03 sixty refreshes an hour are enough for any reader', async () => {
  const restless = await signedInAs(server, { usergroup_id: subscriber.usergroupId });
  const answers = await Promise.all(Array.from({ length: 61 }, () => refresh(restless)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await refresh(subscriber)).status).toBe(200);
});

test('READ-03 admins, outsiders and reports without a package are refused', async () => {
  expect((await refresh(admin)).status).toBe(403);
  expect(await refresh(outsider)).toMatchObject({ status: 403, body: { code: 'not-subscribed' } });
  const { item_id } = await makeItem(server.db);
  await subscribe(server.db, subscriber.usergroupId, item_id);
  expect(await refresh(subscriber, String(item_id))).toMatchObject({
    status: 409,
    body: { code: 'package-missing' },
  });
});
