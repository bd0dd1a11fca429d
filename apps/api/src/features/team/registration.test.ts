import { expect, test } from 'vitest';
import { changeRows, rowsIn } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { makePerson } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import {
  countEnabled,
  inviteAndAllow,
  mailsTo,
  makeAdmin,
  makeTeam,
  register,
  registration,
  statusOf,
} from '../../testing/team.ts';

const server = await startServer({ LIMITS: 'invitation=100000/60,registrationPerAddress=100000/60' });
const admin = await makeAdmin(server);

const account = (email: string) =>
  server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
const signIn = (email: string) => server.call('signIn', { body: { email, password: 'correct horse 7' } });

test('TEAM-04 TEAM-05 TEAM-07 TEAM-08 TEAM-10 from the mail to the first sign-in', async () => {
  const team = await makeTeam(server, 2);
  const email = 'rita@whole.example';
  const { token } = await inviteAndAllow(server, team, admin, email);
  expect((await statusOf(server, token)).body.message).toContain(`invited to join ${team.company}`);

  const more = { phone: '+1 555 0103', country: 'Canada', category: 'Dental' };
  // The e-mail and company sent by the form are ignored.
  const foreign = { email: 'boss@else.example', company: 'Else' };
  await expectStatus(201, register(server, token, { ...more, ...foreign }));
  expect(await account(email)).toMatchObject({
    ...more,
    name: 'Rita Novak',
    title: 'Analyst',
    role: 'standard',
    lead: false,
    enabled: false,
    usergroup_id: team.usergroup_id,
    email_verified_at: expect.any(Date),
  });
  expect(await account('boss@else.example')).toBeUndefined();
  const toLeader = await mailsTo(server, team.lead.email);
  expect(toLeader.map(({ subject }) => subject)).toEqual(['Rita Novak has registered at Caliper']);
  expect((await statusOf(server, token)).body.message).toBe(
    'Your account has been created. You can sign in once it has been enabled.',
  );
  expect((await signIn(email)).body.code).toBe('not-enabled');

  const { id = '' } = (await account(email)) ?? {};
  await team.lead.call('saveMembers', {
    params: { id: String(team.usergroup_id) },
    body: [{ id, enabled: true }],
  });
  expect((await statusOf(server, token)).body.message).toMatch(/has been enabled/);
  expect((await signIn(email)).body).toMatchObject({ next: 'enrol' });
  await admin.call('deleteUser', { params: { uid: id } });
  expect((await statusOf(server, token)).body.message).toBe('This account no longer exists.');
});

test('TEAM-06 a link registers once; fifty requests at once create one account', async () => {
  const team = await makeTeam(server, 2);
  const { token } = await inviteAndAllow(server, team, admin, 'once@link.example');
  const answers = await Promise.all(Array.from({ length: 50 }, () => register(server, token)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.every((status) => [201, 422, 503].includes(status))).toBe(true);
  expect((await register(server, token)).body.code).toBe('link-invalid');
  expect(await mailsTo(server, team.lead.email)).toHaveLength(1);
});

test('TEAM-08 those who can enable the newcomer get a mail: active leaders, or staff if there are none', async () => {
  const team = await makeTeam(server, 9);
  const more = (over: object) =>
    makePerson(server.db, { usergroup_id: team.usergroup_id, lead: true, ...over });
  const [second, off, locked] = [
    await more({}),
    await more({ enabled: false }),
    await more({ locked: true }),
  ];
  const { token } = await inviteAndAllow(server, team, admin, 'waits@leaders.example');
  await register(server, token);
  for (const { email } of [team.lead, second]) expect(await mailsTo(server, email)).toHaveLength(1);
  for (const { email } of [off, locked]) expect(await mailsTo(server, email)).toEqual([]);

  const alone = await makeTeam(server, 9);
  const link = await inviteAndAllow(server, alone, admin, 'waits@nobody.example');
  await changeRows(server.db, 'users', { lead: false }, { id: alone.lead.id });
  await register(server, link.token, { firstName: 'Una' });
  const toStaff = await mailsTo(server, 'requests@caliper.example');
  expect(toStaff.at(-1)?.subject).toBe('Una Novak has registered at Caliper');
  const page = `/admin-panel/client-access?company=${alone.usergroup_id}&tab=users`;
  expect(toStaff.at(-1)?.body).toContain(page);
});

test('TEAM-10 a form that is sent twice gets the same answer', async () => {
  const team = await makeTeam(server, 2);
  const { token } = await inviteAndAllow(server, team, admin, 'double@click.example');
  const body = registration(token);
  const send = () => server.call('register', { body, headers: { 'idempotency-key': 'one-opened-form' } });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
});

test('TEAM-04 MEND-34 missing or invalid fields are reported by field, and the link stays valid', async () => {
  const team = await makeTeam(server, 2);
  const { token } = await inviteAndAllow(server, team, admin, 'fields@form.example');
  const fields = async (over: object) => (await register(server, token, over)).body.fields;
  for (const name of ['firstName', 'lastName', 'title', 'password', 'confirmPassword']) {
    expect(await fields({ [name]: '' })).toEqual({ [name]: 'Please fill in this field.' });
    expect(await fields({ [name]: undefined })).toEqual({ [name]: 'Please fill in this field.' });
  }
  expect(await fields({ confirmPassword: 'something else' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
  expect(await fields({ password: 'password', confirmPassword: 'password' })).toHaveProperty('password');
  const own = { lastName: 'Moreau', password: 'moreau-7-k-9', confirmPassword: 'moreau-7-k-9' };
  expect((await register(server, token, own)).body.hint).toBe('It contains the name of the person.');
  expect(await fields({ country: 'Atlantis', category: 'Magic' })).toEqual({
    country: 'Please choose a country from the list.',
    category: 'Please choose a category from the list.',
  });
  await expectStatus(400, register(server, token, { role: 'admin' }));
  await expectStatus(201, register(server, token));
});

test('TEAM-05 an e-mail that has got an account in the meantime is refused, and nothing changes', async () => {
  const team = await makeTeam(server, 2);
  const { token } = await inviteAndAllow(server, team, admin, 'meanwhile@made.example');
  const other = await makePerson(server.db, { email: 'meanwhile@made.example' });
  const { status, body } = await register(server, token);
  expect([status, body.detail]).toEqual([
    409,
    'An account has already been registered with this email address',
  ]);
  expect((await account('meanwhile@made.example'))?.id).toBe(other.id);
});

test('TEAM-05 TEAM-07 an invalid link opens nothing', async () => {
  await expectStatus(422, server.call('verifyRegisterToken', { body: { token: 'made-up' } }));
  await expectStatus(422, server.call('invitedAs', { body: { token: 'made-up' } }));
  await expectStatus(422, register(server, 'made-up'));
  await expectStatus(404, statusOf(server, 'made-up'));
});

test('TEAM-06 an invitation is deleted together with its company, and registering is refused', async () => {
  const team = await makeTeam(server, 2);
  const { token } = await inviteAndAllow(server, team, admin, 'too@late.example');
  const remove = admin.call('deleteCompany', {
    params: { id: String(team.usergroup_id) },
  });
  const [removed, registered] = await Promise.all([remove, register(server, token)]);
  expect(removed.status).toBe(204);
  expect([201, 422]).toContain(registered.status);
  await expectStatus(404, statusOf(server, token));
  expect(await account('too@late.example')).toBeUndefined();
});

test('TEAM-02 TEAM-11 everything at once for the last seat never exceeds the licenses', async () => {
  const team = await makeTeam(server, 3);
  const links = [];
  for (const n of [1, 2]) links.push(await inviteAndAllow(server, team, admin, `last${n}@seat.example`));
  for (const { token } of links) await register(server, token);
  const people = await rowsIn(server.db, 'users', { usergroup_id: team.usergroup_id, enabled: false });
  await makePerson(server.db, { usergroup_id: team.usergroup_id });
  const enable = (id = '') =>
    team.lead.call('saveMembers', {
      params: { id: String(team.usergroup_id) },
      body: [{ id, enabled: true }],
    });
  const patch = (id = '') => team.lead.call('updateUser', { params: { id }, body: { enabled: true } });
  const invitation = (n: number) =>
    team.lead.call('invite', {
      body: { email: `more${n}@seat.example`, company: team.company },
    });
  const waiting = (n: number) => people[n % 2]?.id;
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => [enable(waiting(n)), patch(waiting(n)), invitation(n)]).flat(),
  );
  const { enabled, open } = await countSeats(team.usergroup_id);
  expect(enabled).toBeLessThanOrEqual(3);
  // An invitation made before the last member was enabled keeps its seat.
  expect(open).toBeLessThanOrEqual(1);
  await expectStatus(409, invitation(99));
});

async function countSeats(usergroup_id: number) {
  const enabled = await countEnabled(server, usergroup_id);
  const open = await rowsIn(server.db, 'open_invitations', { usergroup_id });
  return { enabled, open: open.length };
}
