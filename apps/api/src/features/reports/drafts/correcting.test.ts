import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { rowIn, rowsIn } from '../../../testing/database.ts';
import { expectStatus } from '../../../testing/expect-status.ts';
import { subscribe } from '../../../testing/items.ts';
import { uploadFields, zipOf } from '../../../testing/packages.ts';
import { makeCompany, signedInAs } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';

const server = await startServer();
const admin = await signedInAs(server, { role: 'admin' });
const publications = await signedInAs(server, { role: 'publications' });

const html = (figure = '105.0', caption = 'Table 1 Sails') =>
  `<h1>Knees</h1><p>Words.</p><table><caption>${caption}</caption><tr><th>Country</th><th>2024</th><th>2025</th></tr>
   <tr><td>Spain</td><td>100.0</td><td>${figure}</td></tr><tr><td>France</td><td>120.5</td><td>130.0</td></tr></table>`;

async function upload(page: string, over: Record<string, string> = {}) {
  const title = over.title ?? `Corrected ${randomUUID()}`;
  const fields = uploadFields(title, { release: 'proof', ...over });
  const form = { fields, file: await zipOf({ 'chapters/01-knees.html': page }) };
  const { body } = await expectStatus(200, admin.call('uploadReport', { form }));
  const params = { id: String(body.draft_id) };
  return { title, params, body };
}

const open = async (params: { id: string }) =>
  (await expectStatus(200, admin.call('draft', { params }))).body;

async function correct(params: { id: string }, right: object, who = publications) {
  const { revision, tables } = await open(params);
  const [{ block = '' } = {}] = tables;
  return who.call('correctDraft', { params, body: { revision, chapter: 1, block, ...right } });
}

async function release(params: { id: string }) {
  const { revision } = await open(params);
  const body = { revision, acknowledged: true };
  return (await expectStatus(200, admin.call('releaseDraft', { params, body }))).body;
}

test('PUB-03 publications puts a caption right in place; readers, their spreadsheet and the log say the same', async () => {
  const { params } = await upload(html());
  const { body } = await expectStatus(
    200,
    correct(params, { caption: 'Table 1 Sales', unit: 'EUR million' }),
  );
  expect(body.tables).toMatchObject([{ caption: 'Table 1 Sales', units: 'EUR million' }]);
  expect(body.corrections).toMatchObject([
    {
      was: { caption: 'Table 1 Sails', chapter: 'Knees' },
      right: { caption: 'Table 1 Sales', unit: 'EUR million' },
      by: publications.email,
      again: false,
    },
  ]);
  const chapter = await admin.call('draftChapter', { params: { ...params, chapter: '1' } });
  expect(chapter.body.chapter_content).toContain('Table 1 Sales');
  const { report_id } = await release(params);
  const reader = await signedInAs(server, { usergroup_id: await makeCompany(server.db) });
  await subscribe(server.db, reader.usergroupId, report_id);
  const read = await reader.call('subscribedReport', { params: { id: String(report_id), chapter: '1' } });
  expect(read.body.chapter.chapter_content).toContain('Table 1 Sales<br>EUR million');
  const [{ corrections } = {}] = await rowsIn(server.db, 'report_versions', { report_id });
  expect(corrections).toMatchObject([{ caption: 'Table 1 Sales' }]);
  const entries = await rowsIn(server.db, 'audit_log', {
    subject: `draft:${params.id}`,
    action: 'draft corrected',
  });
  expect(entries).toHaveLength(1);
});

test('PUB-03 a second correction adds to the first; taken back, the table is as it was read', async () => {
  const { params } = await upload(html());
  await expectStatus(200, correct(params, { caption: 'Table 1 Sales' }));
  const { body } = await expectStatus(200, correct(params, { unit: 'units' }));
  expect(body.corrections).toMatchObject([{ right: { caption: 'Table 1 Sales', unit: 'units' } }]);
  const correction = body.corrections[0].key;
  const back = await expectStatus(
    200,
    admin.call('takeCorrectionBack', { params: { ...params, correction } }),
  );
  expect(back.body.corrections).toEqual([]);
  expect(back.body.tables).toMatchObject([{ caption: 'Table 1 Sails', units: '' }]);
  // Once more changes nothing.
  const twice = await expectStatus(
    200,
    admin.call('takeCorrectionBack', { params: { ...params, correction } }),
  );
  expect(twice.body.revision).toBe(back.body.revision);
});

test('PUB-03 what was accepted and the note stay, and what the correction settles is no longer asked', async () => {
  const unclear = html('(1)').replace('France</td><td>120.5', 'France</td><td>(2)');
  const { params } = await upload(unclear);
  const before = await open(params);
  const cells = before.findings.filter(({ weight }: { weight: string }) => weight === 'settle');
  const finding = cells[0].key;
  await expectStatus(
    200,
    admin.call('acceptFinding', { params: { ...params, finding }, body: { reason: 'Right.' } }),
  );
  const { body } = await expectStatus(200, correct(params, { unit: 'units' }));
  const after = body.findings.find(({ key }: { key: string }) => key === finding);
  expect(after.accepted).toMatchObject({ reason: 'Right.' });
  const left = await expectStatus(200, correct(params, { leftOut: true }));
  expect(left.body.open.settle).toBe(0);
  expect(left.body.tables).toEqual([]);
  expect(left.body.corrections).toMatchObject([{ block: null, right: { leftOut: true } }]);
});

test('PUB-03 who did not see the latest draft, or names no table, corrects nothing; figures cannot be sent at all', async () => {
  const { params } = await upload(html());
  const { revision, tables } = await open(params);
  const send = (over: object) =>
    admin.call('correctDraft', {
      params,
      body: { revision, chapter: 1, block: tables[0].block, unit: '%', ...over },
    });
  expect((await send({ revision: revision + 1 })).body.code).toBe('draft-changed');
  expect((await send({ block: 'b-none' })).body.code).toBe('not-found');
  expect((await send({ chapter: 2 })).body.code).toBe('not-found');
  expect((await send({ unit: undefined })).status).toBe(400);
  expect((await send({ figure: 45.8 })).status).toBe(400);
  const both = await Promise.all([send({ unit: 'a' }), send({ unit: 'b' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('PUB-03 the next package is put right in the same way if caption and heading are equal, and is proofed for it', async () => {
  const { params, title } = await upload(html());
  await expectStatus(200, correct(params, { caption: 'Table 1 Sales' }));
  const { report_id } = await release(params);
  const next = { title, reportId: String(report_id), release: 'at-once' };
  const same = await upload(html('106.0'), next);
  expect(same.body.draft_id).toEqual(expect.any(Number));
  const draft = await open(same.params);
  expect(draft.tables).toMatchObject([{ caption: 'Table 1 Sales' }]);
  expect(draft.corrections).toMatchObject([{ again: true, by: publications.email }]);
  expect(draft.findings).toContainEqual(
    expect.objectContaining({ weight: 'look', excerpt: 'Table 1 Sails' }),
  );
  // A correction of a draft that was never released goes along as well.
  const other = await upload(html('107.0', 'Table 1 Sales of knees'), next);
  expect(other.body).toMatchObject({ report_id, draft_id: null });
  const version = await rowIn(server.db, 'report_versions', { report_id, version: 2 });
  expect(version.corrections).toMatchObject([{ place: null, caption: 'Table 1 Sales' }]);
});

test('PUB-03 Update Report reads a released report with what was put right in it', async () => {
  const { params } = await upload(html());
  await expectStatus(200, correct(params, { caption: 'Table 1 Sales', headRows: 2 }));
  const { report_id } = await release(params);
  const reader = await signedInAs(server, { usergroup_id: await makeCompany(server.db) });
  await subscribe(server.db, reader.usergroupId, report_id);
  const refreshed = await reader.call('refreshReport', { params: { report_id: String(report_id) } });
  expect(refreshed.body).toEqual({ changed: false });
  expect(await rowsIn(server.db, 'drafts', { report_id })).toEqual([]);
});
