import { signIn as rules } from '@caliper/contract/limits.ts';
import { expect, test } from 'vitest';
import { age, behind, rowsIn } from '../../../testing/database.ts';
import { expectStatus } from '../../../testing/expect-status.ts';
import { makeCompany, makePerson, password } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';
import {
  askForCode,
  passFirstFactor,
  prepare,
  readCode,
  signIn,
  solveCaptcha,
} from '../../../testing/sign-in.ts';

const server = await startServer({
  LIMITS: 'passwordPerAddress=10000/60,smsPerAddress=10000/60,captcha=10000/60,smsPerUser=3/3600',
});

const past = new Date('2020-01-01');

test('AUTH-03 the right password leads to the code step and opens nothing yet', async () => {
  const person = await makePerson(server.db);
  const answer = await server.call('signIn', { body: { email: person.email, password } });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    next: 'code',
    ticket: expect.any(String),
    phoneHint: person.phone.slice(-2),
  });
  expect(Object.keys(answer.cookies)).toEqual(['device']);
});

test('capitals and surrounding blanks in an e-mail do not matter', async () => {
  const person = await makePerson(server.db);
  const email = ` ${person.email.toUpperCase()} `;
  await expectStatus(200, server.call('signIn', { body: { email, password } }));
});

test('AUTH-03 an account without a second factor is sent to enrolment', async () => {
  const person = await makePerson(server.db, { isEnrolled: false });
  const { body } = await server.call('signIn', { body: { email: person.email, password } });
  expect(body).toEqual({ next: 'enrol', ticket: expect.any(String) });
});

test('AUTH-12 an unknown e-mail and a wrong password get the same answer', async () => {
  const person = await makePerson(server.db);
  const wrong = await server.call('signIn', { body: { email: person.email, password: 'not this one' } });
  const unknown = await server.call('signIn', { body: { email: 'nobody@people.example', password } });
  expect(wrong.status).toBe(401);
  expect(wrong.body.detail).toBe('The e-mail or password is incorrect.');
  expect(unknown.body).toEqual(wrong.body);
});

test('AUTH-07 AUTH-08 people of a disabled account or an expired company are told so, only after the right password', async () => {
  const disabled = await makePerson(server.db, { enabled: false });
  const lapsed = await makePerson(server.db, {
    usergroup_id: await makeCompany(server.db, { expiry: past }),
  });
  const tell = async (email: string, guess: string) =>
    (await server.call('signIn', { body: { email, password: guess } })).body.detail;
  expect(await tell(disabled.email, password)).toBe(
    'Your account has not been enabled. Please contact your Team Leader or your sales representative.',
  );
  expect(await tell(lapsed.email, password)).toBe(
    'Sorry for the inconvenience, but your subscription has expired. Please contact your sales representative.',
  );
  expect(await tell(disabled.email, 'wrong')).toBe('The e-mail or password is incorrect.');
  expect(await tell(lapsed.email, 'wrong')).toBe('The e-mail or password is incorrect.');
});

test("AUTH-09 the provider's own people pass while disabled or expired, on any device, but not while locked", async () => {
  const usergroup_id = await makeCompany(server.db, { provider: true, expiry: past, license: 'single' });
  const staff = await makePerson(server.db, { usergroup_id, enabled: false });
  // Each on a new device, where a single licence allows others two.
  for (let device = 1; device <= 3; device += 1) expect((await signIn(server, staff)).status).toBe(200);
  const locked = await makePerson(server.db, { usergroup_id, locked: true });
  const answer = await server.call('signIn', { body: { email: locked.email, password } });
  expect(answer.body).toMatchObject({ status: 403, detail: 'This user has been disabled.' });
});

test('after ten wrong passwords in a row even the right one is not checked; the audit log says so once', async () => {
  const person = await makePerson(server.db);
  const attempt = (guess: string) =>
    server.call('signIn', { body: { email: person.email, password: guess } });
  for (let n = 0; n < 10; n += 1) expect((await attempt('wrong')).status).toBe(401);
  const refused = await attempt(password);
  expect(refused.status).toBe(429);
  expect(refused.body.detail).toBe('Too many attempts. Please try again later.');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await attempt(password);
  const recorded = await server.db
    .selectFrom('audit_log')
    .select('to')
    .where('subject', '=', `email:${person.email}`)
    .orderBy('id')
    .execute();
  expect(recorded).toHaveLength(11);
  expect(recorded.at(-1)).toEqual({ to: { reason: 'too-many-attempts' } });
});

test('the code comes by text message and opens the session', async () => {
  const person = await makePerson(server.db, { name: 'Ines Moreau', lead: true });
  const answer = await signIn(server, person);
  expect(answer.status).toBe(200);
  expect(answer.body.user).toMatchObject({ name: 'Ines Moreau', role: 'team leader', multiFactor: true });
  const session = await server.call('session', { token: answer.body.idToken });
  expect(session.body.user.email).toBe(person.email);
});

test('AUTH-10 no text message is sent without a captcha, and a solution works once', async () => {
  const person = await makePerson(server.db);
  const ticket = await passFirstFactor(server, person);
  const captcha = await solveCaptcha(server);
  const send = (solution: string) => server.call('sendCode', { body: { ticket, captcha: solution } });
  expect((await send('')).body.code).toBe('captcha-failed');
  expect((await send(Buffer.from('{"challenge":{},"solution":{}}').toString('base64'))).body.code).toBe(
    'captcha-failed',
  );
  await expectStatus(200, send(captcha));
  expect((await send(captcha)).body.detail).toBe('The captcha check failed. Please try again.');
});

test('the text messages to one person are capped', async () => {
  const person = await makePerson(server.db);
  const ticket = await passFirstFactor(server, person);
  for (let n = 0; n < 3; n += 1) await askForCode(server, ticket);
  const captcha = await solveCaptcha(server);
  const answer = await server.call('sendCode', { body: { ticket, captcha } });
  expect(answer.status).toBe(429);
  expect(answer.body.detail).toBe('Caliper cannot send any more SMS messages at this time.');
});

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

test('of any number of guesses at one code, five are checked', async () => {
  const person = await makePerson(server.db);
  const prepared = await prepare(server, person);
  const guess = (code: string) => server.call('confirmCode', { body: { ...prepared, code } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => guess(otherThan(prepared.code))));
  expect(answers.filter(({ body }) => body.code === 'code-invalid')).toHaveLength(rules.codeTries);
  expect((await guess(prepared.code)).body.code).toBe('code-tries-spent');
});

test('a code opens one session, however many requests send it at once', async () => {
  const person = await makePerson(server.db);
  const body = await prepare(server, person);
  const answers = await Promise.all(Array.from({ length: 4 }, () => server.call('confirmCode', { body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('an account that is deleted while its code is confirmed gets no session', async () => {
  const person = await makePerson(server.db);
  const prepared = await prepare(server, person);
  const { status, body } = await behind(
    server.db,
    (tx) => tx.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().execute(),
    () => server.call('confirmCode', { body: prepared }),
    (tx) => tx.deleteFrom('users').where('id', '=', person.id).execute(),
  );
  expect([status, body.code]).toEqual([401, 'signed-out']);
});

test('a code only works for its own sign-in', async () => {
  const [mine, other] = [await makePerson(server.db), await makePerson(server.db)];
  const verificationId = await askForCode(server, await passFirstFactor(server, mine));
  const code = await readCode(server, mine);
  const ticket = await passFirstFactor(server, other);
  const answer = await server.call('confirmCode', { body: { ticket, verificationId, code } });
  expect(answer.body.detail).toBe('The verification id is invalid.');
});

test('AUTH-11 each missing part of the second factor has its own message', async () => {
  const person = await makePerson(server.db);
  const prepared = await prepare(server, person);
  const tell = async (body: object) =>
    (await server.call('confirmCode', { body: { ...prepared, ...body } })).body.detail;
  expect(await tell({ code: '' })).toBe('Please enter the verification code.');
  expect(await tell({ verificationId: '' })).toBe('The verification id is missing.');
  expect(await tell({ verificationId: 'nonsense' })).toBe('The verification id is invalid.');
  expect(await tell({ ticket: '' })).toBe('The sign-in session is missing. Please log in again.');
  expect(await tell({ ticket: 'nonsense' })).toBe('The sign-in session is invalid. Please log in again.');
});

test('a sign-in is recorded, and so is a refusal', async () => {
  const person = await makePerson(server.db);
  await server.call('signIn', { body: { email: person.email, password: 'wrong' } });
  await signIn(server, person);
  const entries = await server.db
    .selectFrom('audit_log')
    .select(['action', 'to', 'request_id'])
    .where('actor', '=', person.email)
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { action: 'sign-in refused', to: { reason: 'invalid-credentials' } },
    { action: 'signed in', to: { device: expect.any(String) } },
  ]);
  expect(entries.every((entry) => entry.request_id)).toBe(true);
});

test('codes and tickets expire', async () => {
  const person = await makePerson(server.db);
  const body = await prepare(server, person);
  const confirm = () => server.call('confirmCode', { body });
  await age(server.db, { table: 'code_challenges', column: 'expires_at' }, rules.codeSeconds + 1);
  expect((await confirm()).body.detail).toBe('The verification code has expired. Please request a new one.');
  await age(server.db, { table: 'pending_sign_ins', column: 'expires_at' }, rules.pendingSeconds + 1);
  expect((await confirm()).body.detail).toBe('Token has expired. Refresh the page and please log in again.');
});

test('every refused sign-in is in the audit log with its reason', async () => {
  const disabled = await makePerson(server.db, { enabled: false });
  await server.call('signIn', { body: { email: disabled.email, password } });
  const person = await makePerson(server.db);
  const prepared = await prepare(server, person);
  await server.call('confirmCode', { body: { ...prepared, code: otherThan(prepared.code) } });
  const reasonsOf = async (actor: string) => {
    const rows = await rowsIn(server.db, 'audit_log', { actor });
    return rows.map(({ to }) => to);
  };
  expect(await reasonsOf(disabled.email)).toEqual([{ reason: 'not-enabled' }]);
  expect(await reasonsOf(person.email)).toEqual([{ reason: 'code-invalid' }]);
});
