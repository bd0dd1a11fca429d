import { expect, test } from 'vitest';
import { signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer({ LIMITS: 'contact=1000/60,contactByVisitors=2/60' });

test('what visitors write is limited for all of them together, and clients are still heard', async () => {
  const body = {
    subject: 'New Sales Inquiry',
    name: 'Sam Reed',
    email: 'sam@clinic.example',
    message: 'Hello',
  };
  const form = { ...body, phone: '+1 555 010 0199', company: 'Clinic' };
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await server.call('contactUs', { body: form })).status);
  expect(statuses).toEqual([202, 202, 503]);
  const person = await signedInAs(server);
  expect((await person.call('contactUs', { body: form })).status).toBe(202);
});
