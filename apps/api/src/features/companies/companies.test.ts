import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { behind, rowIn, rowsIn } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, makePerson, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { lockCustomReport } from '../custom-reports/editing.store.ts';
import { lockTeammates } from '../custom-reports/sharing.store.ts';
import { lockCompanies, saveSubsidiaries } from './companies.store.ts';

const server = await startServer();
const provider = await makeCompany(server.db, { provider: true, company: 'Provider' });
const admin = await signedInAs(server, {
  role: 'admin',
  usergroup_id: provider,
  email: 'staff@people.example',
});
const sales = await signedInAs(server, { role: 'sales', usergroup_id: provider });

const create = (body: object, headers: Record<string, string> = {}) =>
  admin.call('createCompany', { body, headers });
const read = (id: number, who = admin) => who.call('company', { params: { id: String(id) } });
const update = (id: number, body: object, who = admin) =>
  who.call('updateCompany', { params: { id: String(id) }, body });
const setSubsidiaries = (id: number, subsidiaryCompanies: number[], who = admin) =>
  who.call('setSubsidiaries', {
    params: { id: String(id) },
    body: { subsidiaryCompanies },
  });
const remove = (id: number, who = admin) => who.call('deleteCompany', { params: { id: String(id) } });
const users = (id: number, who = admin) => who.call('companyUsers', { params: { id: String(id) } });

test('ADM-09 ADM-23 a new company has no license, no seats, no users and no open invitations', async () => {
  const { usergroupId: usergroup_id, id: invited_by } = await signedInAs(server, { lead: true });
  const elsewhere = { usergroup_id, invited_by, email: 'somebody@elsewhere.example' };
  await server.db.insertInto('invitations').values(elsewhere).execute();
  const { status, body } = await create({ company: '  Newcomer  ', description: 'Knees' });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    company: 'Newcomer',
    description: 'Knees',
    license: 'unassigned',
    licenses: 0,
    expiry: null,
    createdAt: expect.any(Number),
    deviceLimit: 100,
    fileQuota: null,
    headquarter: false,
    subsidiaryCompanies: [],
    headquarterCompany: null,
    provider: false,
    owner: null,
    users: [],
    devices: [],
    devicesInUse: 0,
    enabledUsers: 0,
    openInvitations: 0,
  });
  expect((await read(body.id)).body).toEqual(body);
});

test('ADM-23 a company lists its people and devices, and how many devices count', async () => {
  const person = await signedInAs(server);
  const devices = await rowsIn(server.db, 'devices', { user_id: person.id });
  expect(devices).toHaveLength(1);
  expect((await read(person.usergroupId)).body).toMatchObject({
    users: [person.id],
    enabledUsers: 1,
    devices: devices.map(({ id }) => id),
    devicesInUse: 1,
  });
});

test('ADM-09 a second company with the same name is refused, regardless of case and spaces', async () => {
  await create({ company: 'Only One' });
  for (const company of ['Only One', 'ONLY one ', 'Only \u00a0One']) {
    const { status, body } = await create({ company });
    expect([status, body.detail]).toEqual([409, 'Error creating company or company already exists']);
  }
  expect((await create({ company: ' ' })).body.fields).toEqual({ company: 'Please fill in this field.' });
});

test('ADM-09 a form that is sent twice creates one company', async () => {
  const headers = { 'idempotency-key': 'a-double-click' };
  const [one, other] = await Promise.all([
    create({ company: 'Double' }, headers),
    create({ company: 'Double' }, headers),
  ]);
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(one.body.id).toBe(other.body.id);
});

test('ADM-12 ADM-13 settings are saved, and the chosen day is the last one paid for', async () => {
  const id = await makeCompany(server.db);
  const change = { license: 'corporate', licenses: 9, expiry: '2031-05-10', deviceLimit: 7 };
  const { status, body } = await update(id, change);
  expect(status).toBe(200);
  expect(body).toMatchObject({ license: 'corporate', licenses: 9, deviceLimit: 7, headquarter: false });
  expect(new Date(body.expiry * 1000).toISOString()).toBe('2031-05-11T00:00:00.000Z');
  expect((await update(id, { expiry: null })).body.expiry).toBeNull();
});

test.each([
  [{ licenses: -1 }],
  [{ licenses: 1.5 }],
  [{ deviceLimit: -1 }],
  [{ license: 'golden' }],
  [{ expiry: '2026-02-30' }],
  [{ expiry: '31.12.2026' }],
  [{ expiry: 1_900_000_000 }],
])('ADM-12 %j is reported as wrong and changes nothing', async (change) => {
  const id = await makeCompany(server.db, { license: 'site', licenses: 5 });
  const { status, body } = await update(id, change);
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual(Object.keys(change));
  expect((await read(id)).body).toMatchObject({ license: 'site', licenses: 5, expiry: null });
});

test('ADM-13 a renewal gives access again at once', async () => {
  const usergroup_id = await makeCompany(server.db, { expiry: new Date('2020-01-01') });
  const reader = await signedInAs(server, { usergroup_id });
  const catalogue = () => reader.call('cataloguePage', { query: '?section=catalog&filter=all' });
  await expectStatus(403, catalogue());
  await update(usergroup_id, { expiry: '2099-01-01' });
  await expectStatus(200, catalogue());
});

test('ADM-13 a headquarter has subsidiaries, and each company has one headquarter at most', async () => {
  const [one, other] = [await makeCompany(server.db, { license: 'corporate' }), await makeCompany(server.db)];
  expect((await setSubsidiaries(one, [other])).body.code).toBe('not-headquarter');
  expect((await update(one, { headquarter: true })).body.headquarter).toBe(true);
  expect((await setSubsidiaries(one, [other, other])).body.subsidiaryCompanies).toEqual([other]);
  const { company } = (await read(one)).body;
  expect((await read(other)).body.headquarterCompany).toBe(company);

  const rival = await makeCompany(server.db, { license: 'enterprise', headquarter: true });
  await expectStatus(409, setSubsidiaries(rival, [other]));
  await expectStatus(409, setSubsidiaries(rival, [one]));
  await expectStatus(409, setSubsidiaries(rival, [rival]));
  await expectStatus(409, setSubsidiaries(rival, [provider]));
  await expectStatus(422, setSubsidiaries(rival, [999_999]));
  await update(other, { license: 'corporate' });
  expect((await update(other, { headquarter: true })).body.code).toBe('headquarter-below');

  expect((await setSubsidiaries(one, [])).body.subsidiaryCompanies).toEqual([]);
  await expectStatus(200, setSubsidiaries(rival, [other]));
});

test('ADM-13 a company without a company-wide license loses its subsidiaries', async () => {
  const headquarter = await makeCompany(server.db, { license: 'corporate', headquarter: true });
  const below = await makeCompany(server.db, { headquarter_id: headquarter });
  const { body } = await update(headquarter, { license: 'site' });
  expect(body).toMatchObject({ headquarter: false, subsidiaryCompanies: [] });
  expect((await read(below)).body.headquarterCompany).toBeNull();
});

test('ADM-13 of two headquarters that claim the same subsidiary at once, one succeeds', async () => {
  const make = () => makeCompany(server.db, { license: 'corporate', headquarter: true });
  for (let round = 0; round < 5; round++) {
    const [one, other, third] = [await make(), await make(), await makeCompany(server.db)];
    const answers = await Promise.all([setSubsidiaries(one, [third]), setSubsidiaries(other, [third])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test('ADM-13 of two people who each add a subsidiary, neither undoes what the other did', async () => {
  const headquarter = await makeCompany(server.db, { license: 'corporate', headquarter: true });
  const [east, west, south] = [
    await makeCompany(server.db, { company: 'To the east' }),
    await makeCompany(server.db, { company: 'To the west' }),
    await makeCompany(server.db, { company: 'To the south', headquarter_id: headquarter }),
  ];
  const change = (subsidiaryCompanies: number[], before: number[]) =>
    admin.call('setSubsidiaries', {
      params: { id: String(headquarter) },
      body: { subsidiaryCompanies, before },
    });
  const addEast = async (tx: Tx) => {
    await lockCompanies(tx, [headquarter, east]);
    await saveSubsidiaries(tx, headquarter, [south, east]);
  };
  const late = await behind(server.db, addEast, () => change([west], [south]));
  expect(late.body.subsidiaryCompanies).toEqual([east, west]);
  expect((await change([east], [south, east])).body.subsidiaryCompanies).toEqual([east, west]);
  const { from, to } = await server.db
    .selectFrom('audit_log')
    .select(['from', 'to'])
    .where('subject', '=', `company:${headquarter}`)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect([from, to]).toEqual([{ subsidiaryCompanies: [east, south] }, { subsidiaryCompanies: [east, west] }]);
});

test('ADM-16 ADM-29 sales can see a company but change nothing', async () => {
  const id = await makeCompany(server.db, { license: 'site', licenses: 5 });
  const person = await makePerson(server.db, { usergroup_id: id });
  expect((await read(id, sales)).body).toEqual((await read(id)).body);
  const token = sales.token;
  const refused = await Promise.all([
    update(id, { licenses: 6 }, sales),
    setSubsidiaries(id, [], sales),
    remove(id, sales),
    server.call('createCompany', { token, body: { company: 'By sales' } }),
    server.call('updateUser', { token, params: { id: person.id }, body: { enabled: false } }),
    server.call('deleteUser', { token, params: { uid: person.id } }),
    server.call('sendVerification', { token, params: { email: person.email }, body: { name: 'X' } }),
    server.call('resetDevices', { token, params: { id: person.id } }),
    server.call('lockUser', { token, params: { id: person.id } }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  expect((await read(id)).body).toMatchObject({ licenses: 5, enabledUsers: 1 });
});

test('ADM-15 ADM-29 only admins see the state of accounts; sales get the ids too', async () => {
  const id = await makeCompany(server.db);
  await signedInAs(server, { usergroup_id: id, name: 'Bea', lead: true });
  await makePerson(server.db, { usergroup_id: id, name: 'abel', isEnrolled: false, email_verified_at: null });
  const seen = (await users(id)).body;
  expect(seen).toEqual([
    {
      id: expect.any(String),
      name: 'abel',
      email: expect.any(String),
      phone: expect.any(String),
      title: '',
      role: 'standard',
      enabled: true,
      createdAt: expect.any(Number),
      lastActive: null,
      special: null,
      locked: false,
      emailVerified: false,
      multiFactor: false,
      devices: 0,
      sessions: 0,
    },
    expect.objectContaining({ name: 'Bea', role: 'team leader', multiFactor: true, devices: 1, sessions: 1 }),
  ]);
  for (const row of (await users(id, sales)).body)
    expect(Object.keys(row).sort()).toEqual(
      ['createdAt', 'email', 'enabled', 'id', 'lastActive', 'name', 'phone', 'role', 'title'].sort(),
    );
});

test('ADM-15 deleting a company deletes its people and all their data; orders, requests and audit records stay', async () => {
  const id = await makeCompany(server.db, {
    company: 'Leaving Ltd',
    license: 'corporate',
    headquarter: true,
  });
  const below = await makeCompany(server.db, { headquarter_id: id });
  const person = await signedInAs(server, { usergroup_id: id, lead: true, email: 'gone@leaving.example' });
  const item = await makeItem(server.db);
  await subscribe(server.db, id, item.item_id);
  const bystander = await makeCompany(server.db);
  await subscribe(server.db, bystander, item.item_id);
  await person.call('addFavorite', {
    params: { kind: 'reports', id: String(item.item_id) },
  });
  await person.call('contactUs', { body: { subject: 'New Renewal Request' } });

  await expectStatus(204, remove(id));

  await expectStatus(404, read(id));
  const kept = server.db.selectFrom('subscriptions').select('item_id').where('usergroup_id', '=', bystander);
  expect(await kept.execute()).toEqual([{ item_id: item.item_id }]);
  await expectStatus(401, person.call('session'));
  expect((await read(below)).body.headquarterCompany).toBeNull();
  expect(await rowsAbout(person.id)).toBe(0);
  const orders = await rowsIn(server.db, 'subscription_archive', { company: 'Leaving Ltd' });
  expect(orders).toMatchObject([{ usergroup_id: null, item_name: item.item_name }]);
  const requests = await rowsIn(server.db, 'requests');
  expect(requests).toMatchObject([{ user_id: null, usergroup_id: null }]);
  expect(requests[0]?.payload).toMatchObject({ company: 'Leaving Ltd', email: 'gone@leaving.example' });
  const entry = await rowIn(server.db, 'audit_log', { action: 'company deleted' });
  expect(entry).toMatchObject({
    actor: 'staff@people.example',
    subject: `company:${id}`,
    from: { company: 'Leaving Ltd', people: 1, archived: 1 },
  });
  await expectStatus(404, remove(id));
});

/** Counts the rows in every table that refers to users. */
async function rowsAbout(userId: string): Promise<number> {
  const { rows: tables } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where confrelid = 'users'::regclass and contype = 'f'`.execute(server.db);
  let found = 0;
  for (const { table, column } of [...tables, { table: 'users', column: 'id' }]) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where ${sql.ref(column)} = ${userId}`.execute(server.db);
    found += rows[0]?.count ?? 0;
  }
  return found;
}

test('ADM-15 the company that runs the portal cannot be deleted', async () => {
  const { status, body } = await remove(provider);
  expect([status, body.code]).toEqual([409, 'company-kept']);
  await expectStatus(200, read(provider));
});

test('a company can be deleted while one of its people shares a custom report', async () => {
  const id = await makeCompany(server.db);
  const [owner, teammate] = [
    await makePerson(server.db, { usergroup_id: id }),
    await makePerson(server.db, { usergroup_id: id }),
  ];
  const { c_report_id } = await server.db
    .insertInto('custom_reports')
    .values({ user_id: owner.id, c_report_name: 'Shared' })
    .returning('c_report_id')
    .executeTakeFirstOrThrow();
  const { status } = await behind(
    server.db,
    (tx) => lockCustomReport(tx, c_report_id),
    () => remove(id),
    (tx) => lockTeammates(tx, id, owner.id, [teammate.id]),
  );
  expect(status).toBe(204);
});

test('every change to a company is logged with the values before and after', async () => {
  const id = await makeCompany(server.db, { license: 'site', licenses: 5 });
  await update(id, { license: 'enterprise', licenses: 40 });
  const entry = await rowIn(server.db, 'audit_log', { subject: `company:${id}` });
  expect(entry).toMatchObject({
    actor_id: admin.id,
    action: 'company settings changed',
    from: { license: 'site', licenses: 5 },
    to: { license: 'enterprise', licenses: 40 },
    request_id: expect.any(String),
  });
});
