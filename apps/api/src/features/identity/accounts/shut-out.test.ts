import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { behind, rowIn } from '../../../testing/database.ts';
import { expectStatus } from '../../../testing/expect-status.ts';
import { makeCompany, makePerson, type SignedIn, signedInAs } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';

const server = await startServer({ LIMITS: 'contact=100000/60,invitation=100000/60' });
const provider = await makeCompany(server.db, { provider: true, company: 'Provider' });

const makeAdmin = () => signedInAs(server, { role: 'admin', usergroup_id: provider });
const patch = (who: SignedIn, id: string, enabled: boolean) =>
  who.call('updateUser', { params: { id }, body: { enabled } });
const removeCompany = (who: SignedIn, id: number) =>
  who.call('deleteCompany', { params: { id: String(id) } });
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);

test('a leader whose company is being deleted cannot reach people of another company', async () => {
  const admin = await makeAdmin();
  const stranger = await makePerson(server.db);
  for (let round = 0; round < 8; round++) {
    const usergroup_id = await makeCompany(server.db, { licenses: 9 });
    const lead = await signedInAs(server, { usergroup_id, lead: true });
    const tries = Array.from({ length: 6 }, () => patch(lead, stranger.id, false));
    const [removed, ...answers] = await Promise.all([removeCompany(admin, usergroup_id), ...tries]);
    expect(removed.status).toBe(204);
    for (const status of statusesOf(answers)) expect([401, 404]).toContain(status);
  }
  const { enabled } = await rowIn(server.db, 'users', { id: stranger.id });
  expect(enabled).toBe(true);
});

test.each(['deleteUser', 'lockUser'] as const)(
  '%s: of two admins who do it to each other, one stays',
  async (name) => {
    for (let round = 0; round < 6; round++) {
      const [one, other] = [await makeAdmin(), await makeAdmin()];
      const act = (who: SignedIn, { id }: SignedIn) => who.call(name, { params: { id, uid: id } });
      const answers = await Promise.all([act(one, other), act(other, one)]);
      expect(statusesOf(answers).sort()).toEqual([204, 401]);
    }
  },
);

const saveOwn = ({ token, id, usergroupId }: SignedIn) =>
  server.call('saveMembers', {
    token,
    params: { id: String(usergroupId) },
    body: [{ id, enabled: true }],
  });
const patchOwn = (who: SignedIn) => patch(who, who.id, true);

test.each([
  ['with the team', saveOwn],
  ['alone', patchOwn],
])('a leader who is being disabled cannot re-enable themselves, %s', async (_, enableOwn) => {
  for (let round = 0; round < 8; round++) {
    const usergroup_id = await makeCompany(server.db, { licenses: 9 });
    const [one, other] = [
      await signedInAs(server, { usergroup_id, lead: true }),
      await signedInAs(server, { usergroup_id, lead: true }),
    ];
    await Promise.all([patch(one, other.id, false), enableOwn(other)]);
    const { enabled } = await rowIn(server.db, 'users', { id: other.id });
    expect(enabled).toBe(false);
  }
});

test('an id in capitals is the same id', async () => {
  const admin = await makeAdmin();
  const lock = await admin.call('lockUser', {
    params: { id: admin.id.toUpperCase() },
  });
  expect(lock.status).toBe(403);
  await expectStatus(200, admin.call('session'));
});

test("a leader in the provider's company cannot manage its staff", async () => {
  const admin = await makeAdmin();
  const lead = await signedInAs(server, { usergroup_id: provider, lead: true });
  await expectStatus(404, patch(lead, admin.id, false));
});

test('nothing breaks, whatever someone does while their account or company is deleted', async () => {
  const admin = await makeAdmin();
  for (let round = 0; round < 20; round++) {
    const company = `Going ${round}`;
    const usergroup_id = await makeCompany(server.db, { company, licenses: 9, license: 'site' });
    const lead = await signedInAs(server, { usergroup_id, lead: true });
    const { token } = lead;
    const going =
      round % 2 ? removeCompany(admin, usergroup_id) : admin.call('deleteUser', { params: { uid: lead.id } });
    const answers = await Promise.all([
      going,
      server.call('invite', { token, body: { email: `x${round}@going.example`, company } }),
      server.call('updateUser', { token, params: { id: lead.id }, body: { name: 'Going' } }),
      server.call('session', { token }),
      server.call('activity', { token }),
      server.call('contactUs', { token, body: { subject: 'New Renewal Request' } }),
      admin.call('resetDevices', { params: { id: lead.id } }),
    ]);
    expect([204, 404]).toContain(answers[0].status);
    expect(statusesOf(answers).filter((status) => status >= 500)).toEqual([]);
  }
});

test('families of companies stay consistent when changed from two sides at once', async () => {
  const { token } = await makeAdmin();
  for (let round = 0; round < 6; round++) {
    const headquarter = await makeCompany(server.db, { license: 'corporate', headquarter: true });
    const below = [await makeCompany(server.db), await makeCompany(server.db)];
    await server.db
      .updateTable('usergroups')
      .set({ headquarter_id: headquarter })
      .where('id', 'in', below)
      .execute();
    const params = { id: String(headquarter) };
    const answers = await Promise.all([
      server.call('setSubsidiaries', { token, params, body: { subsidiaryCompanies: below } }),
      server.call('updateCompany', { token, params, body: { license: 'site' } }),
      server.call('deleteCompany', { token, params: { id: String(below[0]) } }),
    ]);
    for (const status of statusesOf(answers)) expect([200, 204, 409, 422]).toContain(status);
  }
});

test('a company that stops being a headquarter keeps no subsidiary added in the meantime', async () => {
  const { token } = await makeAdmin();
  const [headquarter, below] = [
    await makeCompany(server.db, { license: 'corporate', headquarter: true }),
    await makeCompany(server.db),
  ];
  const updated = await behind(
    server.db,
    (tx) =>
      sql`with held as (select from usergroups where id = ${headquarter} for no key update)
        update usergroups set headquarter_id = ${headquarter} from held where usergroups.id = ${below}`.execute(
        tx,
      ),
    () =>
      server.call('updateCompany', { token, params: { id: String(headquarter) }, body: { license: 'site' } }),
  );
  expect(updated.status).toBe(200);
  const { body } = await server.call('company', { token, params: { id: String(below) } });
  expect(body.headquarterCompany).toBeNull();
  const { from } = await rowIn(server.db, 'audit_log', { subject: `company:${headquarter}` });
  expect(from).toMatchObject({ subsidiaryCompanies: [below] });
});
