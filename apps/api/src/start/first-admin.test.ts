import { expect, test } from 'vitest';
import { rowsIn } from '../testing/database.ts';
import { startServer } from '../testing/server.ts';
import { createFirstAdmin } from './first-admin.ts';

const server = await startServer();

const installation = { providerName: 'Caliper Research', baseUrl: new URL('http://localhost:8080') };
const password = 'the very first one';

test('the first admin of an empty installation sets a password with the link and is sent to enrolment', async () => {
  const link = await createFirstAdmin(server.db, 'ada@caliper.example', installation);
  const token = link.match(/^http:\/\/localhost:8080\/reset-password\/([\w-]+)$/)?.[1] ?? '';
  const reset = await server.call('passwordReset', { body: { token, password, confirmPassword: password } });
  expect(reset.status).toBe(204);
  const entered = await server.call('signIn', { body: { email: 'ada@caliper.example', password } });
  expect(entered.body.next).toBe('enrol');
});

test('a second admin joins the same group; an address already in use is refused', async () => {
  await createFirstAdmin(server.db, 'sam@caliper.example', installation);
  const providers = await rowsIn(server.db, 'usergroups', { provider: true });
  expect(providers).toHaveLength(1);
  await expect(createFirstAdmin(server.db, 'sam@caliper.example', installation)).rejects.toThrow(
    'already has an account',
  );
});
