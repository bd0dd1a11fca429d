import { emailLinks, signIn as rules } from '@caliper/contract/limits.ts';
import { expect, test } from 'vitest';
import { age, rowsIn } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { expectStatus } from '../../../testing/expect-status.ts';
import { makeCompany, makePerson, openSession, password, signedInAs } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';
import { solveCaptcha } from '../../../testing/sign-in.ts';

const names = ['passwordPerAddress', 'captcha', 'recoveryPerAddress', 'linkPerAddress'];
const server = await startServer({ LIMITS: names.map((name) => `${name}=100000/60`).join(',') });

const fresh = 'a much better one';

async function recover(email: string) {
  return server.call('passwordRecovery', { body: { email, captcha: await solveCaptcha(server) } });
}

function mailsTo(email: string) {
  return rowsIn(server.db, 'outbox', { recipient: email });
}

async function recoveryToken(email: string): Promise<string> {
  const [token = ''] = await recoveryTokens(email, 1);
  return token;
}

async function recoveryTokens(email: string, count: number): Promise<string[]> {
  const mails = await eventually(async () => {
    const sent = await mailsTo(email);
    expect(sent).toHaveLength(count);
    return sent;
  });
  return mails.map(({ body }) => body.match(/\/reset-password\/([\w-]+)/)?.[1] ?? '');
}

const reset = (token: string, next = fresh, confirmPassword = next) =>
  server.call('passwordReset', { body: { token, password: next, confirmPassword } });

const statusWith = async (email: string, guess: string) =>
  (await server.call('signIn', { body: { email, password: guess } })).status;

test('AUTH-16 known and unknown addresses get the same answer; only the known one gets a mail', async () => {
  const person = await makePerson(server.db);
  const [known, unknown] = [await recover(person.email), await recover('stranger@people.example')];
  expect(known.status).toBe(202);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  await recoveryToken(person.email);
  expect(await mailsTo('stranger@people.example')).toEqual([]);
});

test('AUTH-16 a malformed e-mail and a failed captcha are refused', async () => {
  await expectStatus(422, recover('not an address'));
  const body = { email: 'reader@people.example', captcha: 'x' };
  expect((await server.call('passwordRecovery', { body })).body.code).toBe('captcha-failed');
});

test('AUTH-17 the link sets a new password once and ends every session', async () => {
  const person = await signedInAs(server);
  await recover(person.email);
  const token = await recoveryToken(person.email);
  await expectStatus(204, reset(token));
  await expectStatus(401, person.call('session'));
  expect(await statusWith(person.email, fresh)).toBe(200);
  expect(await statusWith(person.email, password)).toBe(401);
  const again = await reset(token, 'yet another one');
  expect(again.body.detail).toBe('This link has been used or has expired. Please request a new one.');
});

test('AUTH-17 a reset sent again after a lost answer gets the same answer, even if it ended the session', async () => {
  const person = await signedInAs(server);
  await recover(person.email);
  const token = await recoveryToken(person.email);
  const headers = { 'idempotency-key': 'one-opened-reset-form' };
  const send = (next: string) => {
    const body = { token, password: next, confirmPassword: next };
    return person.call('passwordReset', { body, headers });
  };
  for (const _ of ['lost', 'again']) expect((await send(fresh)).status).toBe(204);
  expect((await send('not the same password')).body.code).toBe('repeated-with-changes');
  expect(await statusWith(person.email, fresh)).toBe(200);
});

test('the audit log names who reset a password by their e-mail', async () => {
  const { id, email } = await makePerson(server.db);
  await recover(email);
  await reset(await recoveryToken(email));
  const entries = await rowsIn(server.db, 'audit_log', { action: 'password reset', subject: `user:${id}` });
  expect(entries).toMatchObject([{ actor_id: id, actor: email }]);
});

test("AUTH-17 a new password voids the person's other links, and no one else's", async () => {
  const [person, other] = [await makePerson(server.db), await makePerson(server.db)];
  for (const { email } of [person, person, other]) await recover(email);
  const [used = '', unused = ''] = await recoveryTokens(person.email, 2);
  const others = await recoveryToken(other.email);
  await expectStatus(204, reset(used));
  expect((await reset(unused)).body.detail).toMatch(/^This link has been used/);
  await expectStatus(204, reset(others));
});

test("AUTH-17 a reset voids tickets from the old password, and no one else's", async () => {
  const [person, other] = [await makePerson(server.db), await makePerson(server.db)];
  const ticketOf = async ({ email }: { email: string }) =>
    (await server.call('signIn', { body: { email, password } })).body.ticket;
  const sendCode = async (ticket: string) =>
    server.call('sendCode', { body: { ticket, captcha: await solveCaptcha(server) } });
  const [late, others] = [await ticketOf(person), await ticketOf(other)];
  await recover(person.email);
  await reset(await recoveryToken(person.email));
  expect((await sendCode(late)).body.code).toBe('sign-in-session-invalid');
  await expectStatus(200, sendCode(others));
});

test('AUTH-17 expired and made-up links are refused', async () => {
  const person = await makePerson(server.db);
  await recover(person.email);
  const token = await recoveryToken(person.email);
  await age(server.db, { table: 'email_links', column: 'expires_at' }, emailLinks.resetSeconds + 1);
  for (const bad of [token, 'made-up']) expect((await reset(bad)).body.code).toBe('link-invalid');
  expect(await statusWith(person.email, password)).toBe(200);
});

test('a link only works for its own purpose', async () => {
  const person = await makePerson(server.db);
  await recover(person.email);
  const token = await recoveryToken(person.email);
  expect((await server.call('verifyEmail', { body: { token } })).body.code).toBe('link-invalid');
  await expectStatus(204, reset(token));
});

test('AUTH-26 the two passwords must match and not be weak; until then the link stays valid', async () => {
  const person = await makePerson(server.db);
  await recover(person.email);
  const token = await recoveryToken(person.email);
  expect((await reset(token, fresh, 'something else')).body.fields).toEqual({
    confirmPassword: 'Passwords do not match',
  });
  expect((await reset(token, 'password1')).body.fields).toEqual({
    password: 'Password is too weak. Use at least 8 characters and avoid common passwords.',
  });
  await expectStatus(204, reset(token));
});

test('AUTH-26 a change keeps this session and ends the others', async () => {
  const person = await signedInAs(server);
  const other = await openSession(server.db, person.id);
  const body = { password: fresh, confirmPassword: fresh };
  await expectStatus(204, person.call('changePassword', { body }));
  await expectStatus(200, person.call('session'));
  await expectStatus(401, server.call('session', { token: other.token }));
  expect(await statusWith(person.email, fresh)).toBe(200);
});

test('AUTH-26 five minutes after signing in, a change requires the password again', async () => {
  const person = await signedInAs(server);
  await age(server.db, { table: 'sessions', column: 'created_at' }, rules.recentSeconds + 1);
  const body = { password: fresh, confirmPassword: fresh };
  const answer = await person.call('changePassword', { body });
  expect(answer.body.detail).toBe(
    'Password is valid, but changing your password requires recent authentication. Please log in again and try again.',
  );
});

test('no one can change the password of the shared marketing account', async () => {
  const usergroup_id = await makeCompany(server.db, { provider: true });
  const marketing = await signedInAs(server, { usergroup_id, special: 'marketing' });
  const body = { password: fresh, confirmPassword: fresh };
  await expectStatus(403, marketing.call('changePassword', { body }));
  const { user } = (await marketing.call('session')).body;
  expect(user.mayChangePassword).toBe(false);
});

test('MEND-34 a reset and a change refuse the names that go with the account, and say why in a second line', async () => {
  const usergroup_id = await makeCompany(server.db, { company: 'Tidewater Implants' });
  const person = await signedInAs(server, { usergroup_id, name: 'Ines Moreau' });
  await recover(person.email);
  const link = await recoveryToken(person.email);
  const change = (wanted: string) =>
    person.call('changePassword', {
      body: { password: wanted, confirmPassword: wanted },
    });
  for (const attempt of [(wanted: string) => reset(link, wanted), change]) {
    for (const [wanted, hint] of [
      ['tidewater-7-k', 'It contains the name of the company.'],
      ['moreau-7-k-9', 'It contains the name of the person.'],
      ['Caliper-demo-1', 'It contains the name of this portal.'],
    ] as const)
      expect((await attempt(wanted)).body).toMatchObject({
        detail: 'Password is too weak. Use at least 8 characters and avoid common passwords.',
        hint,
      });
  }
});

// Last: whoever comes next waits until all of these are sent.
test('recovery mails to one address are capped, known or not', async () => {
  for (const email of [(await makePerson(server.db)).email, 'capped@people.example']) {
    for (let n = 0; n < 5; n += 1) expect((await recover(email)).status).toBe(202);
    await expectStatus(429, recover(email));
  }
});
