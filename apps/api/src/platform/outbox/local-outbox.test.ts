import { expect, test } from 'vitest';
import { inPublic } from '../../testing/in-public.ts';
import { makePerson } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { askForCode, passFirstFactor } from '../../testing/sign-in.ts';

/** Separate from the other outbox tests: a custom Host header needs the server in this process. */
const server = await startServer();

const outboxAs = (target: TestServer, host: string) =>
  target.send('GET', '/api/dev/outbox', { headers: { host } });

test('without a configured sender, messages can be read on this machine, newest first', async () => {
  const [first, second] = [await makePerson(server.db), await makePerson(server.db)];
  for (const person of [first, second]) await askForCode(server, await passFirstFactor(server, person));
  const { status, body } = await outboxAs(server, 'localhost:8080');
  expect(status).toBe(200);
  expect(body.map(({ to }: { to: string }) => to)).toEqual([second.phone, first.phone]);
  expect(body[0]).toEqual({
    id: expect.any(String),
    channel: 'sms',
    to: second.phone,
    subject: '',
    body: expect.stringMatching(/^\d{6} is your Caliper verification code\./),
    at: expect.any(Number),
  });
});

test('it answers to every name of this machine and to no other', async () => {
  const hosts = ['localhost', 'localhost:8080', '127.0.0.1:8080', '127.3.2.1', '[::1]:8080'];
  for (const host of hosts) expect((await outboxAs(server, host)).status, host).toBe(200);
  // A foreign page whose name points at 127.0.0.1 reaches us under that name.
  const strangers = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1'];
  for (const host of strangers) expect((await outboxAs(server, host)).status, host).toBe(404);
});

test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])(
  'a proxy on this machine that says so (%s) brings strangers, who find nothing',
  async (name) => {
    const headers = { host: 'localhost:8080', [name]: 'for=127.0.0.1' };
    expect(await server.send('GET', '/api/dev/outbox', { headers })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  },
);

test.each([{ TRUST_PROXY: '1' }, { BASE_URL: 'https://caliper.example' }, { HOST: '0.0.0.0' }])(
  'it is absent where others may reach the server: %o',
  async (env) => {
    const reachable = await startServer({ ...inPublic, ...env });
    expect((await outboxAs(reachable, 'localhost')).status).toBe(404);
  },
);
