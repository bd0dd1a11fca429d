import { expect, test } from 'vitest';
import type { Tx } from '../../../platform/postgres/postgres.ts';
import { behind, changeRows, rowIn, rowsIn } from '../../../testing/database.ts';
import { makeItem } from '../../../testing/items.ts';
import { packageOf, uploadFields } from '../../../testing/packages.ts';
import { makeCompany, makePerson, type Person, password, signedInAs } from '../../../testing/people.ts';
import { startServer, type TestAnswer } from '../../../testing/server.ts';
import { solveCaptcha } from '../../../testing/sign-in.ts';
import { lockItem } from '../../catalogue/index.ts';
import { issueLink } from '../mails/email-links.service.ts';
import { dropLinks, type LinkPurpose } from '../mails/email-links.store.ts';
import { signOutEverywhere } from '../sessions/sign-out.ts';
import { dropPendingSignIns } from '../sign-in/sign-in.store.ts';
import { deleteUser, setLocked, setPassword } from './accounts.store.ts';
import { lockAnybody } from './members.store.ts';
import { lockSeats } from './seats.store.ts';

const server = await startServer();
const provider = await makeCompany(server.db, { provider: true, company: 'Provider' });

const next = 'the password of an intruder 7';
const hashOf = async (id: string) => (await rowIn(server.db, 'users', { id })).password_hash;
const ticketOf = async (email: string) =>
  (await server.call('signIn', { body: { email, password } })).body.ticket;
const sendCode = async (ticket: string) =>
  server.call('sendCode', { body: { ticket, captcha: await solveCaptcha(server) } });

test('an admin locked out while creating an account waits creates none', async () => {
  const admin = await signedInAs(server, { role: 'admin', usergroup_id: provider });
  const email = 'late@provider.example';
  const created = await behind(
    server.db,
    async (tx) => {
      await lockSeats(tx, provider);
      await setLocked(tx, admin.id, true);
      await signOutEverywhere(tx, admin.id, 'locked');
    },
    () =>
      admin.call('createUser', {
        body: {
          name: 'Late',
          title: 'Late',
          email,
          company: 'Provider',
          role: 'admin',
          lead: false,
          password,
          confirmPassword: password,
        },
      }),
  );
  expect(created.status).toBe(401);
  const rows = await rowsIn(server.db, 'users', { email });
  expect(rows).toEqual([]);
});

const shutOut: [string, (tx: Tx, userId: string) => Promise<void>][] = [
  [
    'locked out',
    async (tx, userId) => {
      await setLocked(tx, userId, true);
      await signOutEverywhere(tx, userId, 'locked');
    },
  ],
  ['deleted', deleteUser],
];

test.each(shutOut)('an admin %s while a package is read publishes nothing', async (_, shut) => {
  const admin = await signedInAs(server, { role: 'admin', usergroup_id: provider });
  const { item_id, item_name } = await makeItem(server.db);
  const form = { fields: uploadFields(item_name, { reportId: String(item_id) }), file: await packageOf(2) };
  const uploaded = await behind(
    server.db,
    async (tx) => {
      await lockItem(tx, 'report', item_id);
      await shut(tx, admin.id);
    },
    () => admin.call('uploadReport', { form }),
  );
  expect(uploaded.status).toBe(401);
  const { current_version } = await rowIn(server.db, 'items', { item_id });
  expect(current_version).toBeNull();
});

test('a session ended by a reset does not overwrite the new password', async () => {
  const person = await signedInAs(server);
  const changed = await behind(
    server.db,
    async (tx) => {
      await setPassword(tx, person.id, 'a hash of the owner');
      await signOutEverywhere(tx, person.id, 'password reset');
    },
    () => person.call('changePassword', { body: { password: next, confirmPassword: next } }),
  );
  expect(changed.status).toBe(401);
  expect(await hashOf(person.id)).toBe('a hash of the owner');
});

const links: [LinkPurpose, (token: string) => Promise<TestAnswer>][] = [
  [
    'reset',
    (token) => server.call('passwordReset', { body: { token, password: next, confirmPassword: next } }),
  ],
  ['verify', (token) => server.call('verifyEmail', { body: { token } })],
];

test.each(links)('a link (%s) does not hold up a change that voids it', async (purpose, follow) => {
  const { id } = await makePerson(server.db);
  const link = await server.db
    .transaction()
    .execute((tx) => issueLink(tx, purpose, id, new URL('http://localhost')));
  const followed = await behind(
    server.db,
    (tx) => lockAnybody(tx, id),
    () => follow(link.split('/').at(-1) ?? ''),
    (tx) => dropLinks(tx, purpose, id),
  );
  expect(followed.body.code).toBe('link-invalid');
});

test('the old password gets no ticket while it is being replaced', async () => {
  const person = await makePerson(server.db);
  const signedIn = await behind(
    server.db,
    async (tx) => {
      await setPassword(tx, person.id, 'a hash of another password');
      await signOutEverywhere(tx, person.id, 'password reset');
    },
    () => server.call('signIn', { body: { email: person.email, password } }),
  );
  expect(signedIn.body.code).toBe('invalid-credentials');
  const recorded = await rowsIn(server.db, 'audit_log', { subject: `email:${person.email}` });
  expect(recorded.map(({ to }) => to)).toEqual([{ reason: 'invalid-credentials' }]);
});

test('a ticket revoked while its code is being sent is reported as invalid', async () => {
  const person = await makePerson(server.db);
  const ticket = await ticketOf(person.email);
  const sent = await behind(
    server.db,
    (tx) => dropPendingSignIns(tx, person.id),
    () => sendCode(ticket),
  );
  expect([sent.status, sent.body.code]).toEqual([401, 'sign-in-session-invalid']);
});

/** What confirming needs, for a person at the second factor. */
async function atTheDoor(person: Person) {
  const ticket = await ticketOf(person.email);
  const { verificationId } = (await sendCode(ticket)).body;
  const { body } = await rowIn(server.db, 'outbox', { recipient: person.phone });
  return { ticket, verificationId, code: body.match(/\d{6}/)?.[0] };
}

test.each(['unassigned', 'corporate'] as const)(
  'whoever shuts somebody out while they enter is not held up by them (%s)',
  async (license) => {
    const usergroup_id = await makeCompany(server.db, { license });
    const person = await makePerson(server.db, { usergroup_id });
    const body = await atTheDoor(person);
    const entered = await behind(
      server.db,
      async (tx) => {
        await lockSeats(tx, usergroup_id);
        await lockAnybody(tx, person.id);
      },
      () => server.call('confirmCode', { body }),
      (tx) => dropPendingSignIns(tx, person.id),
    );
    expect(entered.body.code).toBe('sign-in-session-invalid');
  },
);

test('a device limit lowered during a sign-in applies to it', async () => {
  const usergroup_id = await makeCompany(server.db, { license: 'corporate', device_limit: 9 });
  const body = await atTheDoor(await makePerson(server.db, { usergroup_id }));
  const entered = await behind(
    server.db,
    (tx) => changeRows(tx, 'usergroups', { device_limit: 0 }, { id: usergroup_id }),
    () => server.call('confirmCode', { body }),
  );
  expect(entered.body.code).toBe('device-limit-company');
});

test('a second reset of the second factor sends no second mail', async () => {
  const person = await signedInAs(server, { role: 'admin', usergroup_id: provider });
  const { id, email } = await makePerson(server.db);
  for (const _ of ['a double', 'click'])
    expect((await person.call('resetSecondFactor', { params: { id } })).status).toBe(204);
  const mails = await rowsIn(server.db, 'outbox', { recipient: email });
  expect(mails).toHaveLength(1);
});
