import { problems } from '@caliper/contract/problems.ts';
import { expect, test } from 'vitest';
import { ageLimits } from '../testing/database.ts';
import { signedInAs } from '../testing/people.ts';
import { startServer } from '../testing/server.ts';
import { waitOf } from './limits.ts';

const server = await startServer({ LIMITS: 'contact=2/3600' });

const form = {
  subject: 'New Sales Inquiry',
  name: 'Sam Reed',
  email: 'sam@clinic.example',
  phone: '+15550100199',
  company: 'Clinic',
  message: 'Hello',
};
const ask = async (token?: string) => server.call('contactUs', { body: form, ...(token && { token }) });
const statusesOf = async (count: number, token?: string) => {
  const statuses = [];
  for (let n = 0; n < count; n += 1) statuses.push((await ask(token)).status);
  return statuses;
};

test('MEND-10 of people who are signed in, each has a limit, and their address ten times as much', async () => {
  expect(await statusesOf(3)).toEqual([202, 202, 429]);
  for (let n = 0; n < 10; n += 1) {
    const { token } = await signedInAs(server);
    expect(await statusesOf(3, token)).toEqual([202, 202, 429]);
  }
  const { token: last } = await signedInAs(server);
  const refused = await ask(last);
  expect(refused).toMatchObject({ status: 429, body: { detail: problems['too-many-requests'].detail } });
  // What the address refused does not count for the person.
  expect(await statusesOf(3, last)).toEqual([429, 429, 429]);
  await ageLimits(server.db, 3600);
  expect(await statusesOf(3, last)).toEqual([202, 202, 429]);
});

test('MEND-10 a refusal says when to try again in a second line, and the sentence stays as it is', async () => {
  const { token } = await signedInAs(server);
  await statusesOf(2, token);
  await ageLimits(server.db, 600);
  const { headers, body } = await ask(token);
  expect(body.detail).toBe(problems['too-many-requests'].detail);
  expect(body.hint).toBe('You can try again in 50 minutes.');
  expect(Math.ceil(Number(headers['retry-after']) / 60)).toBe(50);
});

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [5400, '90 minutes'],
  [5401, '2 hours'],
  [86_400, '24 hours'],
])('MEND-10 a wait of %i seconds is told as %s', (seconds, words) => {
  expect(waitOf(seconds)).toBe(words);
});
