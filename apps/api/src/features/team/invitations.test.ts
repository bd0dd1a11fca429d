import { expect, test } from 'vitest';
import { age, behind, changeRows, rowIn, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { makeCompany, makePerson, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import {
  allow,
  deny,
  invite,
  inviteAndAllow,
  inviteSeveral,
  list,
  mailsTo,
  makeAdmin,
  makeTeam,
  resend,
  statusOf,
  tokenFor,
} from '../../testing/team.ts';
import { sweepInvitations } from './invitations.store.ts';

const server = await startServer({ LIMITS: 'invitation=100000/60,registrationPerAddress=100000/60' });
const admin = await makeAdmin(server);

const day = 86_400;

test('TEAM-03 TEAM-06 ADM-01 a leader requests an invitation, staff are notified, and it waits for them', async () => {
  const team = await makeTeam(server, 3);
  const { status, body } = await invite(team, 'New@Asked.example');
  expect(status).toBe(201);
  const entry = {
    pending_id: body.pending_id,
    company: team.company,
    email: 'new@asked.example',
    state: 'pending',
    createdAt: expect.any(Number),
    expiresAt: null,
    invitedBy: 'Leader',
  };
  expect(await list(team.lead)).toEqual([entry]);
  expect(await list(admin)).toContainEqual(entry);
  const toStaff = await mailsTo(server, 'requests@caliper.example');
  expect(toStaff.at(-1)?.subject).toBe(`[Caliper] New user request: ${team.company}`);
  expect(toStaff.at(-1)?.body).toMatch(/new@asked\.example[\s\S]*Leader[\s\S]*\/admin-panel/);
  expect(await mailsTo(server, 'new@asked.example')).toEqual([]);
});

test('TEAM-03 TEAM-09 an existing colleague is refused; accounts of other companies are not revealed', async () => {
  const team = await makeTeam(server, 5);
  const mate = await makePerson(server.db, { usergroup_id: team.usergroup_id });
  const elsewhere = await makePerson(server.db);
  const refused = await invite(team, mate.email.toUpperCase());
  expect([refused.status, refused.body.detail, refused.body.fields]).toEqual([
    409,
    'User already exists',
    { email: 'User already exists' },
  ]);
  const { status, body } = await invite(team, elsewhere.email);
  expect([status, Object.keys(body)]).toEqual([201, ['pending_id']]);
  expect(await list(team.lead)).toMatchObject([{ email: elsewhere.email, state: 'pending' }]);
  // Staff learn of it, and can deny the request.
  const answer = await allow(admin, body.pending_id);
  expect([answer.status, answer.body.code]).toEqual([409, 'registered-elsewhere']);
  expect(await mailsTo(server, elsewhere.email)).toEqual([]);
});

test('TEAM-03 a second invitation for the same person is refused', async () => {
  const team = await makeTeam(server, 5);
  await invite(team, 'same@twice.example');
  const { status, body } = await invite(team, 'Same@twice.example');
  expect([status, body.code]).toEqual([409, 'already-invited']);
  expect(await list(team.lead)).toHaveLength(1);
});

test('TEAM-03 TEAM-06 two companies can invite the same person, and neither learns of the other', async () => {
  const [team, other] = [await makeTeam(server, 5), await makeTeam(server, 5)];
  const email = 'wanted@twice.example';
  for (const { status } of [await invite(team, email), await invite(other, email)]) expect(status).toBe(201);
  const password = { password: 'correct horse 7', confirmPassword: 'correct horse 7' };
  const body = { email, name: 'Wanted', company: team.company, ...password };
  await admin.call('createUser', { body });
  expect(await list(team.lead)).toEqual([]);
  expect(await list(other.lead)).toMatchObject([{ email, state: 'pending' }]);
});

test('TEAM-03 only leaders and admins can invite, and leaders only into their own company', async () => {
  const [team, other] = [await makeTeam(server, 5), await makeTeam(server, 5)];
  const body = { email: 'x@cross.example', company: other.company };
  await expectStatus(404, team.lead.call('invite', { body }));
  const mate = await signedInAs(server, { usergroup_id: team.usergroup_id });
  const own = { ...body, company: team.company };
  await expectStatus(403, mate.call('invite', { body: own }));
  await expectStatus(201, admin.call('invite', { body: own }));
  expect(await list(other.lead)).toEqual([]);
});

test.each(['', 'nobody', 'a@b', 'a@b.example, c@d.example', `${'x'.repeat(250)}@long.example`])(
  'TEAM-09 %j is not an e-mail address to invite',
  async (email) => {
    const team = await makeTeam(server, 5);
    const { status, body } = await invite(team, email);
    expect([status, Object.keys(body.fields)]).toEqual([422, ['email']]);
  },
);

test('TEAM-11 enabled members and open invitations together never exceed the licenses', async () => {
  const team = await makeTeam(server, 3);
  await makePerson(server.db, { usergroup_id: team.usergroup_id, enabled: false });
  await expectStatus(201, invite(team, 'one@full.example'));
  const { body } = await invite(team, 'two@full.example');
  const refused = await invite(team, 'three@full.example');
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'License limit reached, please contact support, or disable users to free up additional licenses.',
  ]);
  await deny(admin, body.pending_id);
  await expectStatus(201, invite(team, 'three@full.example'));
});

test('TEAM-11 of fifty invitations at once for the last seat, one succeeds', async () => {
  for (let round = 0; round < 3; round++) {
    const team = await makeTeam(server, 2);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => invite(team, `n${n}@round${round}.example`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    // On a busy machine some are asked to come back; no one gets a seat that does not exist.
    expect(statuses.every((status) => [201, 409, 503].includes(status))).toBe(true);
  }
});

test('ADM-01 TEAM-06 allowing mails one link, however often it is clicked', async () => {
  const team = await makeTeam(server, 3);
  const { body } = await invite(team, 'once@allowed.example');
  const answers = await Promise.all(Array.from({ length: 5 }, () => allow(admin, body.pending_id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204));
  const mails = await mailsTo(server, 'once@allowed.example');
  expect(mails.map(({ subject }) => subject)).toEqual(['You are invited to Caliper']);
  const token = await tokenFor(server, 'once@allowed.example');
  await expectStatus(204, server.call('verifyRegisterToken', { body: { token } }));
  expect((await server.call('invitedAs', { body: { token } })).body).toEqual({
    email: 'once@allowed.example',
    company: team.company,
    name: '',
    title: '',
    phone: '',
  });
  const [open] = await list(team.lead);
  expect(open).toMatchObject({ state: 'invited' });
  expect(open.expiresAt - Date.now() / 1000).toBeGreaterThan(7 * day - 60);
  // The database has only a hash of the token.
  const { token_hash } = await rowIn(server.db, 'invitations', { pending_id: body.pending_id });
  const stored = token_hash ?? Buffer.alloc(0);
  expect(stored.length).toBeGreaterThan(0);
  for (const form of [Buffer.from(token), Buffer.from(token, 'base64url')])
    expect(stored.includes(form)).toBe(false);
});

test('ADM-01 a denied request is over: its link is dead, its seat is free, and its leader sees it', async () => {
  const team = await makeTeam(server, 2);
  const { pending_id, token } = await inviteAndAllow(server, team, admin, 'no@denied.example');
  await expectStatus(204, deny(admin, pending_id));
  expect((await server.call('verifyRegisterToken', { body: { token } })).body.code).toBe('link-invalid');
  expect((await statusOf(server, token)).body.message).toMatch(/withdrawn/);
  for (const again of [deny, allow, resend]) {
    const { status, body } = await again(admin, pending_id);
    expect([status, body.detail]).toEqual([404, 'This request has already been dealt with.']);
  }
  expect(await list(team.lead)).toMatchObject([{ state: 'denied' }]);
  await expectStatus(201, invite(team, 'no@denied.example'));
  await age(server.db, { table: 'invitations', column: 'denied_at' }, 31 * day);
  expect(await list(team.lead)).toMatchObject([{ state: 'pending' }]);
});

test('TEAM-06 an invitation expires; sent again, it has a new link and the old one stays dead', async () => {
  const team = await makeTeam(server, 2);
  const { pending_id, token } = await inviteAndAllow(server, team, admin, 'late@expired.example');
  await age(server.db, { table: 'invitations', column: 'expires_at' }, 7 * day + 1);
  await expectStatus(422, server.call('verifyRegisterToken', { body: { token } }));
  expect((await statusOf(server, token)).body.message).toMatch(/has expired/);
  expect(await list(team.lead)).toMatchObject([{ state: 'expired' }]);

  await expectStatus(204, resend(admin, pending_id));
  const fresh = await tokenFor(server, 'late@expired.example');
  expect(fresh).not.toBe(token);
  await expectStatus(204, server.call('verifyRegisterToken', { body: { token: fresh } }));
  await expectStatus(404, statusOf(server, token));
});

test('TEAM-06 ADM-01 a mail that has not been sent is withdrawn with its link; one that was sent stays', async () => {
  const team = await makeTeam(server, 2);
  const email = 'slow@server.example';
  const { pending_id, token } = await inviteAndAllow(server, team, admin, email);
  const sent = () => rowsIn(server.db, 'outbox', { recipient: email });
  const isSent = () => eventually(async () => expect((await sent()).at(-1)?.sent_at).not.toBeNull());
  // As if the mail server were down.
  const notSent = { sent_at: null, next_attempt_at: new Date(Date.now() + day * 1000) };
  const hold = () => changeRows(server.db, 'outbox', notSent, { recipient: email });

  await isSent();
  await hold();
  await expectStatus(204, resend(admin, pending_id));
  expect(await mailsTo(server, email)).toHaveLength(1);
  expect(await tokenFor(server, email)).not.toBe(token);

  await isSent();
  await resend(admin, pending_id);
  expect(await mailsTo(server, email)).toHaveLength(2);
  await eventually(async () => expect((await sent()).map(({ sent_at }) => sent_at)).not.toContain(null));
  await hold();
  await expectStatus(204, deny(admin, pending_id));
  expect(await mailsTo(server, email)).toEqual([]);
});

test('TEAM-11 an expired invitation gives its seat back, and cannot be sent again without a free one', async () => {
  const team = await makeTeam(server, 2);
  const { pending_id } = await inviteAndAllow(server, team, admin, 'gone@seat.example');
  await age(server.db, { table: 'invitations', column: 'expires_at' }, 7 * day + 1);
  await expectStatus(201, invite(team, 'taken@seat.example'));
  expect((await resend(admin, pending_id)).body.code).toBe('license-limit');
});

test('MEND-31 an expired invitation takes no seat of a full team when it is allowed again', async () => {
  const team = await makeTeam(server, 2);
  const email = 'late@seat.example';
  const { pending_id, token } = await inviteAndAllow(server, team, admin, email);
  await age(server.db, { table: 'invitations', column: 'expires_at' }, 7 * day + 1);
  await invite(team, 'sooner@seat.example');
  const mails = await mailsTo(server, email);
  expect(await allow(admin, pending_id)).toMatchObject({
    status: 409,
    body: { code: 'license-limit' },
  });
  expect(await mailsTo(server, email)).toEqual(mails);
  await expectStatus(422, server.call('verifyRegisterToken', { body: { token } }));
});

test('TEAM-06 inviting again after expiry starts over and waits for staff', async () => {
  const team = await makeTeam(server, 2);
  const { token } = await inviteAndAllow(server, team, admin, 'again@seat.example');
  await age(server.db, { table: 'invitations', column: 'expires_at' }, 7 * day + 1);
  await expectStatus(201, invite(team, 'again@seat.example'));
  expect(await list(team.lead)).toMatchObject([{ state: 'pending', expiresAt: null }]);
  await expectStatus(404, statusOf(server, token));
});

test('TEAM-06 a person whom staff have added in the meantime no longer needs the invitation', async () => {
  const team = await makeTeam(server, 2);
  const email = 'added@otherwise.example';
  const { pending_id, token } = await inviteAndAllow(server, team, admin, email);
  const password = { password: 'correct horse 7', confirmPassword: 'correct horse 7' };
  const { body } = await admin.call('createUser', {
    body: { email, name: 'Added', company: team.company, ...password },
  });
  expect(await list(team.lead)).toEqual([]);
  await expectStatus(404, allow(admin, pending_id));
  await expectStatus(201, invite(team, 'other@otherwise.example'));
  // After that account is deleted, the old link stays dead.
  await admin.call('deleteUser', { params: { uid: body.uid } });
  await expectStatus(422, server.call('verifyRegisterToken', { body: { token } }));
  expect((await statusOf(server, token)).body.message).toBe('This account no longer exists.');
});

test('ADM-01 allowing an expired invitation sends it again', async () => {
  const team = await makeTeam(server, 2);
  const { pending_id, token } = await inviteAndAllow(server, team, admin, 'pressed@late.example');
  await age(server.db, { table: 'invitations', column: 'expires_at' }, 7 * day + 1);
  await expectStatus(204, allow(admin, pending_id));
  expect(await tokenFor(server, 'pressed@late.example')).not.toBe(token);
});

test('TEAM-06 no one can be invited into the company that runs the portal', async () => {
  const { company } = await rowIn(server.db, 'usergroups', { provider: true });
  const body = { email: 'in@provider.example', company };
  await expectStatus(404, admin.call('invite', { body }));
});

test('no one can be invited into a company that is deleted in the meantime', async () => {
  const company = 'Deleted meanwhile';
  const id = await makeCompany(server.db, { company });
  const late = await behind(
    server.db,
    (tx) => tx.deleteFrom('usergroups').where('id', '=', id).execute(),
    () => admin.call('invite', { body: { company, email: 'late@deleted.example' } }),
  );
  expect(late.status).toBe(404);
});

test('TEAM-06 invitations that ended long ago are no longer listed, and later deleted', async () => {
  const team = await makeTeam(server, 5);
  await inviteAndAllow(server, team, admin, 'old@over.example');
  await age(server.db, { table: 'invitations', column: 'expires_at' }, 38 * day);
  expect(await list(team.lead)).toEqual([]);
  await age(server.db, { table: 'invitations', column: 'expires_at' }, 60 * day);
  await sweepInvitations(server.db);
  const left = await rowsIn(server.db, 'invitations', { usergroup_id: team.usergroup_id });
  expect(left).toEqual([]);
});

test('TEAM-06 MEND-13 each step is logged', async () => {
  const team = await makeTeam(server, 3);
  const { pending_id } = await inviteAndAllow(server, team, admin, 'told@record.example');
  await resend(admin, pending_id);
  await resend(team.lead, pending_id);
  await deny(admin, pending_id);
  const again = await invite(team, 'told@record.example');
  await deny(team.lead, again.body.pending_id);
  const log = await server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject', 'in', [`invitation:${pending_id}`, `invitation:${again.body.pending_id}`])
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'invitation requested', actor_id: team.lead.id },
    { action: 'invitation allowed', actor_id: admin.id },
    { action: 'invitation sent again', actor_id: admin.id },
    { action: 'invitation sent again', actor_id: team.lead.id },
    { action: 'invitation denied', actor_id: admin.id },
    { action: 'invitation requested', actor_id: team.lead.id },
    { action: 'invitation withdrawn', actor_id: team.lead.id },
  ]);
});

test('TEAM-03 MEND-10 one person can send twenty invitations an hour', async () => {
  const strict = await startServer();
  const team = await makeTeam(strict, 100);
  const statuses = [];
  for (let n = 0; n < 20; n++) statuses.push((await invite(team, `n${n}@limit.example`)).status);
  expect(statuses).toEqual(Array(20).fill(201));
  const { status, body, headers } = await invite(team, 'n21@limit.example');
  expect([status, body.detail]).toEqual([
    429,
    'Too many Team Member invitations have been sent from your IP address, please try again later.',
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
  const colleague = await signedInAs(strict, { usergroup_id: team.usergroup_id, lead: true });
  await expectStatus(201, invite({ ...team, lead: colleague }, 'n22@limit.example'));
});

test('MEND-13 a leader withdraws an invitation: its link is dead, its seat is free, and it leaves the list', async () => {
  const team = await makeTeam(server, 2);
  const { pending_id, token } = await inviteAndAllow(server, team, admin, 'back@withdrawn.example');
  await expectStatus(204, deny(team.lead, pending_id));
  const { body } = await server.call('verifyRegisterToken', { body: { token } });
  expect(body.detail).toBe('This link has been used or has expired. Please request a new one.');
  expect((await statusOf(server, token)).body.message).toBe(
    'This invitation has been withdrawn. Please contact your team leader or your sales representative.',
  );
  expect(await list(team.lead)).toEqual([]);
  expect((await deny(team.lead, pending_id)).body.code).toBe('invitation-over');
  expect((await resend(team.lead, pending_id)).body.code).toBe('invitation-over');
  await expectStatus(201, invite(team, 'back@withdrawn.example'));
});

test('MEND-13 a leader sends an allowed invitation again, a few times an hour; a request still waits for staff', async () => {
  const team = await makeTeam(server, 3);
  const { pending_id, token } = await inviteAndAllow(server, team, admin, 'lost@resent.example');
  await expectStatus(204, resend(team.lead, pending_id));
  expect(await tokenFor(server, 'lost@resent.example')).not.toBe(token);
  await expectStatus(422, server.call('verifyRegisterToken', { body: { token } }));
  const statuses = [];
  for (let n = 0; n < 5; n++) statuses.push((await resend(team.lead, pending_id)).status);
  expect(statuses).toEqual([204, 204, 204, 204, 429]);

  const { body } = await invite(team, 'waits@resent.example');
  expect((await resend(team.lead, body.pending_id)).body.code).toBe('invitation-over');
  expect(await mailsTo(server, 'waits@resent.example')).toEqual([]);
});

test('MEND-13 a leader does not reach invitations of other companies, nor use up their limits', async () => {
  const [team, other] = [await makeTeam(server, 3), await makeTeam(server, 3)];
  const { pending_id } = await inviteAndAllow(server, other, admin, 'theirs@foreign.example');
  for (const act of [resend, resend, resend, resend, resend, resend, deny])
    expect((await act(team.lead, pending_id)).body.code).toBe('invitation-over');
  await expectStatus(204, resend(other.lead, pending_id));
});

test('MEND-13 TEAM-09 sending again does not tell a leader of an account elsewhere', async () => {
  const team = await makeTeam(server, 3);
  const email = 'moved@elsewhere.example';
  const { pending_id } = await inviteAndAllow(server, team, admin, email);
  await makePerson(server.db, { email });
  expect((await resend(admin, pending_id)).body.code).toBe('registered-elsewhere');
  await expectStatus(204, resend(team.lead, pending_id));
});

test('MEND-13 TEAM-11 several addresses are invited together, each with its result, and staff get one mail', async () => {
  const team = await makeTeam(server, 3);
  const mate = await makePerson(server.db, { usergroup_id: team.usergroup_id, enabled: false });
  const sent = 'Invitation request sent';
  const emails = ['One@several.example', 'one@several.example', 'no address', mate.email];
  const first = await inviteSeveral(team, emails);
  expect([first.status, first.body]).toEqual([
    200,
    [
      { email: 'one@several.example', pending_id: expect.any(Number), message: sent },
      { email: 'no address', pending_id: null, message: 'This is not an e-mail address.' },
      { email: mate.email, pending_id: null, message: 'User already exists' },
    ],
  ]);
  const second = await inviteSeveral(
    team,
    [1, 2, 3].map((n) => `n${n}@several.example`),
  );
  expect(second.body.map(({ message }: { message: string }) => message)).toEqual([
    sent,
    'License limit reached, please contact support, or disable users to free up additional licenses.',
    'License limit reached, please contact support, or disable users to free up additional licenses.',
  ]);
  expect(await list(team.lead)).toHaveLength(2);
  const mails = await mailsTo(server, 'requests@caliper.example');
  expect(mails.filter(({ subject }) => subject?.endsWith(team.company))).toHaveLength(2);
});

test('MEND-13 TEAM-11 lists that are sent at once never exceed the licenses', async () => {
  const team = await makeTeam(server, 6);
  const lists = Array.from({ length: 6 }, (_, n) => [1, 2, 3].map((m) => `n${n}m${m}@crowd.example`));
  await Promise.all(lists.map((emails) => inviteSeveral(team, emails)));
  expect(await list(team.lead)).toHaveLength(5);
});

test('MEND-13 TEAM-03 the addresses of a list count one by one against the limit, unless they are refused', async () => {
  const strict = await startServer({ LIMITS: 'invitation=2/3600' });
  const team = await makeTeam(strict, 100);
  const emails = ['wrong', team.lead.email, 'n1@limit.example', 'n2@limit.example', 'n3@limit.example'];
  const { body } = await inviteSeveral(team, emails);
  expect(body.map(({ pending_id }: { pending_id: number | null }) => pending_id !== null)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(body.at(-1).message).toMatch(/^Too many Team Member invitations/);
});

test.each([0, 51])('MEND-13 a list of %i addresses is refused', async (count) => {
  const team = await makeTeam(server, 100);
  const emails = Array.from({ length: count }, (_, n) => `n${n}@list.example`);
  const { status, body } = await inviteSeveral(team, emails);
  expect([status, Object.keys(body.fields)]).toEqual([422, ['emails']]);
});
