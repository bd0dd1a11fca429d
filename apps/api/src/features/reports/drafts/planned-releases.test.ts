import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createOutbox, type Message } from '../../../platform/outbox/outbox.ts';
import { changeRows, rowIn, rowsIn } from '../../../testing/database.ts';
import { expectStatus } from '../../../testing/expect-status.ts';
import { makeItem } from '../../../testing/items.ts';
import { packageOf, uploadFields, zipOf } from '../../../testing/packages.ts';
import { signedInAs } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';
import { createReleasing } from './releasing.service.ts';
import { createTellPlanner } from './tell-planner.ts';

const server = await startServer();
const { db } = server;
const admin = await signedInAs(server, { role: 'admin' });
const outbox = createOutbox({
  db,
  senders: { mail: async () => {}, sms: async () => {} },
  onFailure: () => {},
});
const about = { outbox, productName: 'Caliper', baseUrl: new URL('http://localhost') };
const needs = {
  db,
  outbox,
  renewDocuments: async () => {},
  tellPlanner: createTellPlanner(about),
  isRestated: async () => false,
};
const { releaseDue } = createReleasing(needs);

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

async function upload(over: Record<string, string> = {}) {
  const title = over.title ?? `Planned ${randomUUID()}`;
  const form = {
    fields: uploadFields(title, { release: 'proof', ...over }),
    file: await packageOf(1, randomUUID()),
  };
  const { body } = await expectStatus(200, admin.call('uploadReport', { form }));
  return {
    title,
    draft_id: body.draft_id as number,
    params: { id: String(body.draft_id) },
    report_id: body.report_id,
  };
}

async function planned(over: Record<string, string> = {}, who = admin) {
  const draft = await upload(over);
  const body = { revision: 1, at: inAnHour(), note: 'As announced.', acknowledged: true };
  const { body: answer } = await expectStatus(200, who.call('releaseDraft', { params: draft.params, body }));
  expect(answer).toEqual({ report_id: null, version: null });
  return draft;
}

/** As if the hour were over, by the clock of the database. */
const makeDue = (draftId: number) =>
  sql`update drafts set release_at = now() - interval '1 second' where draft_id = ${draftId}`.execute(db);

const itemsOf = (title: string) => rowsIn(db, 'items', { item_name: title });
const mailsAbout = async (title: string) =>
  (await rowsIn(db, 'outbox', { recipient: admin.email })).filter(({ subject }) => subject?.includes(title));

test('PUB-06 a planned release happens when its time has come, once, however many nodes try at once', async () => {
  const { title, draft_id } = await planned();
  await releaseDue();
  expect(await itemsOf(title)).toEqual([]);
  await makeDue(draft_id);
  await Promise.all([releaseDue(), releaseDue(), releaseDue()]);
  const [item, ...others] = await itemsOf(title);
  expect([item?.current_version, others]).toEqual([1, []]);
  const releases = await rowsIn(db, 'report_releases', { report_id: item?.item_id ?? 0 });
  expect(releases).toMatchObject([{ note: 'As announced.', released_by: admin.email }]);
});

test('PUB-06 only a time to come, within a year, can be chosen', async () => {
  const { params } = await upload();
  for (const at of [1, Math.floor(Date.now() / 1000) - 60, inAnHour() + 400 * 86_400]) {
    const body = { revision: 1, at, acknowledged: true };
    expect((await admin.call('releaseDraft', { params, body })).body.code).toBe('release-past');
  }
});

test('PUB-06 a planned release is taken back, and then does not happen', async () => {
  const { title, draft_id, params } = await planned();
  const { body } = await expectStatus(200, admin.call('unscheduleDraft', { params }));
  expect(body.releaseAt).toBeNull();
  await releaseDue();
  expect([await itemsOf(title), (await rowsIn(db, 'drafts', { draft_id })).length]).toEqual([[], 1]);
});

test('PUB-06 it does not happen if the report has changed since, and whoever planned it is told', async () => {
  const first = await planned();
  await makeDue(first.draft_id);
  await releaseDue();
  const [report] = await itemsOf(first.title);
  const id = String(report?.item_id);
  const { draft_id, params } = await planned({ title: first.title, reportId: id });
  await admin.call('editReport', { params: { id }, body: { description: 'Another' } });
  await makeDue(draft_id);
  await releaseDue();
  await releaseDue();
  expect(await itemsOf(first.title)).toMatchObject([{ current_version: 1 }]);
  expect((await admin.call('draft', { params })).body).toMatchObject({
    releaseAt: null,
    notReleased: expect.stringContaining('has changed since'),
  });
  expect(await mailsAbout(first.title)).toHaveLength(1);
});

test('PUB-06 it does not happen if another report has become this edition by then', async () => {
  const { title, draft_id, params } = await planned();
  const { item_id } = await makeItem(db);
  await expectStatus(204, admin.call('editReport', { params: { id: String(item_id) }, body: { title } }));
  await makeDue(draft_id);
  const mails: Message[] = [];
  const kept = { ...outbox, add: async (_: unknown, ...added: Message[]) => void mails.push(...added) };
  const tellPlanner = createTellPlanner({ ...about, outbox: kept });
  await createReleasing({ ...needs, tellPlanner }).releaseDue();
  expect(await itemsOf(title)).toMatchObject([{ item_id, current_version: null }]);
  expect((await admin.call('draft', { params })).body).toMatchObject({ releaseAt: null });
  expect(mails).toMatchObject([
    { recipient: admin.email, body: expect.stringContaining(`/proofs/${draft_id}`) },
  ]);
});

test('PUB-06 whoever planned it is told if another package is released before, or takes the place of the draft', async () => {
  const released = await planned();
  const form = { fields: uploadFields(released.title), file: await packageOf(2) };
  await expectStatus(200, admin.call('uploadReport', { form }));
  expect(await rowsIn(db, 'drafts', { draft_id: released.draft_id })).toEqual([]);
  const replaced = await planned();
  await upload({ title: replaced.title });
  for (const { title } of [released, replaced]) expect(await mailsAbout(title)).toHaveLength(1);
});

test('PUB-06 it does not happen if there are findings by then that nobody had looked at', async () => {
  const page = (value: string) => `<h1>A</h1><table><caption>Table 1 Sales</caption>
    <tr><th>Country</th><th>2024</th><th>2025</th></tr><tr><td>Spain</td><td>100.0</td><td>${value}</td></tr>
    <tr><td>France</td><td>120.5</td><td>130.0</td></tr></table>`;
  const send = async (value: string, over: Record<string, string>) => {
    const file = await zipOf({ 'chapters/1-a.html': page(value) });
    return (
      await expectStatus(
        200,
        admin.call('uploadReport', { form: { fields: uploadFields(title, over), file } }),
      )
    ).body;
  };
  const title = `Planned ${randomUUID()}`;
  const { report_id } = await send('105.0', { release: 'at-once' });
  const { draft_id } = await send('115.0', { release: 'proof', reportId: String(report_id) });
  const params = { id: String(draft_id) };
  const body = { revision: 1, at: inAnHour(), acknowledged: true };
  await expectStatus(200, admin.call('releaseDraft', { params, body }));
  const colleague = await signedInAs(server, { role: 'publications' });
  const choose = (revision: number, share: number) =>
    expectStatus(200, colleague.call('chooseShare', { params, body: { revision, share } }));
  expect((await choose(2, 0.5)).body.releaseAt).toEqual(expect.any(Number));
  const chosen = await choose(3, 0.05);
  expect(chosen.body).toMatchObject({ releaseAt: null, notReleased: expect.stringContaining('not there') });
  expect(await mailsAbout(title)).toHaveLength(1);
});

test('PUB-06 whoever planned it is told if a colleague takes the plan back or discards the draft, not if they do', async () => {
  const colleague = await signedInAs(server, { role: 'publications' });
  for (const [who, mails] of [
    [colleague, 1],
    [admin, 0],
  ] as const) {
    const kept = await planned();
    await expectStatus(200, who.call('unscheduleDraft', { params: kept.params }));
    const gone = await planned();
    await expectStatus(204, who.call('discardDraft', { params: gone.params }));
    expect([await mailsAbout(kept.title), await mailsAbout(gone.title)]).toMatchObject([
      { length: mails },
      { length: mails },
    ]);
  }
});

test('PUB-06 whoever no longer publishes by then is told of no draft, and who has a new address gets it there', async () => {
  const person = await signedInAs(server, { role: 'publications' });
  const { id } = await rowIn(db, 'users', { email: person.email });
  const [left, moved] = [await planned({}, person), await planned({}, person)];
  const mails = async (title: string) =>
    (await rowsIn(db, 'outbox')).filter(({ subject }) => subject?.includes(title));
  await changeRows(db, 'users', { role: 'standard' }, { id });
  await expectStatus(204, admin.call('discardDraft', { params: left.params }));
  expect(await mails(left.title)).toEqual([]);
  const email = `moved-${person.email}`;
  await changeRows(db, 'users', { role: 'publications', email }, { id });
  await expectStatus(204, admin.call('discardDraft', { params: moved.params }));
  expect(await mails(moved.title)).toMatchObject([{ recipient: email }]);
});

test('PUB-06 a release that fails holds up no other, and is tried again', async () => {
  const [bad, good] = [await planned(), await planned()];
  for (const { draft_id } of [bad, good]) await makeDue(draft_id);
  let asked = 0;
  const isRestated = async () => {
    asked += 1;
    if (asked === 1) throw new Error('Not now');
    return false;
  };
  await expect(createReleasing({ ...needs, isRestated }).releaseDue()).rejects.toThrow(`${bad.draft_id}`);
  expect([await itemsOf(bad.title), await itemsOf(good.title)]).toMatchObject([[], [{ current_version: 1 }]]);
  await releaseDue();
  expect(await itemsOf(bad.title)).toMatchObject([{ current_version: 1 }]);
});

test('PUB-06 if the report is deleted before its time, whoever planned the release is told', async () => {
  const first = await planned();
  await makeDue(first.draft_id);
  await releaseDue();
  const [report] = await itemsOf(first.title);
  const id = String(report?.item_id);
  await planned({ title: first.title, reportId: id });
  await expectStatus(204, admin.call('deleteReport', { params: { id } }));
  expect(await mailsAbout(first.title)).toHaveLength(1);
});

test('PUB-06 a hidden report stays hidden', async () => {
  const first = await planned();
  await makeDue(first.draft_id);
  await releaseDue();
  const [report] = await itemsOf(first.title);
  const params = { id: String(report?.item_id) };
  await admin.call('setReportVisible', { params, body: { status: 0 } });
  const { draft_id } = await planned({ title: first.title, reportId: params.id });
  await makeDue(draft_id);
  await releaseDue();
  expect(await itemsOf(first.title)).toMatchObject([{ current_version: 2, visible: false }]);
});

test('PUB-06 it does not happen if a finding is open again, and whoever planned it is told', async () => {
  const title = `Planned ${randomUUID()}`;
  const html = `<h1>A</h1><table><caption>Table 1 Sales</caption><tr><th>Country</th><th>2025</th></tr>
    <tr><td>Spain</td><td>(1)</td></tr><tr><td>France</td><td>2.0</td></tr></table>`;
  const form = {
    fields: uploadFields(title, { release: 'proof' }),
    file: await zipOf({ 'chapters/1-a.html': html }),
  };
  const { body: uploaded } = await expectStatus(200, admin.call('uploadReport', { form }));
  const params = { id: String(uploaded.draft_id) };
  const { body: draft } = await expectStatus(200, admin.call('draft', { params }));
  const finding = draft.findings.find(({ weight }: { weight: string }) => weight === 'settle').key;
  const named = { params: { ...params, finding } };
  const { body: accepted } = await admin.call('acceptFinding', { ...named, body: { reason: 'As printed.' } });
  const body = { revision: accepted.revision, at: inAnHour(), acknowledged: true };
  await expectStatus(200, admin.call('releaseDraft', { params, body }));
  await expectStatus(200, admin.call('reopenFinding', named));
  await makeDue(uploaded.draft_id);
  await releaseDue();
  expect(await itemsOf(title)).toEqual([]);
  expect((await admin.call('draft', { params })).body.notReleased).toContain('findings to settle');
  expect(await mailsAbout(title)).toHaveLength(1);
});

test('PUB-06 the clock of a node decides nothing: one that is days ahead releases nothing early, one behind nothing late', async () => {
  const early = await planned();
  const due = await planned();
  await makeDue(due.draft_id);
  for (const days of [400, -400]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
    try {
      await releaseDue();
    } finally {
      vi.useRealTimers();
    }
    expect(await itemsOf(early.title)).toEqual([]);
    expect(await itemsOf(due.title)).toMatchObject([{ current_version: 1 }]);
  }
});
