import { expect, test } from 'vitest';
import { makeCompany, makePerson } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';
import { askForCode, passFirstFactor, readCode, signIn, solveCaptcha } from '../../../testing/sign-in.ts';

const server = await startServer({ LIMITS: 'passwordPerAddress=2/900,smsPerAddress=2/3600,captcha=1000/60' });

test('a whole office can sign in behind one address: successful sign-ins do not count', async () => {
  for (let n = 0; n < 5; n += 1) {
    expect((await signIn(server, await makePerson(server.db))).status).toBe(200);
  }
});

test('a right code that opens nothing gives nothing back, however often it is sent', async () => {
  const strict = await startServer({ LIMITS: 'smsPerAddress=2/3600,captcha=1000/60' });
  const usergroup_id = await makeCompany(strict.db, { license: 'enterprise', device_limit: 0 });
  const person = await makePerson(strict.db, { usergroup_id });
  const ticket = await passFirstFactor(strict, person);
  const verificationId = await askForCode(strict, ticket);
  const body = { ticket, verificationId, code: await readCode(strict, person) };
  for (let n = 0; n < 3; n += 1)
    expect((await strict.call('confirmCode', { body })).body.code).toBe('device-limit-company');
  const ask = async () =>
    (await strict.call('sendCode', { body: { ticket, captcha: await solveCaptcha(strict) } })).status;
  expect([await ask(), await ask()]).toEqual([200, 429]);
});

test('unconfirmed codes use up the limit of an address', async () => {
  const person = await makePerson(server.db);
  const ticket = await passFirstFactor(server, person);
  for (let n = 0; n < 2; n += 1) await askForCode(server, ticket);
  const body = { ticket, captcha: await solveCaptcha(server) };
  expect(await server.call('sendCode', { body })).toMatchObject({ status: 429 });
});
