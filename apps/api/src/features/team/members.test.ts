import { expect, test } from 'vitest';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { behind, changeRows } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { makePerson, type SignedIn, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { countEnabled, invite, mailsTo, makeTeam, type Team } from '../../testing/team.ts';
import { lockSeats } from '../identity/index.ts';

const server = await startServer();

const read = (who: SignedIn, id: number) => who.call('members', { params: { id: String(id) } });
const save = (who: SignedIn, id: number, body: unknown) =>
  who.call('saveMembers', { params: { id: String(id) }, body });
const member = (usergroup_id: number, enabled = false) => makePerson(server.db, { usergroup_id, enabled });
const enabledIn = (usergroup_id: number) => countEnabled(server, usergroup_id);

test('TEAM-01 people see their own team, and do not learn whether others exist', async () => {
  const { lead, usergroup_id } = await makeTeam(server, 3);
  const mate = await signedInAs(server, { usergroup_id, name: 'Ann', title: 'Analyst' });
  const stranger = await signedInAs(server, { lead: true });
  const { body } = await read(mate, usergroup_id);
  expect(body).toEqual([
    { id: lead.id, name: 'Leader', email: lead.email, enabled: true, title: '', role: 'team leader' },
    { id: mate.id, name: 'Ann', email: mate.email, enabled: true, title: 'Analyst', role: 'standard' },
  ]);
  const seen = (await read(lead, usergroup_id)).body;
  expect(seen).toMatchObject([{ lastActive: expect.any(Number) }, { lastActive: expect.any(Number) }]);
  const foreign = await read(stranger, usergroup_id);
  expect([foreign.status, foreign.body]).toEqual([404, (await read(stranger, 999_999)).body]);
});

test('TEAM-01 leaders are first, and an accent does not move a name to the end', async () => {
  const { lead, usergroup_id } = await makeTeam(server, 3);
  for (const name of ['Zoe', 'Émile', 'adam', 'Frida']) await makePerson(server.db, { usergroup_id, name });
  const { body } = await read(lead, usergroup_id);
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['Leader', 'adam', 'Émile', 'Frida', 'Zoe']);
});

test('TEAM-01 a leader enables and disables several people at once', async () => {
  const { lead, usergroup_id } = await makeTeam(server, 3);
  const [out, into] = [await signedInAs(server, { usergroup_id }), await member(usergroup_id)];
  const wish = [
    { id: out.id, enabled: false },
    { id: into.id, enabled: true },
  ];
  const { status, body } = await save(lead, usergroup_id, wish);
  expect(status).toBe(200);
  expect(
    Object.fromEntries(body.map(({ id, enabled }: { id: string; enabled: boolean }) => [id, enabled])),
  ).toEqual({ [lead.id]: true, [out.id]: false, [into.id]: true });
  await expectStatus(401, out.call('session'));
  expect((await mailsTo(server, into.email)).map(({ subject }) => subject)).toEqual([
    'Your account at Caliper has been enabled',
  ]);
  const log = await server.db
    .selectFrom('audit_log')
    .select(['action', 'subject'])
    .where('actor_id', '=', lead.id)
    .execute();
  expect(log).toEqual(
    expect.arrayContaining([
      { action: 'disabled', subject: `user:${out.id}` },
      { action: 'enabled', subject: `user:${into.id}` },
    ]),
  );
  // Sending it again changes nothing, so there is no second mail.
  await save(lead, usergroup_id, wish);
  expect(await mailsTo(server, into.email)).toHaveLength(1);
});

test('TEAM-01 a person is enabled, and gets a mail about it, ten times an hour at most', async () => {
  const { lead, usergroup_id } = await makeTeam(server, 3);
  const [toggled, other] = [await member(usergroup_id), await member(usergroup_id)];
  const set = (enabled: boolean) => save(lead, usergroup_id, [{ id: toggled.id, enabled }]);
  for (let n = 0; n < 10; n++) {
    await expectStatus(200, set(true));
    await expectStatus(200, set(false));
  }
  const refused = await set(true);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect(await mailsTo(server, toggled.email)).toHaveLength(10);
  // Nothing of such a save is done, and others are not concerned.
  const both = [toggled, other].map(({ id }) => ({ id, enabled: true }));
  await expectStatus(429, save(lead, usergroup_id, both));
  await expectStatus(200, save(lead, usergroup_id, both.slice(1)));
});

test('TEAM-02 with one person too many, nothing of the list is saved', async () => {
  const { lead, usergroup_id } = await makeTeam(server, 2);
  const [one, other] = [await member(usergroup_id), await member(usergroup_id)];
  const both = [one, other].map(({ id }) => ({ id, enabled: true }));
  const { status, body } = await save(lead, usergroup_id, both);
  expect([status, body.detail]).toEqual([
    409,
    'License limit reached, please contact support, or disable users to free up additional licenses.',
  ]);
  expect(await enabledIn(usergroup_id)).toBe(1);
  await expectStatus(200, save(lead, usergroup_id, both.slice(1)));
});

test('TEAM-02 swapping two people in a full team works, and so does disabling one in a team that is too large', async () => {
  const { lead, usergroup_id } = await makeTeam(server, 2);
  const [inside, outside] = [await member(usergroup_id, true), await member(usergroup_id)];
  const swap = [
    { id: outside.id, enabled: true },
    { id: inside.id, enabled: false },
  ];
  await expectStatus(200, save(lead, usergroup_id, swap));
  await changeRows(server.db, 'usergroups', { licenses: 0 }, { id: usergroup_id });
  await expectStatus(200, save(lead, usergroup_id, [{ id: outside.id, enabled: false }]));
});

test('TEAM-02 fifty saves of two leaders at once for the last seat never enable too many', async () => {
  for (let round = 0; round < 3; round++) {
    const { lead, usergroup_id } = await makeTeam(server, 4);
    const second = await signedInAs(server, { usergroup_id, lead: true });
    await member(usergroup_id, true);
    const waiting = await Promise.all(Array.from({ length: 10 }, () => member(usergroup_id)));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        save(n % 2 ? lead : second, usergroup_id, [{ id: waiting[n % 10]?.id, enabled: true }]),
      ),
    );
    expect(await enabledIn(usergroup_id)).toBe(4);
    // On a busy machine some are asked to come back.
    expect(answers.every(({ status }) => [200, 409, 503].includes(status))).toBe(true);
  }
});

test('TEAM-01 only a leader can save, only their own people, and cannot disable themselves', async () => {
  const { lead, usergroup_id } = await makeTeam(server, 5);
  const [mate, stranger] = [await signedInAs(server, { usergroup_id }), await makePerson(server.db)];
  await expectStatus(403, save(mate, usergroup_id, [{ id: mate.id, enabled: true }]));
  await expectStatus(404, save(lead, stranger.usergroupId, []));
  const mixed = [
    { id: mate.id, enabled: false },
    { id: stranger.id, enabled: false },
  ];
  await expectStatus(404, save(lead, usergroup_id, mixed));
  expect((await save(lead, usergroup_id, [{ id: lead.id, enabled: false }])).body.code).toBe('own-access');
  await expectStatus(422, save(lead, usergroup_id, [{ id: mate.id, enabled: 'no' }]));
  await expectStatus(400, save(lead, usergroup_id, [{ id: mate.id, enabled: false, role: 'admin' }]));
  expect(await enabledIn(usergroup_id)).toBe(2);
});

test('TEAM-01 TEAM-03 a leader who is signed out during a save or an invitation changes nothing', async () => {
  const late = 'late@shut-out.example';
  for (const act of [
    (team: Team, id: string) => save(team.lead, team.usergroup_id, [{ id, enabled: true }]),
    (team: Team) => invite(team, late),
  ]) {
    const team = await makeTeam(server, 5);
    const mate = await member(team.usergroup_id);
    const signOut = async (tx: Tx) => {
      await lockSeats(tx, team.usergroup_id);
      await tx.deleteFrom('sessions').where('user_id', '=', team.lead.id).execute();
    };
    const { status } = await behind(server.db, signOut, () => act(team, mate.id));
    expect([status, await enabledIn(team.usergroup_id)]).toEqual([401, 1]);
  }
  const sent = server.db.selectFrom('invitations').select('email').where('email', '=', late);
  expect(await sent.execute()).toEqual([]);
});
