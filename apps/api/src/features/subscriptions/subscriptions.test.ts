import type { CallName } from '@caliper/contract/calls.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { age, behind, changeRows } from '../../testing/database.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, type SignedIn, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { lockItem } from '../catalogue/items.store.ts';
import { readEntitlements } from '../catalogue/mine.store.ts';
import { listEntitled } from './entitlements.store.ts';
import { holdItems } from './subscriptions.store.ts';

const server = await startServer();
const provider = await makeCompany(server.db, { provider: true });
const admin = await signedInAs(server, { role: 'admin', usergroup_id: provider });
const sales = await signedInAs(server, { role: 'sales', usergroup_id: provider });

const read = (who: SignedIn, company: number, name: CallName = 'subscriptions') =>
  who.call(name, { params: { id: String(company) } });

const save = (name: CallName, company: number, body: unknown, who = admin) =>
  who.call(name, { params: { id: String(company) }, body });

const itemIds = async (count: number, over: Parameters<typeof makeItem>[1] = {}) => {
  const ids: number[] = [];
  for (let index = 0; index < count; index++) ids.push((await makeItem(server.db, over)).item_id);
  return ids;
};

const reportIds = (list: { report_id: number }[]) =>
  list.map(({ report_id }) => report_id).sort((a, b) => a - b);

/** A headquarter with two subsidiaries, and a person in each. */
async function makeFamily() {
  const { db } = server;
  const headquarter = await makeCompany(db, { headquarter: true });
  const [east, west] = [
    await makeCompany(db, { headquarter_id: headquarter }),
    await makeCompany(db, { headquarter_id: headquarter }),
  ];
  return {
    headquarter: await signedInAs(server, { usergroup_id: headquarter }),
    east: await signedInAs(server, { usergroup_id: east }),
    west: await signedInAs(server, { usergroup_id: west }),
  };
}

test('SUB-01 a customer can read its own company, and does not learn whether others exist', async () => {
  const { headquarter, east, west } = await makeFamily();
  const stranger = await signedInAs(server);
  const status = async (who: SignedIn, whose: SignedIn) => (await read(who, whose.usergroupId)).status;
  expect(await status(east, east)).toBe(200);
  expect(await status(headquarter, east)).toBe(200);
  expect(await status(east, west)).toBe(404);
  expect(await status(east, headquarter)).toBe(404);
  expect(await status(stranger, east)).toBe(404);
  expect(await status(admin, east)).toBe(200);
  expect((await read(stranger, 999_999)).body).toEqual((await read(stranger, east.usergroupId)).body);
});

test.each([
  ['saveSubscriptions', 'subscriptions', 'report', 'report_id'],
  ['saveMedskuSubscriptions', 'medskuSubscriptions', 'medsku', 'medsku_id'],
  ['savePtSubscriptions', 'ptSubscriptions', 'pt', 'pt_id'],
  ['saveSurveySubscriptions', 'surveySubscriptions', 'survey', 'survey_id'],
] as const)(
  'SUB-02 SUB-06 %s saves the list as sent, and sending it again changes nothing',
  async (call, reading, kind, id) => {
    const company = await makeCompany(server.db);
    const [one = 0, two = 0, three = 0] = await itemIds(3, { kind });
    await save(call, company, [one, two]);
    const first = await read(admin, company, reading);
    expect(first.body.expired).toEqual([]);
    expect(first.body.active).toHaveLength(2);
    expect(first.body.active[0]).toMatchObject({
      [id]: expect.any(Number),
      report_name: expect.any(String),
      report_year: 2026,
      subscription_id: expect.any(Number),
      archive_id: null,
      source: null,
    });
    expect((await save(call, company, [two, one])).body).toEqual(first.body);
    const { body } = await save(call, company, [two, three]);
    expect(body.active.map((entry: Record<string, number>) => entry[id]).sort()).toEqual([two, three].sort());
    expect(body.expired).toEqual([expect.objectContaining({ [id]: one, archive_id: expect.any(Number) })]);
    expect(body.expired[0]).not.toHaveProperty('subscription_id');
  },
);

test('SUB-02 samples are for markets of the report, demos for items with one; sending them again changes nothing', async () => {
  const company = await makeCompany(server.db);
  const [report_id = 0] = await itemIds(1, { markets: ['Knees', 'Hips'] });
  const both = ['Knees', 'Hips'].map((market_name) => ({ report_id, market_name }));
  const sampled = await save('saveSamples', company, both);
  expect(sampled.body.active.map((one: { market_name: string }) => one.market_name).sort()).toEqual([
    'Hips',
    'Knees',
  ]);
  expect((await save('saveSamples', company, [...both].reverse())).body).toEqual(sampled.body);
  const unknown = await save('saveSamples', company, [{ report_id, market_name: 'Elbows' }]);
  expect(unknown).toMatchObject({ status: 422, body: { code: 'market-unknown' } });
  expect((await read(admin, company)).body).toEqual(sampled.body);
  const [plain = 0] = await itemIds(1, { kind: 'medsku' });
  const [withDemo = 0] = await itemIds(1, { kind: 'medsku', hasDemo: true });
  expect((await save('saveMedskuDemos', company, [plain])).body.code).toBe('item-unknown');
  const demo = await save('saveMedskuDemos', company, [withDemo]);
  expect(demo.body.active).toEqual([expect.objectContaining({ medsku_id: withDemo, demo: true })]);
  expect((await save('saveMedskuDemos', company, [withDemo])).body).toEqual(demo.body);
  const [ptDemo = 0] = await itemIds(1, { kind: 'pt', hasDemo: true });
  const ptSaved = await save('savePtDemos', company, [ptDemo]);
  expect(ptSaved.body.active).toEqual([expect.objectContaining({ pt_id: ptDemo, demo: true })]);
  expect((await save('savePtDemos', company, [ptDemo])).body).toEqual(ptSaved.body);
});

test('a list with an unknown item, or one of another kind, changes nothing', async () => {
  const company = await makeCompany(server.db);
  const [report = 0] = await itemIds(1);
  const [survey = 0] = await itemIds(1, { kind: 'survey' });
  await save('saveSubscriptions', company, [report]);
  for (const wrong of [999_999, survey]) {
    const answer = await save('saveSubscriptions', company, [wrong]);
    expect(answer).toMatchObject({ status: 422, body: { code: 'item-unknown' } });
  }
  expect(reportIds((await read(admin, company)).body.active)).toEqual([report]);
});

test('the list of a company that is gone cannot be saved', async () => {
  for (const list of [[], await itemIds(1)]) {
    const { status, body } = await save('saveSubscriptions', 999_999, list);
    expect([status, body.code]).toEqual([404, 'not-found']);
  }
});

test('SUB-04 what staff remove is kept in the archive, even after the report is deleted', async () => {
  const company = await makeCompany(server.db);
  const person = await signedInAs(server, { usergroup_id: company });
  const [report = 0] = await itemIds(1, { item_name: 'Gone for good' });
  await save('saveSubscriptions', company, [report]);
  await save('saveSubscriptions', company, []);
  await admin.call('deleteReport', { params: { id: String(report) } });
  const { body } = await read(person, company);
  expect(body).toMatchObject({ active: [], expired: [{ report_id: report, report_name: 'Gone for good' }] });
});

test('SUB-04 an expired company sees its subscriptions as expired, and gets all of them back when renewed', async () => {
  const { db } = server;
  const company = await makeCompany(db, { expiry: new Date(Date.now() + 60_000) });
  const person = await signedInAs(server, { usergroup_id: company });
  const [report = 0] = await itemIds(1);
  await subscribe(db, company, report);
  expect(reportIds((await read(person, company)).body.active)).toEqual([report]);
  await age(db, { table: 'usergroups', column: 'expiry' }, 120);
  const ended = await read(person, company);
  expect(ended.body).toMatchObject({ active: [], expired: [{ report_id: report, archive_id: null }] });
  expect((await person.call('cataloguePage', { query: '?section=catalog&filter=all' })).status).toBe(403);
  await changeRows(db, 'usergroups', { expiry: null }, { id: company });
  expect(reportIds((await read(person, company)).body.active)).toEqual([report]);
});

test("SUB-05 the marketing account has none of its company's subscriptions", async () => {
  const company = await makeCompany(server.db);
  const marketing = await signedInAs(server, { usergroup_id: company, special: 'marketing' });
  const [report = 0] = await itemIds(1);
  await subscribe(server.db, company, report);
  expect((await read(marketing, company)).body).toEqual({ active: [], expired: [] });
  const { body } = await marketing.call('session');
  expect(body.usergroupData.subscriptionInformation.current).toEqual([]);
  const page = await marketing.call('cataloguePage', {
    query: '?section=catalog&filter=subscriptions',
  });
  expect(page.body.total).toBe(0);
});

test('SUB-08 a headquarter and its subsidiaries share what they have, but subsidiaries not with each other', async () => {
  const { headquarter, east, west } = await makeFamily();
  const [top = 0, right = 0, left = 0] = await itemIds(3);
  await subscribe(server.db, headquarter.usergroupId, top);
  await subscribe(server.db, east.usergroupId, right);
  await subscribe(server.db, west.usergroupId, left);
  const of = async (who: SignedIn) => reportIds((await read(who, who.usergroupId)).body.active);
  expect(await of(headquarter)).toEqual([top, right, left]);
  expect(await of(east)).toEqual([top, right]);
  expect(await of(west)).toEqual([top, left]);
  const { body } = await read(east, east.usergroupId);
  expect(body.active.find((one: { report_id: number }) => one.report_id === top).source.id).toBe(
    headquarter.usergroupId,
  );
  const subscribed = async (who: SignedIn) => {
    const { body: page } = await who.call('cataloguePage', {
      query: '?section=catalog&filter=subscriptions',
    });
    return reportIds(page.items);
  };
  expect(await subscribed(west)).toEqual([top, left]);
  expect((await east.call('session')).body.usergroupData.subscriptionInformation.current).toEqual([
    top,
    right,
  ]);
});

test('SUB-08 what several companies of a family have is read once, as its own if it is', async () => {
  const { headquarter, east, west } = await makeFamily();
  const [shared = 0, below = 0] = await itemIds(2);
  for (const { usergroupId } of [east, west, headquarter]) await subscribe(server.db, usergroupId, shared);
  for (const { usergroupId } of [west, east]) await subscribe(server.db, usergroupId, below);
  const rows = await listEntitled(server.db, headquarter.usergroupId, 'report', 'visible');
  expect(rows.map(({ item_id, source_id }) => [item_id, source_id])).toEqual([
    [shared, headquarter.usergroupId],
    [below, west.usergroupId],
  ]);
  const entitlements = await readEntitlements(server.db, headquarter.usergroupId);
  expect(entitlements.map(({ item_id }) => item_id).sort((a, b) => a - b)).toEqual([shared, below]);
});

test('what a headquarter lends ends with its own expiry; what was bought stays', async () => {
  const { headquarter, east } = await makeFamily();
  const [lent = 0, bought = 0] = await itemIds(2);
  await subscribe(server.db, headquarter.usergroupId, lent);
  await subscribe(server.db, east.usergroupId, bought);
  await changeRows(
    server.db,
    'usergroups',
    { expiry: new Date('2020-01-01') },
    { id: headquarter.usergroupId },
  );
  expect(reportIds((await read(east, east.usergroupId)).body.active)).toEqual([bought]);
});

test('SUB-03 SUB-10 a sync returns what a headquarter and its subsidiaries have now, by their ids', async () => {
  const { headquarter, east, west } = await makeFamily();
  const [lent = 0] = await itemIds(1);
  await subscribe(server.db, headquarter.usergroupId, lent);
  const sync = (subsidiaryCompanies: number[]) =>
    admin.call('syncHeadquarter', {
      body: { headquarterId: headquarter.usergroupId, subsidiaryCompanies },
    });
  const { body } = await sync([east.usergroupId, west.usergroupId]);
  expect(body.companies).toHaveLength(3);
  expect(body.companies).toContainEqual(
    expect.objectContaining({ id: east.usergroupId, own: 0, inherited: 1 }),
  );
  const stranger = await makeCompany(server.db);
  expect(await sync([stranger])).toMatchObject({ status: 422, body: { code: 'not-its-subsidiary' } });
  const all = await admin.call('syncSubscriptions');
  expect(all.body.companies.length).toBeGreaterThan(3);
  const { body: companies } = await admin.call('companies');
  expect(
    companies.find((one: { id: number }) => one.id === headquarter.usergroupId).subsidiaryCompanies,
  ).toEqual([east.usergroupId, west.usergroupId]);
});

test('two saves at once leave one list or the other, never a mixture', async () => {
  const company = await makeCompany(server.db);
  const [one = 0, two = 0, three = 0, four = 0] = await itemIds(4);
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      save('saveSubscriptions', company, [one, two]),
      save('saveSubscriptions', company, [three, four]),
    ]);
    const active = reportIds((await read(admin, company)).body.active);
    expect([
      [one, two],
      [three, four],
    ]).toContainEqual(active);
  }
});

test('items are locked in the order of their ids, as everything else that locks several does', async () => {
  const { db } = server;
  const [one = 0, two = 0] = await itemIds(2);
  // Puts the first behind the second in the table, which is then read from its start.
  await changeRows(db, 'items', { description: 'Revised' }, { item_id: one });
  const hold = () =>
    db.transaction().execute(async (tx) => {
      await sql`set local enable_indexscan = off`.execute(tx);
      await sql`set local enable_bitmapscan = off`.execute(tx);
      return holdItems(tx, 'report', 'full', [two, one]);
    });
  const held = await behind(
    db,
    (tx) => lockItem(tx, 'report', one),
    hold,
    (tx) => lockItem(tx, 'report', two),
  );
  expect(held).toEqual([one, two]);
});

test('every change is logged, and a save that changes nothing is not', async () => {
  const company = await makeCompany(server.db);
  const [report = 0] = await itemIds(1);
  await save('saveSubscriptions', company, [report]);
  await save('saveSubscriptions', company, [report]);
  const entries = await server.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'to'])
    .where('subject', '=', `company:${company}`)
    .execute();
  expect(entries).toEqual([
    {
      actor: admin.email,
      action: 'report subscriptions changed',
      to: { access: 'full', added: [String(report)] },
    },
  ]);
});

test('CAT-31 only admins see and can open hidden items that a company has', async () => {
  const person = await signedInAs(server);
  const [report = 0] = await itemIds(1, { visible: false });
  await subscribe(server.db, person.usergroupId, report);
  expect((await read(person, person.usergroupId)).body).toEqual({ active: [], expired: [] });
  expect(reportIds((await read(admin, person.usergroupId)).body.active)).toEqual([report]);
  expect((await read(sales, person.usergroupId)).body).toEqual({ active: [], expired: [] });
  const { body } = await person.call('session');
  expect(body.usergroupData.subscriptionInformation.current).toEqual([]);
});

test('an expired subsidiary has nothing from an active headquarter', async () => {
  const { headquarter, east } = await makeFamily();
  const [lent = 0] = await itemIds(1);
  await subscribe(server.db, headquarter.usergroupId, lent);
  await changeRows(server.db, 'usergroups', { expiry: new Date('2020-01-01') }, { id: east.usergroupId });
  expect((await read(east, east.usergroupId)).body).toEqual({ active: [], expired: [] });
  const { body } = await east.call('session');
  expect(body.usergroupData.subscriptionInformation.current).toEqual([]);
});
