import { expect, test } from 'vitest';
import { rowIn, rowsIn } from '../../../testing/database.ts';
import { expectStatus } from '../../../testing/expect-status.ts';
import { makeItem, subscribe } from '../../../testing/items.ts';
import { makeCompany, makePerson, type SignedIn, signedInAs } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';

const server = await startServer();
const { db } = server;
const provider = await makeCompany(db, { provider: true, company: 'Provider' });
const admin = await signedInAs(server, { usergroup_id: provider, role: 'admin' });

const change = (id: string, body: object, who: SignedIn = admin) =>
  who.call('changePerson', { params: { id }, body });
const role = async (who: SignedIn) => (await who.call('session')).body.user.role;

test('STAFF-03 a name, a title and who leads are changed, at once in every session, and recorded with what they were', async () => {
  const person = await signedInAs(server, { name: 'Ann', title: 'Analyst' });
  await expectStatus(403, person.call('authRequests'));
  const { status, body } = await change(person.id, { name: 'Ann Bell', role: 'team leader' });
  expect([status, body]).toEqual([
    200,
    {
      id: person.id,
      name: 'Ann Bell',
      title: 'Analyst',
      role: 'team leader',
      company: person.usergroupId,
      enabled: true,
    },
  ]);
  expect((await person.call('session')).body.user).toMatchObject({ name: 'Ann Bell', lead: true });
  await expectStatus(200, person.call('authRequests'));
  await change(person.id, { role: 'standard' });
  await expectStatus(403, person.call('authRequests'));
  expect(await role(person)).toBe('standard');
  const entries = await rowsIn(db, 'audit_log', { subject: `user:${person.id}`, action: 'person changed' });
  expect(entries.toSorted((a, b) => a.id - b.id).map(({ from, to }) => [from, to])).toEqual([
    [
      { name: 'Ann', role: 'standard' },
      { name: 'Ann Bell', role: 'team leader' },
    ],
    [{ role: 'team leader' }, { role: 'standard' }],
  ]);
  // The same again is no change.
  await change(person.id, { role: 'standard' });
  expect(await rowsIn(db, 'audit_log', { subject: `user:${person.id}` })).toHaveLength(2);
});

test('STAFF-03 staff roles are for people of the provider, who lead no team; nobody takes their own rights', async () => {
  const [client, colleague] = [
    await makePerson(db),
    await makePerson(db, { usergroup_id: provider, role: 'sales' }),
  ];
  const support = await makePerson(db, { usergroup_id: provider, special: 'support' });
  const codeOf = async (id: string, body: object) => (await change(id, body)).body.code;
  expect(await codeOf(client.id, { role: 'sales' })).toBe('staff-role-outside');
  expect(await codeOf(colleague.id, { role: 'team leader' })).toBe('lead-of-provider');
  expect(await codeOf(colleague.id, { company: client.usergroupId })).toBe('staff-role-outside');
  expect(await codeOf(admin.id, { role: 'standard' })).toBe('role-kept');
  expect(await codeOf(admin.id, { company: client.usergroupId, role: 'standard' })).toBe('role-kept');
  expect(await codeOf(support.id, { role: 'admin' })).toBe('role-kept');
  expect(await codeOf(client.id, { company: 999_999 })).toBe('company-unknown');
  expect((await change(admin.id, { title: 'Head' })).status).toBe(200);
});

test('STAFF-03 staff who become something else begin anew', async () => {
  const colleague = await signedInAs(server, { usergroup_id: provider, role: 'admin' });
  await change(colleague.id, { role: 'sales' });
  await expectStatus(401, colleague.call('session'));
});

test('STAFF-03 in another company a person has what that one has, and loses what was the old one’s', async () => {
  const [from, to] = [
    await makeCompany(db, { company: 'Old Ltd', licenses: 9, license: 'site' }),
    await makeCompany(db, { company: 'New Ltd', licenses: 9, license: 'site' }),
  ];
  const [{ item_id: old }, { item_id: own }] = [await makeItem(db), await makeItem(db)];
  await subscribe(db, from, old);
  await subscribe(db, to, own);
  const person = await signedInAs(server, { usergroup_id: from, lead: true, name: 'Mover' });
  const mate = await signedInAs(server, { usergroup_id: from });
  const report = async (user_id: string) => {
    const { c_report_id } = await db
      .insertInto('custom_reports')
      .values({ user_id, c_report_name: 'Mine' })
      .returning('c_report_id')
      .executeTakeFirstOrThrow();
    return c_report_id;
  };
  const [mine, theirs] = [await report(person.id), await report(mate.id)];
  await db
    .insertInto('custom_report_shares')
    .values([
      { c_report_id: mine, user_id: mate.id },
      { c_report_id: theirs, user_id: person.id },
    ])
    .execute();
  await db.insertInto('favorites').values({ user_id: person.id, kind: 'reports', item_id: own }).execute();
  const { status, body } = await change(person.id, {
    company: to,
    role: 'standard',
    before: { company: from },
  });
  expect([status, body.company, body.role, body.enabled]).toEqual([200, to, 'standard', true]);
  // Signed out, with no device of either company.
  await expectStatus(401, person.call('session'));
  expect(await rowsIn(db, 'devices', { user_id: person.id })).toEqual([]);
  // What was shared, either way, was among colleagues; what is the person's own goes along.
  expect(await rowsIn(db, 'custom_report_shares', { c_report_id: mine })).toEqual([]);
  expect(await rowsIn(db, 'custom_report_shares', { c_report_id: theirs })).toEqual([]);
  expect(await rowsIn(db, 'custom_reports', { c_report_id: mine })).toHaveLength(1);
  expect(await rowsIn(db, 'favorites', { user_id: person.id })).toHaveLength(1);
  const verdict = async (id: number) => {
    const query = `?person=${person.id}&kind=report&id=${id}`;
    return (await admin.call('accessCheck', { query })).body.verdicts[1].allowed;
  };
  expect([await verdict(old), await verdict(own)]).toEqual([false, true]);
  // Each of the two has it in its history.
  for (const [id, action] of [
    [from, 'moved to another company'],
    [to, 'moved from another company'],
  ] as const) {
    const { entries } = (await admin.call('clientHistory', { params: { id: String(id) } })).body;
    expect(entries[0]).toMatchObject({
      action,
      person: person.email,
      from: { company: 'Old Ltd', role: 'team leader' },
      to: { company: 'New Ltd', role: 'standard' },
    });
  }
});

test('STAFF-03 a company that is full takes nobody, of two who want the last place one comes', async () => {
  const site = await makeCompany(db, { license: 'site', licenses: 5 });
  for (let seat = 0; seat < 4; seat++) await makePerson(db, { usergroup_id: site });
  const two = [await makePerson(db), await makePerson(db)];
  const answers = await Promise.all(two.map(({ id }) => change(id, { company: site })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('seats-site');
  expect(await rowsIn(db, 'users', { usergroup_id: site })).toHaveLength(5);
});

test('STAFF-03 two colleagues who change the same do not overwrite each other', async () => {
  const person = await makePerson(db, { name: 'Ann', title: 'Analyst' });
  const before = { name: 'Ann', title: 'Analyst', role: 'standard', company: person.usergroupId };
  await change(person.id, { name: 'Anna', before });
  const { status, body } = await change(person.id, { name: 'Anne', before });
  expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
  await change(person.id, { title: 'Head', before });
  expect(await rowIn(db, 'users', { id: person.id })).toMatchObject({ name: 'Anna', title: 'Head' });
  const moved = await makeCompany(db);
  await change(person.id, { company: moved });
  const other = await makeCompany(db);
  expect((await change(person.id, { company: other, before })).body.code).toBe('changed-meanwhile');
});

test('STAFF-03 an open invitation of the new company is over once the person is there', async () => {
  const to = await makeCompany(db, { licenses: 3 });
  const person = await makePerson(db);
  await db.insertInto('invitations').values({ usergroup_id: to, email: person.email }).execute();
  await change(person.id, { company: to });
  expect((await rowIn(db, 'invitations', { usergroup_id: to })).user_id).toBe(person.id);
});

test('STAFF-03 a changed person leaves no trace of their name in the log once they are deleted', async () => {
  const person = await makePerson(db, { name: 'Zoë Unlikely' });
  await change(person.id, { name: 'Zoë Unlikelier', title: 'Ghost' });
  await admin.call('deleteUser', { params: { uid: person.id } });
  const entries = await rowsIn(db, 'audit_log', { subject: `user:${person.id}` });
  expect(JSON.stringify(entries)).not.toMatch(/Zoë|Ghost/);
});
