import { expect, test } from 'vitest';
import { makeCompany, makePerson, password } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';

const server = await startServer({
  LIMITS: 'passwordPerAddress=1000/60',
  CONTACT_EMAIL: 'desk@caliper.example',
});

const ask = (email: string, secret = password) =>
  server.call('askForAccess', { body: { email, password: secret } });
const mailsFor = (text: string) =>
  server.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body', 'reply_to'])
    .where('channel', '=', 'mail')
    .where('body', 'like', `%${text}%`)
    .orderBy('recipient')
    .execute();

test('MEND-15 a person who is not enabled asks their team leaders, once a day, and does not learn their address', async () => {
  const usergroup_id = await makeCompany(server.db);
  const leaders = [
    await makePerson(server.db, { usergroup_id, lead: true }),
    await makePerson(server.db, { usergroup_id, lead: true }),
  ].map(({ email }) => email);
  const { email } = await makePerson(server.db, { usergroup_id, enabled: false, name: 'Mei Tanaka' });
  expect(await ask(email)).toMatchObject({ status: 200, body: { asked: 'leader', sent: true } });
  expect((await ask(email)).body).toEqual({ asked: 'leader', sent: false });
  const mails = await mailsFor(email);
  expect(mails.map(({ recipient }) => recipient)).toEqual(leaders.sort());
  expect(mails[0]).toMatchObject({ subject: 'Mei Tanaka asks for access to Caliper' });
  expect(mails[0]?.body).toContain('/dashboard/team-management');
});

test('MEND-15 without a leader, staff are asked to enable the person', async () => {
  const { email } = await makePerson(server.db, { enabled: false });
  expect((await ask(email)).body).toEqual({ asked: 'staff', sent: true });
  expect(await mailsFor(email)).toMatchObject([{ recipient: 'desk@caliper.example' }]);
});

test('MEND-15 a person of an expired company requests its renewal from staff, who can answer them', async () => {
  const company = 'Lapsed Implants';
  const usergroup_id = await makeCompany(server.db, { company, expiry: new Date('2026-02-01T00:00:00Z') });
  const { email } = await makePerson(server.db, { usergroup_id });
  expect((await ask(email)).body).toEqual({ asked: 'staff', sent: true });
  const [mail] = await mailsFor(email);
  expect(mail).toMatchObject({ subject: '[Caliper] New Renewal Request: Lapsed Implants', reply_to: email });
  expect(mail?.body).toContain('Subscription until: 2026-01-31');
});

test('MEND-15 a stranger learns nothing and reaches no one: the password is the proof, and guesses are counted', async () => {
  const disabled = await makePerson(server.db, { enabled: false });
  for (const email of [disabled.email, 'nobody@people.example']) {
    const answer = await ask(email, 'not this one');
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid-credentials']);
  }
  for (let n = 0; n < 9; n += 1) await ask(disabled.email, 'not this one');
  expect((await ask(disabled.email)).status).toBe(429);
  expect(await mailsFor(disabled.email)).toEqual([]);
});

test('MEND-15 someone locked stays out, and someone who may enter need not ask', async () => {
  const locked = await makePerson(server.db, { locked: true });
  expect((await ask(locked.email)).body.detail).toBe('This user has been disabled.');
  const fine = await makePerson(server.db);
  expect((await ask(fine.email)).body).toEqual({ asked: null, sent: false });
  expect([...(await mailsFor(locked.email)), ...(await mailsFor(fine.email))]).toEqual([]);
});
