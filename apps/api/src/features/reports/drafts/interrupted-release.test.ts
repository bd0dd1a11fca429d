import { randomUUID } from 'node:crypto';
import { type KyselyPlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createOutbox } from '../../../platform/outbox/outbox.ts';
import { rowIn, rowsIn } from '../../../testing/database.ts';
import { expectStatus } from '../../../testing/expect-status.ts';
import { packageOf, uploadFields } from '../../../testing/packages.ts';
import { signedInAs } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';
import { createReleasing } from './releasing.service.ts';
import { createTellPlanner } from './tell-planner.ts';

const server = await startServer();
const { db } = server;
const admin = await signedInAs(server, { role: 'admin' });
const actor = { id: null, name: 'tester', address: null, requestId: null };

/** The process dies before its statement with this number: nothing more of the transaction reaches the database. */
function releasingThatDiesAt(statement: number) {
  let count = 0;
  const dying: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      if (count >= statement) throw new Error('The process was killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const mortal = db.withPlugin(dying);
  const outbox = createOutbox({
    db: mortal,
    senders: { mail: async () => {}, sms: async () => {} },
    onFailure() {},
  });
  const about = { outbox, productName: 'Caliper', baseUrl: new URL('http://localhost') };
  const tellPlanner = createTellPlanner(about);
  const needs = {
    db: mortal,
    outbox,
    renewDocuments: async () => {},
    tellPlanner,
    isRestated: async () => false,
  };
  return { ...createReleasing(needs), reached: () => count };
}

async function upload(title: string, text: string, over: Record<string, string> = {}) {
  const form = { fields: uploadFields(title, over), file: await packageOf(3, text) };
  return (await expectStatus(200, admin.call('uploadReport', { form }))).body;
}

/** Everything that readers and staff could see of a release, in one picture. */
async function pictureOf(reportId: number) {
  const item = await rowIn(db, 'items', { item_id: reportId });
  const [chapters, versions, releases, drafts, news] = await Promise.all([
    rowsIn(db, 'chapters', { report_id: reportId, version: item.current_version ?? 0 }),
    rowsIn(db, 'report_versions', { report_id: reportId }),
    rowsIn(db, 'report_releases', { report_id: reportId }),
    rowsIn(db, 'drafts', { report_id: reportId }),
    sql<{ text: string }>`select distinct plain_text as text from search_index
      where report_id = ${reportId} and chapter_number > 0`
      .execute(db)
      .catch(() => ({ rows: [] })),
  ]);
  const texts = new Set(chapters.map(({ plain_text }) => plain_text.match(/(?:old|new) text/)?.[0]));
  return {
    version: item.current_version,
    description: item.description,
    texts: [...texts],
    chapters: chapters.length,
    versions: versions.length,
    releases: releases.length,
    drafts: drafts.length,
    found: news.rows.length,
  };
}

test('PUB-06 killed before any statement of a release, the old version stands and the draft with it; then the new one', async () => {
  const title = `Interrupted ${randomUUID()}`;
  const { report_id } = await upload(title, 'old text', { release: 'at-once' });
  const over = { reportId: String(report_id), release: 'proof', description: 'New words' };
  const { draft_id } = await upload(title, 'new text', over);
  const before = await pictureOf(report_id);
  expect(before).toMatchObject({ version: 1, texts: ['old text'], chapters: 3, drafts: 1 });
  const release = { revision: 1, note: 'New.', acknowledged: true };
  let statement = 1;
  for (; ; statement += 1) {
    const mortal = releasingThatDiesAt(statement);
    const done = await mortal.release(actor, draft_id, release).catch(() => null);
    if (done) break;
    expect(mortal.reached()).toBe(statement);
    expect(await pictureOf(report_id)).toEqual(before);
  }
  expect(statement).toBeGreaterThan(10);
  expect(await pictureOf(report_id)).toMatchObject({
    version: 2,
    description: 'New words',
    texts: ['new text'],
    chapters: 3,
    versions: 2,
    releases: before.releases + 1,
    drafts: 0,
  });
});

test('PUB-06 killed before any statement of a planned release, it happens once afterwards', async () => {
  const title = `Interrupted ${randomUUID()}`;
  const { draft_id } = await upload(title, 'new text', { release: 'proof' });
  const at = Math.floor(Date.now() / 1000) + 3600;
  const body = { revision: 1, note: 'New.', acknowledged: true, at };
  await expectStatus(200, admin.call('releaseDraft', { params: { id: String(draft_id) }, body }));
  await sql`update drafts set release_at = now() - interval '1 second' where draft_id = ${draft_id}`.execute(
    db,
  );
  let statement = 1;
  for (; (await rowsIn(db, 'drafts', { draft_id })).length > 0; statement += 1) {
    expect(await rowsIn(db, 'items', { item_name: title })).toEqual([]);
    await releasingThatDiesAt(statement)
      .releaseDue()
      .catch(() => {});
  }
  expect(statement).toBeGreaterThan(10);
  const [item, ...others] = await rowsIn(db, 'items', { item_name: title });
  expect([item?.current_version, others]).toEqual([1, []]);
  expect(await rowsIn(db, 'report_releases', { report_id: item?.item_id ?? 0 })).toHaveLength(1);
});
