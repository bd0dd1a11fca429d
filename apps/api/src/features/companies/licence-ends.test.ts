import { expect, test } from 'vitest';
import { changeRows, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { makeCompany, type SignedIn, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { tellLicenceEnds } from './licence-ends.ts';

const server = await startServer();
const { db } = server;
const provider = await makeCompany(db, { provider: true });
const sales = await signedInAs(server, { role: 'sales', usergroup_id: provider });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function licence(days: number) {
  const usergroup_id = await makeCompany(db, { expiry: inDays(days) });
  const leader = await signedInAs(server, { usergroup_id, lead: true });
  const member = await signedInAs(server, { usergroup_id });
  const { company } = (await rowsIn(db, 'usergroups', { id: usergroup_id }))[0] ?? { company: '' };
  return { usergroup_id, leader, member, company };
}

async function told(): Promise<void> {
  await tellLicenceEnds(db);
  await eventually(async () => {
    const events = await rowsIn(db, 'notification_events');
    expect(events.every(({ told_at }) => told_at !== null)).toBe(true);
  });
}

const titles = async (who: SignedIn): Promise<string[]> =>
  (await who.call('notifications')).body.items.map(({ title }: { title: string }) => title);

test('FOL-02 leaders and staff hear that a licence ends, once for each number of days', async () => {
  const { usergroup_id, leader, member, company } = await licence(95);
  await told();
  expect(await titles(leader)).toEqual([]);
  for (const [days, count] of [
    [89.9, 1],
    [61, 1],
    [59, 2],
    [31, 2],
    [9, 3],
    [1, 3],
  ] as const) {
    // The same end, seen on a later day.
    const expiry = inDays(days);
    await changeRows(db, 'licence_notices', { expiry }, { usergroup_id });
    await changeRows(db, 'usergroups', { expiry }, { id: usergroup_id });
    await Promise.all([told(), told()]);
    expect(await titles(leader)).toHaveLength(count);
  }
  expect((await titles(sales)).filter((title) => title === company)).toHaveLength(3);
  expect(await titles(member)).toEqual([]);
  const [row] = (await leader.call('notifications')).body.items;
  expect(row).toMatchObject({
    kind: 'licence-ends',
    path: '/dashboard/account-info',
    detail: expect.stringMatching(/^until 20\d\d-\d\d-\d\d$/),
  });
});

test('FOL-02 what was missed is told once, by the nearest number of days', async () => {
  const { usergroup_id, leader } = await licence(8);
  await told();
  expect(await titles(leader)).toHaveLength(1);
  expect(await rowsIn(db, 'licence_notices', { usergroup_id })).toMatchObject([{ days: 10 }]);
});

test('FOL-02 a renewal makes it no news, and the next end is told anew', async () => {
  const { usergroup_id, leader, company } = await licence(25);
  await told();
  expect(await titles(leader)).toEqual([company]);
  await changeRows(db, 'usergroups', { expiry: inDays(300) }, { id: usergroup_id });
  expect([await titles(leader), (await titles(sales)).includes(company)]).toEqual([[], false]);
  await changeRows(db, 'usergroups', { expiry: inDays(80) }, { id: usergroup_id });
  await told();
  expect(await titles(leader)).toEqual([company]);
  expect(await rowsIn(db, 'licence_notices', { usergroup_id })).toMatchObject([{ days: 30 }, { days: 90 }]);
});

test('FOL-02 licences that have ended, have no end, or are the provider’s are not told', async () => {
  const over = await licence(-1);
  const endless = await makeCompany(db);
  await told();
  expect(await rowsIn(db, 'licence_notices', { usergroup_id: over.usergroup_id })).toEqual([]);
  expect(await rowsIn(db, 'licence_notices', { usergroup_id: endless })).toEqual([]);
});
