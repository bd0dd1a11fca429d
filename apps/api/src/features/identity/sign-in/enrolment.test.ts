import { signIn as rules } from '@caliper/contract/limits.ts';
import { expect, test } from 'vitest';
import { age, rowsIn } from '../../../testing/database.ts';
import { expectStatus } from '../../../testing/expect-status.ts';
import { makePerson, type Person, password, signedInAs } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';
import { passFirstFactor, readCode, solveCaptcha } from '../../../testing/sign-in.ts';

const wide = ['passwordPerAddress', 'smsPerAddress', 'captcha'].map((name) => `${name}=10000/60`).join(',');
const server = await startServer({ LIMITS: wide, REFUSED_PHONES: '+15550109999' });

const newcomer = () => makePerson(server.db, { isEnrolled: false });
let phones = 1000;
function freshPhone(): string {
  phones += 1;
  return `+1555020${phones}`;
}

async function send(ticket: string, phone?: string) {
  const captcha = await solveCaptcha(server);
  return server.call('sendCode', { body: { ticket, captcha, ...(phone === undefined ? {} : { phone }) } });
}

/** Sends a code to this phone; the returned function confirms it. */
async function codeInHand(person: Person, phone: string) {
  const ticket = await passFirstFactor(server, person);
  const { body } = await send(ticket, phone);
  const code = await readCode(server, { phone });
  return () => server.call('confirmCode', { body: { ticket, verificationId: body.verificationId, code } });
}

async function enrol(person: Person, phone: string) {
  const confirm = await codeInHand(person, phone);
  return confirm();
}

test('AUTH-04 a phone is enrolled by the code sent to it, and the next sign-in asks for a code', async () => {
  const person = await newcomer();
  const phone = freshPhone();
  const answer = await enrol(person, phone);
  expect(answer.status).toBe(200);
  expect(answer.body.user.multiFactor).toBe(true);
  const again = await server.call('signIn', { body: { email: person.email, password } });
  expect(again.body).toMatchObject({ next: 'code', phoneHint: phone.slice(-2) });
});

test('AUTH-05 a phone starts with + and its country code and has digits only', async () => {
  const ticket = await passFirstFactor(server, await newcomer());
  const tell = async (phone?: string) => (await send(ticket, phone)).body;
  const format =
    'Phone number format is invalid. Start with + and your country code, without hyphens or parentheses.';
  for (const phone of [
    '5550101234',
    '+1-555-010-1234',
    '+1(555)0101234',
    '+0555',
    'phone',
    '+1 555 010 1234',
  ])
    expect((await tell(phone)).fields).toEqual({ phone: format });
  expect((await tell('')).fields).toEqual({ phone: 'Phone number is missing. Please enter a phone number.' });
  expect((await tell()).code).toBe('phone-missing');
});

test('AUTH-05 for a refused number or a country we do not send to, another number is requested', async () => {
  const ticket = await passFirstFactor(server, await newcomer());
  for (const phone of ['+15550109999', '+8835100012345'])
    expect((await send(ticket, phone)).body.detail).toBe('Please use a different phone number.');
});

test('MEND-33 neither enrolling nor signing in sends a code to a number that costs', async () => {
  const costly = '+19005551234';
  const enrolled = await makePerson(server.db, { isEnrolled: false });
  const newcomers = await passFirstFactor(server, enrolled);
  const enrolling = await send(newcomers, costly);
  await server.db.insertInto('second_factors').values({ user_id: enrolled.id, phone: costly }).execute();
  const signingIn = await send(await passFirstFactor(server, enrolled));
  for (const { status, body } of [enrolling, signingIn])
    expect([status, body.detail]).toEqual([422, 'Please use a different phone number.']);
  const sent = await rowsIn(server.db, 'outbox', { recipient: costly });
  expect(sent).toEqual([]);
});

test('AUTH-11 an enrolled account cannot enrol another phone', async () => {
  const ticket = await passFirstFactor(server, await makePerson(server.db));
  const { status, body } = await send(ticket, freshPhone());
  expect([status, body.detail]).toEqual([409, 'Multi-factor has already been enrolled on this account.']);
});

test('of two concurrent enrolments one wins', async () => {
  const person = await newcomer();
  const confirms = [await codeInHand(person, freshPhone()), await codeInHand(person, freshPhone())];
  const answers = await Promise.all(confirms.map((confirm) => confirm()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a code is only good for its purpose: not after another phone was enrolled', async () => {
  const person = await newcomer();
  const [theirs, mine] = [freshPhone(), freshPhone()];
  const ticket = await passFirstFactor(server, person);
  const { body } = await send(ticket, theirs);
  await expectStatus(200, enrol(person, mine));
  const code = await readCode(server, { phone: theirs });
  const late = await server.call('confirmCode', {
    body: { ticket, verificationId: body.verificationId, code },
  });
  expect([late.status, late.body.code]).toEqual([409, 'already-enrolled']);
});

test('MEND-14 once the number has been corrected, the code to the earlier one is useless', async () => {
  const ticket = await passFirstFactor(server, await newcomer());
  const [mistyped, right] = [freshPhone(), freshPhone()];
  const first = (await send(ticket, mistyped)).body.verificationId;
  const second = (await send(ticket, right)).body.verificationId;
  const confirm = async (verificationId: string, phone: string) =>
    server.call('confirmCode', { body: { ticket, verificationId, code: await readCode(server, { phone }) } });
  expect((await confirm(first, mistyped)).body.code).toBe('verification-id-invalid');
  await expectStatus(200, confirm(second, right));
});

test('a lost phone cannot be enrolled again with a code from before it was removed', async () => {
  const admin = await signedInAs(server, { role: 'admin' });
  const person = await makePerson(server.db);
  const ticket = await passFirstFactor(server, person);
  const { body } = await send(ticket);
  const code = await readCode(server, person);
  await admin.call('resetSecondFactor', { params: { id: person.id } });
  const late = await server.call('confirmCode', {
    body: { ticket, verificationId: body.verificationId, code },
  });
  expect([late.status, late.body.code]).toEqual([401, 'sign-in-session-invalid']);
  expect(await rowsIn(server.db, 'second_factors', { user_id: person.id })).toEqual([]);
});

test('AUTH-27 an unverified e-mail must be verified first, and its link is mailed again', async () => {
  const person = await makePerson(server.db, { isEnrolled: false, email_verified_at: null });
  const ticket = await passFirstFactor(server, person);
  const refused = await send(ticket, freshPhone());
  expect(refused.body.detail).toBe(
    'Please verify your e-mail first, using the verification link sent to it.',
  );
  const token = await mailedToken(person.email);
  await expectStatus(204, server.call('verifyEmail', { body: { token } }));
  await expectStatus(200, send(ticket, freshPhone()));
  const reused = await server.call('verifyEmail', { body: { token } });
  expect(reused.body.detail).toBe('This link has been used or has expired. Please request a new one.');
});

test('AUTH-27 a verification sent again after a lost answer gets the same answer', async () => {
  const { id, email } = await makePerson(server.db, { isEnrolled: false, email_verified_at: null });
  await passFirstFactor(server, { email });
  const body = { token: await mailedToken(email) };
  const headers = { 'idempotency-key': 'one-opened-page' };
  for (const _ of ['lost', 'again']) await expectStatus(204, server.call('verifyEmail', { body, headers }));
  const entries = await rowsIn(server.db, 'audit_log', { action: 'e-mail verified', actor: email });
  expect(entries).toMatchObject([{ actor_id: id, subject: `user:${id}` }]);
});

test('AUTH-27 staff send the verification mail, only to existing accounts and only so often', async () => {
  const { db } = server;
  const usergroup_id = (await makePerson(db)).usergroupId;
  const admin = await signedInAs(server, { usergroup_id, role: 'admin' });
  const person = await makePerson(db, { email_verified_at: null });
  const verify = (email: string) =>
    admin.call('sendVerification', { params: { email }, body: { name: 'Ines' } });
  await expectStatus(204, verify(person.email));
  expect(await mailTo(person.email)).toContain('Hello Ines,');
  await expectStatus(404, verify('nobody@people.example'));
  for (let n = 0; n < 4; n += 1) await verify(person.email);
  await expectStatus(429, verify(person.email));
});

test('AUTH-26 enrolment requires a recently entered password', async () => {
  const ticket = await passFirstFactor(server, await newcomer());
  await ageSignIns(rules.recentSeconds + 1);
  const { status, body } = await send(ticket, freshPhone());
  expect([status, body.code]).toEqual([401, 'recent-login-required']);
});

/** Makes sign-ins older, with as much time left as before. */
async function ageSignIns(seconds: number): Promise<void> {
  await age(server.db, { table: 'pending_sign_ins', column: 'created_at' }, seconds);
}

async function mailTo(email: string): Promise<string> {
  const { body } = await server.db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return body;
}

async function mailedToken(email: string): Promise<string> {
  return (await mailTo(email)).match(/\/verify-email\/([\w-]+)/)?.[1] ?? '';
}
