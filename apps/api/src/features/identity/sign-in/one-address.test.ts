import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../testing/people.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';
import { askForCode, passFirstFactor, signIn, solveCaptcha } from '../../../testing/sign-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ LIMITS: 'passwordPerAddress=2/900,smsPerAddress=2/3600,captcha=1000/60' });
});
afterAll(() => server.close());

test('a whole office can sign in behind one address: successful sign-ins do not count', async () => {
  for (let n = 0; n < 5; n += 1) {
    expect((await signIn(server, await makePerson(server.db))).status).toBe(200);
  }
});

test('unconfirmed codes use up the limit of an address', async () => {
  const person = await makePerson(server.db);
  const ticket = await passFirstFactor(server, person);
  for (let n = 0; n < 2; n += 1) await askForCode(server, ticket);
  const body = { ticket, captcha: await solveCaptcha(server) };
  expect(await server.call('sendCode', { body })).toMatchObject({ status: 429 });
});
