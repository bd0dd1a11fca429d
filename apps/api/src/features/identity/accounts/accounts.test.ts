import { expect, test } from 'vitest';
import { behind, rowIn, rowsIn } from '../../../testing/database.ts';
import { expectStatus } from '../../../testing/expect-status.ts';
import { makeCompany, makePerson, signedInAs } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';

const server = await startServer();
const provider = await makeCompany(server.db, { provider: true, company: 'Provider' });
const admin = await signedInAs(server, { role: 'admin', usergroup_id: provider });

let count = 0;
const details = (over: object = {}) => ({
  email: `new${++count}@people.example`,
  name: 'New Person',
  password: 'correct horse 7',
  confirmPassword: 'correct horse 7',
  ...over,
});
const create = (over: object, headers: Record<string, string> = {}) =>
  admin.call('createUser', { body: details(over), headers });
const makeNamed = async (company: string, over: object = {}) => {
  await makeCompany(server.db, { company, ...over });
  return company;
};
const row = (email: string) =>
  server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

test('ADM-10 ADM-25 staff create an account with all its details, which waits to be enabled', async () => {
  const company = await makeNamed('Details Ltd');
  const more = { phone: '+1 555 0101', title: 'Analyst', country: 'Canada', category: 'Dental' };
  const { status, body } = await create({ company, ...more, email: 'Mixed@Case.Example' });
  expect([status, body]).toEqual([201, { uid: expect.any(String) }]);
  expect(await row('mixed@case.example')).toMatchObject({
    ...more,
    id: body.uid,
    name: 'New Person',
    role: 'standard',
    lead: false,
    enabled: false,
    email_verified_at: null,
  });
  const mail = await rowIn(server.db, 'outbox', { recipient: 'mixed@case.example' });
  expect(mail.body).toMatch(/\/verify-email\//);
});

test.each([{ lead: true }, { role: 'team leader' }, { lead: true, role: 'team leader' }])(
  'ADM-25 a team leader is created enabled: %j',
  async (over) => {
    const company = await makeNamed(`Led ${++count}`);
    const { body } = await create({ company, ...over });
    const made = await rowIn(server.db, 'users', { id: body.uid });
    expect(made).toMatchObject({ lead: true, role: 'standard', enabled: true });
  },
);

test('ADM-10 MEND-34 missing or wrong values are reported by field, and no account is created', async () => {
  const company = await makeNamed('Strict Ltd');
  const fields = async (over: object) => (await create(over)).body.fields;
  expect(await fields({})).toEqual({ company: 'User must be associated with a company' });
  expect(await fields({ company: 'Nowhere' })).toEqual({ company: 'There is no company with this name.' });
  expect(await fields({ company, name: ' ' })).toEqual({ name: 'Please fill in this field.' });
  expect(await fields({ company, email: 'no e-mail' })).toEqual({ email: 'Please check this field.' });
  expect(await fields({ company, confirmPassword: 'other' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
  const weak = { password: 'password', confirmPassword: 'password' };
  expect(await fields({ company, ...weak })).toMatchObject({ password: expect.stringContaining('too weak') });
  const named = { password: 'strict-7-k-9', confirmPassword: 'strict-7-k-9' };
  expect((await create({ company, ...named })).body.hint).toBe('It contains the name of the company.');
  expect(await fields({ company, country: 'Atlantis' })).toHaveProperty('country');
  expect(await fields({ company, role: 'admin' })).toHaveProperty('role');
  const leaders = [{ lead: true }, { role: 'team leader' }, { role: 'sales', lead: true }];
  for (const leader of leaders) {
    expect(await fields({ company: 'Provider', ...leader })).toEqual({
      role: 'The provider’s own company has no team leaders.',
    });
  }
  const people = await server.db
    .selectFrom('users')
    .innerJoin('usergroups', 'usergroups.id', 'usergroup_id')
    .where('company', '=', company)
    .selectAll('users')
    .execute();
  expect(people).toEqual([]);
});

test('ADM-10 an e-mail already in use is reported, whatever its company', async () => {
  const other = await makePerson(server.db);
  const company = await makeNamed('Taken Ltd');
  const { status, body } = await create({ company, email: other.email.toUpperCase() });
  expect([status, body.fields]).toEqual([
    409,
    { email: 'The email address is already in use by another account.' },
  ]);
});

test('ADM-10 a form sent twice creates one account', async () => {
  const company = await makeNamed('Twice Ltd');
  const body = details({ company });
  const send = () =>
    admin.call('createUser', {
      body,
      headers: { 'idempotency-key': 'opened-once' },
    });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
});

test.each([
  ['site', 5, 'Unable to add anymore users. {company} is under a Site license which only allows for 5 users'],
  [
    'corporate',
    100,
    'Unable to add anymore users. {company} is under a Corporate/Enterprise license which only allows for 100 users',
  ],
  [
    'enterprise',
    100,
    'Unable to add anymore users. {company} is under a Corporate/Enterprise license which only allows for 100 users',
  ],
] as const)('ADM-11 ADM-28 a %s license has %i users and no more', async (license, most, sentence) => {
  // `licenses` only limits team leaders.
  const id = await makeCompany(server.db, { company: `Full ${license}`, license, licenses: 1 });
  const users = Array.from({ length: most - 1 }, (_, n) => ({
    usergroup_id: id,
    email: `${n}@${license}.example`,
    name: 'X',
  }));
  await server.db.insertInto('users').values(users).execute();
  await expectStatus(201, create({ company: `Full ${license}` }));
  const { status, body } = await create({ company: `Full ${license}` });
  expect([status, body.detail]).toEqual([409, sentence.replace('{company}', `Full ${license}`)]);
});

test.each(['unassigned', 'single'] as const)(
  'ADM-28 nobody counts the users of a %s license',
  async (license) => {
    const company = await makeNamed(`Uncounted ${license}`, { license });
    for (let n = 0; n < 3; n++) expect((await create({ company })).status).toBe(201);
  },
);

test('ADM-11 of fifty concurrent requests for the last seat of a site license, one gets it', async () => {
  const id = await makeCompany(server.db, { company: 'Last Seat', license: 'site' });
  for (let n = 0; n < 4; n++) await makePerson(server.db, { usergroup_id: id });
  const answers = await Promise.all(Array.from({ length: 50 }, () => create({ company: 'Last Seat' })));
  const made = answers.filter(({ status }) => status === 201);
  // Requests that find no room to hash in are told to try again later; only one gets the seat.
  expect(made.length).toBe(1);
  expect(answers.every(({ status }) => [201, 409, 503].includes(status))).toBe(true);
});

test('ADM-15 a deleted person is gone at once, with all personal data, and the audit log says so without a name', async () => {
  const person = await signedInAs(server, { email: 'leaver@people.example' });
  await person.call('contactUs', { body: { subject: 'New Renewal Request' } });
  const remove = () => admin.call('deleteUser', { params: { uid: person.id } });
  await expectStatus(204, remove());
  await expectStatus(401, person.call('session'));
  expect(await row('leaver@people.example')).toBeUndefined();
  const entry = await rowIn(server.db, 'audit_log', {
    subject: `user:${person.id}`,
    action: 'account deleted',
  });
  expect(entry).toMatchObject({ actor_id: admin.id, from: { role: 'standard' } });
  expect(JSON.stringify(await rowsIn(server.db, 'audit_log'))).not.toContain('leaver@');
  const requests = await rowsIn(server.db, 'requests');
  expect(requests).toMatchObject([{ user_id: null, payload: { email: 'leaver@people.example' } }]);
  await expectStatus(404, remove());
});

test('ADM-15 no one can delete themselves or an account that the portal needs', async () => {
  const support = await makePerson(server.db, { usergroup_id: admin.usergroupId, special: 'support' });
  for (const uid of [admin.id, support.id]) {
    const { status, body } = await admin.call('deleteUser', { params: { uid } });
    expect([status, body.code]).toEqual([409, 'account-kept']);
  }
});

test('ADM-10 an account is not created in a company that is deleted in the meantime', async () => {
  const company = await makeNamed('Deleted in between');
  const late = await behind(
    server.db,
    (tx) => tx.deleteFrom('usergroups').where('company', '=', company).execute(),
    () => create({ company }),
  );
  expect([late.status, late.body.code]).toEqual([422, 'company-unknown']);
});
