import { expect, test } from 'vitest';
import { behind } from '../../testing/database.ts';
import { makeItem } from '../../testing/items.ts';
import { signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { insertRecommendation } from './recommendations.store.ts';

const server = await startServer();
const reader = await signedInAs(server);
const admin = await signedInAs(server, { role: 'admin' });

const report = async (visible = true) => (await makeItem(server.db, { visible })).item_id;
const list = (id: number, who = reader) => who.call('recommendations', { params: { id: String(id) } });
const add = (reportId: number, recReportId: number, who = admin) =>
  who.call('addRecommendation', { body: { reportId, recReportId } });
const remove = (recId: number) => admin.call('removeRecommendation', { params: { recId: String(recId) } });

const recommended = async (id: number, who = reader) =>
  (await list(id, who)).body.map((one: { rec_report_id: number }) => one.rec_report_id);

function audited(reportId: number) {
  return server.db
    .selectFrom('audit_log')
    .select(['action', 'actor', 'from', 'to'])
    .where('subject', '=', `report:${reportId}`)
    .orderBy('id')
    .execute();
}

test('READ-12 READ-19 readers of a report see its recommendations, oldest first', async () => {
  const [id, first, second] = [
    await report(),
    await makeItem(server.db, { item_year: 2025 }),
    await report(),
  ];
  const added = await add(id, first.item_id);
  expect(added).toMatchObject({
    status: 201,
    body: {
      rec_id: expect.any(Number),
      report_id: id,
      rec_report_id: first.item_id,
      report_name: first.item_name,
      report_year: 2025,
      region: 'Europe',
    },
  });
  await add(id, second);
  const { status, body } = await list(id);
  expect(status).toBe(200);
  expect(body[0]).toEqual(added.body);
  expect(await recommended(id)).toEqual([first.item_id, second]);
  expect(await recommended(second)).toEqual([]);
});

test('READ-12 ADM-20 adding the same recommendation again returns the first one, and is logged once', async () => {
  const [id, other] = [await report(), await report()];
  const answers = await Promise.all([add(id, other), add(id, other), add(id, other)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.rec_id)).size).toBe(1);
  expect(await audited(id)).toEqual([
    { action: 'recommendation added', actor: admin.email, from: null, to: { rec_report_id: other } },
  ]);
});

test('READ-12 ADM-20 a removed recommendation is gone, and removing it again changes nothing', async () => {
  const [id, other] = [await report(), await report()];
  const { body } = await add(id, other);
  expect((await remove(body.rec_id)).status).toBe(204);
  expect((await remove(body.rec_id)).status).toBe(204);
  expect(await recommended(id)).toEqual([]);
  expect(await audited(id)).toMatchObject([
    { action: 'recommendation added' },
    { action: 'recommendation removed', from: { rec_report_id: other }, to: null },
  ]);
});

test('a recommendation that is added again cannot be removed before that is answered', async () => {
  const [id, other] = [await report(), await report()];
  const { body } = await add(id, other);
  const removed = await behind(
    server.db,
    async (tx) => {
      const { recommendation, isNew } = await insertRecommendation(tx, id, other);
      expect([recommendation.rec_id, isNew]).toEqual([body.rec_id, false]);
    },
    () => remove(body.rec_id),
  );
  expect(removed.status).toBe(204);
  expect(await recommended(id)).toEqual([]);
});

test('two reports may be recommended for each other at the same time', async () => {
  const [one, other] = [await report(), await report()];
  const answers = await Promise.all([add(one, other), add(other, one), add(one, other), add(other, one)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});

test('a report cannot be recommended to its own readers, nor can one that does not exist', async () => {
  const id = await report();
  const survey = await makeItem(server.db, { kind: 'survey' });
  expect((await add(id, id)).body).toMatchObject({ status: 422, code: 'recommends-itself' });
  for (const [reportId, recReportId] of [
    [id, 999_999],
    [999_999, id],
    [id, survey.item_id],
  ] as const)
    expect((await add(reportId, recReportId)).status).toBe(404);
  expect(await audited(id)).toEqual([]);
});

test('READ-12 only admins see hidden reports among recommendations, or recommendations of hidden reports', async () => {
  const [id, hidden] = [await report(), await report(false)];
  expect((await add(id, hidden)).status).toBe(201);
  expect((await add(hidden, id)).status).toBe(201);
  expect(await recommended(id)).toEqual([]);
  expect((await list(hidden)).status).toBe(404);
  expect(await recommended(id, admin)).toEqual([hidden]);
  expect(await recommended(hidden, admin)).toEqual([id]);
});

test('a deleted report is no longer recommended', async () => {
  const [id, other] = [await report(), await report()];
  await add(id, other);
  expect((await admin.call('deleteReport', { params: { id: String(other) } })).status).toBe(204);
  expect(await recommended(id)).toEqual([]);
});

test('READ-12 only an admin can recommend', async () => {
  const [id, other] = [await report(), await report()];
  expect((await add(id, other, reader)).status).toBe(403);
  expect(await recommended(id)).toEqual([]);
});
