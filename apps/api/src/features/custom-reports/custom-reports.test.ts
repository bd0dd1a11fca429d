import { randomUUID } from 'node:crypto';
import type { CallName } from '@caliper/contract/calls.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Limits } from '../../platform/limits/limits.ts';
import { create, listed, made, makeReaders, publish, type Team } from '../../testing/custom-reports.ts';
import { rowIn } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { openFreshness } from '../../testing/freshness.ts';
import { signedInAs } from '../../testing/people.ts';
import { startServer, type TestRequest } from '../../testing/server.ts';
import { makeViewer } from '../../testing/viewer.ts';
import { createCatalogue } from '../catalogue/catalogue.service.ts';
import { createCustomReports } from './custom-reports.service.ts';
import { createEditing } from './editing.service.ts';

const server = await startServer({ LIMITS: 'customReports=1000/60' });
const knees = await publish(server, 16, 'Knees');
const hips = await publish(server, 3, 'Hips');

const team = () => makeReaders(server, knees, hips);
const many = (count: number) => Array.from({ length: count }, (_, index) => [knees, index + 1] as const);
const open = ({ token }: { token: string }, id: string) =>
  server.call('customReport', { token, params: { id } });

describe('a custom report', () => {
  let people: Team;
  let id: string;
  beforeAll(async () => {
    people = await team();
    id = await made(server, people.owner, [
      [knees, 2],
      [hips, 1],
    ]);
  });

  test('CR-01 CR-18 is made of chapters of several reports, in the order in which they were chosen', async () => {
    const { body, status } = await open(people.owner, id);
    const { company } = await rowIn(server.db, 'usergroups', { id: people.companyId });
    expect(status).toBe(200);
    expect(body).toEqual({
      c_report_id: Number(id),
      c_report_name: 'Board pack',
      user_email: people.owner.email,
      owner: 'Ines Moreau',
      company,
      medcore: false,
      shared: '',
      created_on: expect.any(Number),
      modified_on: body.created_on,
      revision: 1,
      chapters: 2,
      clips: [],
      global_dashboard: 0,
      collections: [
        expect.objectContaining({
          collection_id: expect.any(Number),
          custom_order: 1,
          region: 'Europe',
          report_id: knees,
          chapter_number: 2,
          chapter_title: 'Knees 2',
          state: 'readable',
        }),
        expect.objectContaining({
          custom_order: 2,
          report_id: hips,
          chapter_number: 1,
          chapter_title: 'Hips 1',
        }),
      ],
      can: { edit: true, giveToCompanies: false, chooseMarkets: true, openDashboard: false },
    });
  });

  test('CR-16 has an info call with its name and its first report', async () => {
    const { body } = await people.owner.call('customReportInfo', { params: { id } });
    expect(body).toEqual({ report_id: knees, c_report_id: Number(id), c_report_name: 'Board pack' });
  });

  test('CR-02 CR-16 is listed in the metadata of its company', async () => {
    const query = `?companies=${people.companyId}`;
    const { body } = await people.owner.call('customReportMetadata', { query });
    expect(body).toEqual([
      expect.objectContaining({ c_report_id: Number(id), user_email: people.owner.email, chapters: 2 }),
    ]);
    expect(body[0].report_ids).toEqual([knees, hips]);
    expect((await people.owner.call('customReportMetadata')).body).toEqual(body);
  });

  test('CR-09 is loaded for its company and subsidiaries, and for no other company', async () => {
    const ask = (query: string) => people.owner.call('customReport', { params: { id }, query });
    const other = (await team()).companyId;
    await expectStatus(200, ask(`?company=${people.companyId}&subsidiaryCompanies=`));
    await expectStatus(404, ask(`?company=${other}`));
    await expectStatus(404, ask(`?company=${people.companyId}&subsidiaryCompanies=${other}`));
    await expectStatus(400, ask('?company=0x5&subsidiaryCompanies=1;2'));
  });
});

describe('creating a custom report', () => {
  test('CR-06 requires full access to every report it uses', async () => {
    const stranger = await signedInAs(server);
    const { status, body } = await create(server, stranger, [[knees, 1]]);
    expect([status, body.code]).toEqual([403, 'not-subscribed']);
    const { owner } = await makeReaders(server, knees);
    expect(
      (
        await create(server, owner, [
          [knees, 1],
          [hips, 1],
        ])
      ).status,
    ).toBe(403);
    await expectStatus(404, create(server, owner, [[999_999, 1]]));
    await expectStatus(404, create(server, owner, [[knees, 99]]));
    const { body: left } = await owner.call('customReportMetadata');
    expect(left).toEqual([]);
  });

  test.each([
    ['sales', { role: 'sales' }, 201],
    ['admin', { role: 'admin' }, 201],
    ['support', { special: 'support' }, 201],
    ['marketing', { special: 'marketing' }, 403],
    ['publications', { role: 'publications' }, 403],
  ] as const)('CR-21 only people who may read every report may use any: %s', async (_, who, status) => {
    const { id: usergroup_id } = await provider();
    const person = await signedInAs(server, { ...who, usergroup_id });
    await expectStatus(status, create(server, person, [[hips, 2]]));
  });

  test('CR-03 CR-04 a title that is too long and a sixteenth chapter are refused with a message', async () => {
    const { owner } = await team();
    const long = await create(server, owner, [[knees, 1]], 'a'.repeat(101));
    const words = 'Title must not exceed 100 characters';
    expect([long.status, long.body.detail, long.body.fields]).toEqual([422, words, { c_report_name: words }]);
    const sixteen = await create(server, owner, many(16));
    expect([sixteen.status, sixteen.body.detail]).toEqual([409, 'Custom Bookmarks limit reached']);
    await expectStatus(201, create(server, owner, many(15), 'a'.repeat(100)));
  });

  test('invalid input is reported by field', async () => {
    const { owner } = await team();
    expect((await create(server, owner, [[knees, 1]], '   ')).body.fields).toEqual({
      c_report_name: 'Please fill in this field.',
    });
    expect((await create(server, owner, [])).body.fields).toEqual({
      bookmarks: 'Please fill in this field.',
    });
    await expectStatus(422, create(server, owner, [[knees, 1]], 'two\nlines'));
  });

  test('CR-02 CR-13 of thirty requests at once with nine reports of ten, one succeeds', async () => {
    const { owner } = await team();
    for (let count = 0; count < 9; count += 1) await made(server, owner, [[knees, 1]], `Pack ${count}`);
    const answers = await Promise.all(Array.from({ length: 30 }, () => create(server, owner, [[knees, 1]])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(29);
    expect(new Set(refused.map(({ body }) => body.detail))).toEqual(
      new Set([
        'You may only create up to 10 Custom Reports. Delete another Custom Report if you want to create a new Custom Report.',
      ]),
    );
    const { body } = await owner.call('customReportMetadata');
    expect(body).toHaveLength(10);
  });

  test('CR-02 deleting a custom report makes room, and the support account has no limit', async () => {
    const { id: usergroup_id } = await provider();
    const support = await signedInAs(server, { special: 'support', usergroup_id });
    const { owner } = await team();
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push(await made(server, owner, [[hips, 1]]));
    for (let count = 0; count < 11; count += 1) await made(server, support, [[hips, 1]]);
    await expectStatus(409, create(server, owner, [[hips, 1]]));
    const params = { id: ids[0] ?? '' };
    await expectStatus(204, owner.call('deleteCustomReport', { params }));
    await expectStatus(201, create(server, owner, [[hips, 1]]));
  });

  test('CR-01 a second click and a retry create only one custom report', async () => {
    const { owner } = await team();
    const send = () =>
      owner.call('createCustomReport', {
        headers: { 'idempotency-key': key },
        body: { c_report_name: 'Once', bookmarks: [{ report_id: knees, chapter_number: 1 }] },
      });
    const key = randomUUID();
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.c_report_id)).size).toBe(1);
    expect((await owner.call('customReportMetadata')).body).toHaveLength(1);
  });
});

test('CR-13 MEND-10 too many custom reports are refused with a message, and when to try again', async () => {
  const limited = await startServer({ LIMITS: 'customReports=2/3600' });
  const report = await publish(limited, 1);
  const { owner } = await makeReaders(limited, report);
  await expectStatus(201, create(limited, owner, [[report, 1]]));
  await expectStatus(201, create(limited, owner, [[report, 1]]));
  const { status, body, headers } = await create(limited, owner, [[report, 1]]);
  expect([status, body.detail]).toEqual([
    429,
    'Too many Custom Reports have been created from your IP address, please try again later.',
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body.hint).toBe('You can try again in 60 minutes.');
});

describe('editing a custom report', () => {
  const save = ({ token }: { token: string }, id: string, body: object) =>
    server.call('saveBookmarks', { token, params: { id }, body });
  const saveSource = ({ token }: { token: string }, id: string, body: object) =>
    server.call('saveSource', { token, params: { id }, body });
  const placed = (report_id: number, chapter_number: number, custom_order: number) => ({
    report_id,
    chapter_number,
    custom_order,
  });

  test('CR-01 CR-04 chapters of one report are added and removed, and the title changes in the same call', async () => {
    const { owner } = await team();
    const id = await made(server, owner, [[knees, 1]]);
    const added = await saveSource(owner, id, { report_id: hips, chapters: [2, 1], c_report_name: 'Joints' });
    expect(added.status).toBe(200);
    expect(listed(added.body)).toEqual([`${knees}/1`, `${hips}/1`, `${hips}/2`]);
    expect(added.body).toMatchObject({ c_report_name: 'Joints', revision: 2 });
    const less = await saveSource(owner, id, { report_id: hips, chapters: [2] });
    expect(listed(less.body)).toEqual([`${knees}/1`, `${hips}/2`]);
    const too = await saveSource(owner, id, { report_id: knees, chapters: many(15).map(([, n]) => n) });
    expect([too.status, too.body.detail]).toEqual([409, 'Custom Bookmarks limit reached']);
  });

  test('CR-05 bookmarks are rearranged', async () => {
    const { owner } = await team();
    const id = await made(server, owner, [
      [knees, 1],
      [knees, 2],
      [hips, 1],
    ]);
    const bookmarks = [placed(hips, 1, 1), placed(knees, 2, 2), placed(knees, 1, 20)];
    const { body } = await save(owner, id, { bookmarks });
    expect(listed(body)).toEqual([`${hips}/1`, `${knees}/2`, `${knees}/1`]);
    expect(body.collections[2].custom_order).toBe(20);
    expect((await open(owner, id)).body).toEqual(body);
    const same = await save(owner, id, { bookmarks: [placed(hips, 1, 4), placed(knees, 2, 4)] });
    expect([same.status, same.body.code]).toEqual([422, 'bookmark-order']);
    const beyond = await save(owner, id, { bookmarks: [placed(hips, 1, 21)] });
    expect(beyond.status).toBe(422);
    expect((await open(owner, id)).body).toEqual(body);
  });

  test('CR-20 all three calls refuse to remove the last chapter of a report, and save nothing of the change', async () => {
    const { owner } = await team();
    const id = await made(server, owner, [
      [knees, 1],
      [hips, 1],
    ]);
    const before = (await open(owner, id)).body;
    const params = { id, report_id: String(hips), chapter_number: '1' };
    const answers = [
      await save(owner, id, { bookmarks: [placed(knees, 1, 1)], c_report_name: 'Other' }),
      await saveSource(owner, id, { report_id: hips, chapters: [], c_report_name: 'Other' }),
      await owner.call('removeBookmark', { params }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.detail]).toEqual([
        409,
        'Custom reports must have at least 1 chapter from each report',
      ]);
    }
    expect((await open(owner, id)).body).toEqual(before);
  });

  test('CR-12 a chapter is removed by its report and number', async () => {
    const { owner } = await team();
    const id = await made(server, owner, many(3));
    const params = { id, report_id: String(knees), chapter_number: '2' };
    const { body } = await owner.call('removeBookmark', { params });
    expect(listed(body)).toEqual([`${knees}/1`, `${knees}/3`]);
    await expectStatus(404, owner.call('removeBookmark', { params }));
  });

  test('a change based on an older list does not undo later changes', async () => {
    const { owner } = await team();
    const id = await made(server, owner, many(2));
    await saveSource(owner, id, { report_id: hips, chapters: [1] });
    const late = await save(owner, id, { revision: 1, bookmarks: [placed(knees, 1, 1)] });
    expect([late.status, late.body.code]).toEqual([409, 'custom-report-changed']);
    expect(listed((await open(owner, id)).body)).toHaveLength(3);
  });

  test('a change that is sent again because its answer was lost is answered again, and not outdated', async () => {
    const { owner } = await team();
    const id = await made(server, owner, many(3));
    const params = { id };
    const removed = { id, report_id: String(knees), chapter_number: '2' };
    const bookmarks = [placed(knees, 3, 1), placed(knees, 1, 2), placed(hips, 1, 3)];
    const changes: [CallName, TestRequest][] = [
      ['saveSource', { params, body: { revision: 1, report_id: hips, chapters: [1] } }],
      ['removeBookmark', { params: removed, query: '?revision=2' }],
      ['saveBookmarks', { params, body: { revision: 3, bookmarks } }],
    ];
    for (const [name, request] of changes) {
      const headers = { 'idempotency-key': randomUUID() };
      const send = () => owner.call(name, { ...request, headers });
      const [first, again] = [await send(), await send()];
      expect([name, first.status, again.status]).toEqual([name, 200, 200]);
      expect(again.body).toEqual(first.body);
    }
    expect((await open(owner, id)).body.revision).toBe(4);
  });

  test('a change whose answer cannot be read is not saved, so that it can be sent again', async () => {
    const { db } = server;
    const { owner } = await team();
    const id = await made(server, owner, [[knees, 1]]);
    const catalogue = createCatalogue({
      db,
      prepared: db,
      freshness: openFreshness(server),
    });
    const failing = async () => {
      throw new Error('The answer could not be read');
    };
    const customReports = {
      ...createCustomReports({ db, catalogue, recordUsage: () => undefined }),
      find: failing,
      show: failing,
    };
    const editing = createEditing({ db, catalogue, customReports, limits: {} as Limits });
    const viewer = makeViewer({ userId: owner.id, usergroupId: owner.usergroupId });
    const origin = { requestId: '', address: '', userAgent: '', isLocal: true };
    const change = { revision: 1, report_id: hips, chapters: [1] };
    await expect(editing.saveSource(viewer, Number(id), change, origin)).rejects.toThrow('could not be read');
    expect((await open(owner, id)).body).toMatchObject({ revision: 1, chapters: 1 });
    await expectStatus(200, saveSource(owner, id, change));
  });

  test('twenty changes at once leave a list that one of them made', async () => {
    const { owner } = await team();
    const id = await made(server, owner, many(3));
    const orders = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? [1, 2, 3] : [3, 1, 2]));
    const answers = await Promise.all(
      orders.map(([a = 0, b = 0, c = 0]) =>
        save(owner, id, { bookmarks: [placed(knees, 1, a), placed(knees, 2, b), placed(knees, 3, c)] }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await open(owner, id);
    expect(body).toMatchObject({ chapters: 3, revision: 21 });
    expect([
      ['1', '2', '3'],
      ['2', '3', '1'],
    ]).toContainEqual(body.collections.map((one: { chapter_number: number }) => String(one.chapter_number)));
  });

  test('CR-06 a new chapter must be readable, an existing one may stay', async () => {
    const { owner, companyId } = await makeReaders(server, knees, hips);
    const id = await made(server, owner, [
      [knees, 1],
      [hips, 1],
    ]);
    await unsubscribe(companyId, hips);
    const add = await saveSource(owner, id, { report_id: hips, chapters: [1, 2] });
    expect([add.status, add.body.code]).toEqual([403, 'not-subscribed']);
    const { status } = await save(owner, id, { bookmarks: [placed(hips, 1, 1), placed(knees, 1, 2)] });
    expect(status).toBe(200);
  });

  test('CR-11 a deleted custom report is gone for good', async () => {
    const { owner } = await team();
    const id = await made(server, owner, [[knees, 1]]);
    const remove = () => owner.call('deleteCustomReport', { params: { id } });
    await expectStatus(204, remove());
    await expectStatus(404, remove());
    await expectStatus(404, open(owner, id));
    const left = await server.db
      .selectFrom('custom_report_bookmarks')
      .select('collection_id')
      .where('c_report_id', '=', Number(id))
      .execute();
    expect(left).toEqual([]);
  });
});

async function unsubscribe(usergroup_id: number, item_id: number): Promise<void> {
  await server.db
    .deleteFrom('subscriptions')
    .where('usergroup_id', '=', usergroup_id)
    .where('item_id', '=', item_id)
    .execute();
}

async function provider(): Promise<{ id: number }> {
  const found = await server.db
    .selectFrom('usergroups')
    .select('id')
    .where('provider', '=', true)
    .executeTakeFirst();
  return (
    found ??
    server.db
      .insertInto('usergroups')
      .values({ company: 'The provider', provider: true, expiry: null, headquarter_id: null, slug: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  );
}
