import { expect, test } from 'vitest';
import { rowIn, rowsIn } from '../../../testing/database.ts';
import { expectStatus } from '../../../testing/expect-status.ts';
import { makeCompany, makePerson, type SignedIn, signedInAs } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';

const server = await startServer();

const update = (who: SignedIn, id: string, body: object) => who.call('updateUser', { params: { id }, body });
const session = async (who: SignedIn) => (await who.call('session')).body.user;

test('READ-15 whether the news scroll is remembered per person, on every device', async () => {
  const person = await signedInAs(server);
  for (const autoScroll of [true, false, true]) {
    const { status, body } = await update(person, person.id, { autoScroll });
    expect(status).toBe(200);
    expect(body).toEqual(await session(person));
    expect(body).toMatchObject({ id: person.id, autoScroll });
  }
});

test('READ-15 no one can change another person, not even an admin', async () => {
  const [admin, other] = [await signedInAs(server, { role: 'admin' }), await makePerson(server.db)];
  const before = await rowIn(server.db, 'users', { id: other.id });
  const { status } = await update(admin, other.id, { autoScroll: !before.auto_scroll });
  expect(status).toBe(404);
  const after = await rowIn(server.db, 'users', { id: other.id });
  expect(after).toEqual(before);
});

test('people can change nothing else about themselves with this call', async () => {
  const person = await signedInAs(server);
  const bodies = [{}, { autoScroll: 'yes' }, { autoScroll: true, role: 'admin' }];
  const answers = await Promise.all(bodies.map((body) => update(person, person.id, body)));
  expect(answers.map(({ status }) => status)).toEqual([400, 422, 400]);
  expect(await session(person)).toMatchObject({ role: 'standard', lead: false });
});

test('ACC-03 people change their name, title and phone', async () => {
  const person = await signedInAs(server, { title: 'Analyst', phone: '1' });
  const { status } = await update(person, person.id, { name: ' New Name ', title: '', phone: '+1 555 0102' });
  expect(status).toBe(200);
  expect(await session(person)).toMatchObject({ name: 'New Name', title: '', phone: '+1 555 0102' });
  await update(person, person.id, { phone: '' });
  expect(await session(person)).toMatchObject({ name: 'New Name', phone: '' });
});

const recorded = ({ id }: SignedIn) => rowsIn(server.db, 'audit_log', { subject: `user:${id}` });

test('ACC-03 the log names the fields that changed, not what is in them, and nothing if none did', async () => {
  const person = await signedInAs(server, { name: 'Ann', title: 'Analyst', phone: '1' });
  await update(person, person.id, { name: 'Ann', title: 'Analyst', phone: '1', autoScroll: true });
  expect(await recorded(person)).toEqual([]);
  await update(person, person.id, { name: 'Ann', title: 'Head', phone: '+1 555 0102' });
  const [entry, ...others] = await recorded(person);
  expect([entry?.action, entry?.to, others]).toEqual([
    'profile changed',
    { changed: ['title', 'phone'] },
    [],
  ]);
});

test('ACC-03 a profile changes sixty times an hour at most; a setting changes as often as one likes', async () => {
  const person = await signedInAs(server);
  const names = Array.from({ length: 61 }, (_, n) => `Name ${n}`);
  const answers = await Promise.all(names.map((name) => update(person, person.id, { name })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    body: { code: 'too-many-attempts' },
    headers: { 'retry-after': expect.any(String) },
  });
  expect(await recorded(person)).toHaveLength(60);
  await expectStatus(200, update(person, person.id, { autoScroll: true }));
});

test('ACC-03 a name is required, and every field has a maximum length', async () => {
  const person = await signedInAs(server);
  const fields = async (body: object) => (await update(person, person.id, body)).body.fields;
  expect(await fields({ name: '  ' })).toEqual({ name: 'Please fill in this field.' });
  expect(await fields({ name: 'x'.repeat(201) })).toEqual({ name: 'Please enter a shorter text.' });
  expect(await fields({ phone: '1'.repeat(41) })).toEqual({ phone: 'Please enter a shorter text.' });
  expect(await session(person)).toMatchObject({ name: 'Test Person' });
});

test('NAV-29 ACC-03 people of an expired company can still change their own profile', async () => {
  const usergroup_id = await makeCompany(server.db, { expiry: new Date('2020-01-01') });
  const person = await signedInAs(server, { usergroup_id, lead: true });
  await expectStatus(200, update(person, person.id, { title: 'Still here' }));
  const other = await makePerson(server.db, { usergroup_id });
  await expectStatus(403, update(person, other.id, { enabled: false }));
});

const enabledOf = async (id: string) => (await rowIn(server.db, 'users', { id })).enabled;

test('TEAM-08 ADM-15 only an admin or the own team leader can enable someone', async () => {
  const usergroup_id = await makeCompany(server.db, { licenses: 5 });
  const lead = await signedInAs(server, { usergroup_id, lead: true });
  const mate = await signedInAs(server, { usergroup_id });
  const stranger = await signedInAs(server, { lead: true });
  const admin = await signedInAs(server, { role: 'admin' });
  const waiting = await makePerson(server.db, { usergroup_id, enabled: false });
  await expectStatus(403, update(mate, waiting.id, { enabled: true }));
  await expectStatus(404, update(stranger, waiting.id, { enabled: true }));
  expect(await enabledOf(waiting.id)).toBe(false);
  for (const who of [lead, admin]) {
    expect((await update(who, waiting.id, { enabled: true })).body).toMatchObject({ enabled: true });
    expect(await enabledOf(waiting.id)).toBe(true);
    await update(who, waiting.id, { enabled: false });
  }
  await expectStatus(400, update(admin, waiting.id, { enabled: true, name: 'Both' }));
});

test('TEAM-08 enabling mails the person, and disabling signs them out at once', async () => {
  const admin = await signedInAs(server, { role: 'admin' });
  const person = await signedInAs(server);
  await update(admin, person.id, { enabled: false });
  await expectStatus(401, person.call('session'));
  await update(admin, person.id, { enabled: true });
  await update(admin, person.id, { enabled: true });
  const mails = await rowsIn(server.db, 'outbox', { recipient: person.email });
  expect(mails.map(({ subject }) => subject)).toEqual(['Your account at Caliper has been enabled']);
  await expectStatus(401, person.call('session'));
});

test('TEAM-02 licenses also limit a leader who enables people one by one, but not staff', async () => {
  const usergroup_id = await makeCompany(server.db, { licenses: 1 });
  const lead = await signedInAs(server, { usergroup_id, lead: true });
  const admin = await signedInAs(server, { role: 'admin' });
  const waiting = await makePerson(server.db, { usergroup_id, enabled: false });
  const { status, body } = await update(lead, waiting.id, { enabled: true });
  expect([status, body.code]).toEqual([409, 'license-limit']);
  await expectStatus(200, update(admin, waiting.id, { enabled: true }));
  expect((await update(lead, lead.id, { enabled: false })).body.code).toBe('own-access');
});
