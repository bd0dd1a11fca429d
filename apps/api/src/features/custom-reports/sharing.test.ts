import type { CallName } from '@caliper/contract/calls.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { made, makeReaders, publish, type Team } from '../../testing/custom-reports.ts';
import { behind, changeRows } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { makeCompany, makePerson, type SignedIn, signedInAs } from '../../testing/people.ts';
import { startServer, type TestRequest } from '../../testing/server.ts';

const server = await startServer({ LIMITS: 'customReports=1000/60' });
const knees = await publish(server, 3, 'Knees');

type Who = Pick<SignedIn, 'call'>;

const open = (who: Who, id: string) => who.call('customReport', { params: { id } });
const share = (who: Who, id: string, ...people: { id: string }[]) =>
  who.call('shareCustomReport', { params: { id }, body: { users: people.map((one) => one.id) } });
const list = async (who: Who, companyId: number): Promise<number[]> => {
  const { body } = await who.call('customReports', { params: { companyId: String(companyId) } });
  return body.map((one: { c_report_id: number }) => one.c_report_id);
};
const inCatalogue = async (who: Who): Promise<number[]> => {
  const query = '?section=catalog&filter=custom-reports';
  const { body } = await who.call('cataloguePage', { query });
  return body.items.map((one: { c_report_id: number }) => one.c_report_id);
};
const shared = async (who: Who): Promise<number[]> =>
  (await who.call('session')).body.user.customReports.shared;

/** Whether the person finds it, for every place it could be found in. */
async function finds(person: SignedIn, id: string): Promise<boolean[]> {
  const number = Number(id);
  return [
    (await open(person, id)).status === 200,
    (await list(person, person.usergroupId)).includes(number),
    (await inCatalogue(person)).includes(number),
    (await shared(person)).includes(number),
  ];
}
const everywhere = [true, true, true, true];
const nowhere = [false, false, false, false];

/** Every call about one custom report, with valid input. */
function callsOn(id: string): [CallName, TestRequest][] {
  const params = { id };
  const bookmark = { report_id: knees, chapter_number: 1, custom_order: 1 };
  return [
    ['customReport', { params }],
    ['customReportInfo', { params }],
    ['chosenMarkets', { params }],
    ['searchCustomReport', { params, body: { query: 'knees' } }],
    ['saveSource', { params, body: { report_id: knees, chapters: [1, 2] } }],
    ['saveBookmarks', { params, body: { bookmarks: [bookmark] } }],
    ['removeBookmark', { params: { id, report_id: String(knees), chapter_number: '1' } }],
    ['shareCustomReport', { params, body: { users: [] } }],
    ['chooseMarkets', { params, body: { report_id: knees, market_names: [] } }],
    ['deleteCustomReport', { params }],
  ];
}

async function statuses(who: Who, id: string): Promise<Record<string, number>> {
  const answers = await Promise.all(
    callsOn(id).map(async ([name, request]) => [name, (await who.call(name, request)).status]),
  );
  return Object.fromEntries(answers);
}

const reads = ['customReport', 'customReportInfo', 'chosenMarkets', 'searchCustomReport'];
const readOnly = Object.fromEntries(callsOn('1').map(([name]) => [name, reads.includes(name) ? 200 : 403]));
const absent = Object.fromEntries(callsOn('1').map(([name]) => [name, 404]));

describe('sharing with the team', () => {
  let people: Team;
  let id: string;
  beforeAll(async () => {
    people = await makeReaders(server, knees);
    id = await made(server, people.owner, [
      [knees, 1],
      [knees, 2],
    ]);
  });

  test('CR-10 a teammate gets it at once, read-only, and loses it at once', async () => {
    const { owner, colleague } = people;
    expect(await finds(colleague, id)).toEqual(nowhere);
    const { status, body } = await share(owner, id, colleague);
    expect([status, body.shared]).toEqual([200, colleague.email]);
    expect(await finds(colleague, id)).toEqual(everywhere);
    const { body: seen } = await open(colleague, id);
    expect(seen).toMatchObject({
      user_email: owner.email,
      shared: '',
      can: { edit: false, giveToCompanies: false, chooseMarkets: false },
    });
    expect((await share(owner, id)).body.shared).toBe('');
    expect(await finds(colleague, id)).toEqual(nowhere);
  });

  test('CR-12 recipients can read it but change nothing', async () => {
    const { owner, colleague } = people;
    await share(owner, id, colleague);
    expect(await statuses(colleague, id)).toEqual(readOnly);
    expect((await open(owner, id)).body.chapters).toBe(2);
  });

  test('CR-16 no call reveals it to anyone else: teammates, leaders, other companies, staff', async () => {
    const { companyId } = people;
    const strangers = [
      await signedInAs(server, { usergroup_id: companyId }),
      await signedInAs(server, { usergroup_id: companyId, lead: true }),
      await signedInAs(server),
      await signedInAs(server, { role: 'sales' }),
      await signedInAs(server, { role: 'admin' }),
      await signedInAs(server, { special: 'support' }),
    ];
    for (const stranger of strangers) {
      expect(await statuses(stranger, id)).toEqual(absent);
      expect(await finds(stranger, id)).toEqual(nowhere);
      const { body } = await stranger.call('customReportMetadata');
      expect(body).toEqual([]);
    }
  });

  test('CR-18 recipients are listed in one comma-separated text', async () => {
    const { owner, companyId } = people;
    const [ada, ben] = [
      await makePerson(server.db, { usergroup_id: companyId, email: 'ada@shared.example' }),
      await makePerson(server.db, { usergroup_id: companyId, email: 'ben@shared.example' }),
    ];
    const { body } = await share(owner, id, ben, ada);
    expect(body.shared).toBe('ada@shared.example,ben@shared.example');
    expect((await open(owner, id)).body.shared).toBe(body.shared);
  });

  test('CR-10 only enabled people of the company can receive it', async () => {
    const { owner, companyId } = people;
    const waiting = await makePerson(server.db, { usergroup_id: companyId, enabled: false });
    const refused = await share(owner, id, waiting);
    expect([refused.status, refused.body.code]).toEqual([409, 'recipient-not-enabled']);
    await expectStatus(404, share(owner, id, await makePerson(server.db)));
    await expectStatus(404, share(owner, id, owner));
    await expectStatus(404, share(owner, id, { id: '00000000-0000-4000-8000-00000000dead' }));
  });

  test('CR-10 a disabled recipient keeps the share until enabled again, even if others are chosen in the meantime', async () => {
    const { owner, colleague, companyId } = people;
    const other = await signedInAs(server, { usergroup_id: companyId });
    await share(owner, id, colleague, other);
    await enable(other.id, false);
    expect((await open(owner, id)).body.shared).toBe(colleague.email);
    await expectStatus(401, open(other, id));
    await share(owner, id, colleague);
    await enable(other.id, true);
    expect(await finds(other, id)).toEqual(everywhere);
    await share(owner, id, colleague);
    expect(await finds(other, id)).toEqual(nowhere);
  });

  test('CR-10 what was taken back from everyone does not return when a disabled recipient is enabled', async () => {
    const { owner, companyId } = people;
    const other = await signedInAs(server, { usergroup_id: companyId });
    await share(owner, id, other);
    await enable(other.id, false);
    await share(owner, id);
    await enable(other.id, true);
    expect(await finds(other, id)).toEqual(nowhere);
  });
});

test('a recipient loses it while the owner is disabled, and for good when the owner is deleted', async () => {
  const { owner, colleague } = await makeReaders(server, knees);
  const id = await made(server, owner, [[knees, 1]]);
  await share(owner, id, colleague);
  await enable(owner.id, false);
  expect(await finds(colleague, id)).toEqual(nowhere);
  await enable(owner.id, true);
  expect(await finds(colleague, id)).toEqual(everywhere);
  const admin = await signedInAs(server, { role: 'admin' });
  const removed = await admin.call('deleteUser', { params: { uid: owner.id } });
  expect(removed.status).toBe(204);
  expect(await finds(colleague, id)).toEqual(nowhere);
});

test('a recipient who moves to another company loses it', async () => {
  const { owner, colleague } = await makeReaders(server, knees);
  const id = await made(server, owner, [[knees, 1]]);
  await share(owner, id, colleague);
  const usergroup_id = await makeCompany(server.db);
  await changeRows(server.db, 'users', { usergroup_id }, { id: colleague.id });
  expect(await finds({ ...colleague, usergroupId: usergroup_id }, id)).toEqual(nowhere);
  expect((await open(owner, id)).body.shared).toBe('');
});

test('sharing with a person who is being deleted answers not found', async () => {
  const { owner, colleague } = await makeReaders(server, knees);
  const id = await made(server, owner, [[knees, 1]]);
  const remove = (tx: Tx) => tx.deleteFrom('users').where('id', '=', colleague.id).execute();
  const { status } = await behind(server.db, remove, () => share(owner, id, colleague));
  expect(status).toBe(404);
});

describe('a headquarter', () => {
  test('CR-16 SUB-08 reads what its subsidiaries made but changes nothing, and they do not read what it made', async () => {
    const headquarter = await signedInAs(server, {
      usergroup_id: await makeCompany(server.db, { headquarter: true }),
    });
    const below = await makeReaders(server, knees);
    await setHeadquarter(below.companyId, headquarter.usergroupId);
    const theirs = await made(server, below.owner, [[knees, 1]]);
    const own = await made(server, headquarter, [[knees, 2]]);
    expect(await statuses(headquarter, theirs)).toEqual(readOnly);
    expect(await list(headquarter, headquarter.usergroupId)).toEqual([Number(own), Number(theirs)]);
    expect(await list(headquarter, below.companyId)).toEqual([Number(theirs)]);
    expect(await inCatalogue(headquarter)).toEqual(expect.arrayContaining([Number(own), Number(theirs)]));
    expect(await statuses(below.owner, own)).toEqual(absent);
    expect(await finds(below.colleague, theirs)).toEqual(nowhere);
    const { body } = await open(headquarter, theirs);
    expect(body.collections[0].state).toBe('readable');
    const ask = (query: string) => headquarter.call('customReport', { params: { id: theirs }, query });
    const [above, under] = [headquarter.usergroupId, below.companyId];
    await expectStatus(200, ask(`?company=${above}&subsidiaryCompanies=${under}`));
    await expectStatus(404, ask(`?company=${above}`));
    const metadata = (companies: number) =>
      headquarter.call('customReportMetadata', { query: `?companies=${companies}` });
    expect((await metadata(under)).body).toMatchObject([{ c_report_id: Number(theirs) }]);
    const { companyId: foreign } = await makeReaders(server);
    await expectStatus(404, metadata(foreign));
  });

  test('CR-16 loses access with the subsidiary, its expiry or its disabled owner', async () => {
    const headquarter = await signedInAs(server, {
      usergroup_id: await makeCompany(server.db, { headquarter: true }),
    });
    const below = await makeReaders(server, knees);
    await setHeadquarter(below.companyId, headquarter.usergroupId);
    const id = await made(server, below.owner, [[knees, 1]]);
    const status = async () => (await open(headquarter, id)).status;
    expect(await status()).toBe(200);
    await enable(below.owner.id, false);
    expect(await status()).toBe(404);
    await enable(below.owner.id, true);
    await setExpiry(below.companyId, new Date(Date.now() - 1000));
    expect(await status()).toBe(404);
    await setExpiry(below.companyId, null);
    expect(await status()).toBe(200);
    await setHeadquarter(below.companyId, null);
    expect(await status()).toBe(404);
    expect(
      (
        await headquarter.call('customReports', {
          params: { companyId: String(below.companyId) },
        })
      ).status,
    ).toBe(404);
  });
});

test('people of an expired company can read none of it', async () => {
  const { owner, colleague, companyId } = await makeReaders(server, knees);
  const id = await made(server, owner, [[knees, 1]]);
  await share(owner, id, colleague);
  await setExpiry(companyId, new Date(Date.now() - 1000));
  for (const person of [owner, colleague]) expect((await open(person, id)).body.code).toBe('company-expired');
});

async function enable(id: string, enabled: boolean): Promise<void> {
  await changeRows(server.db, 'users', { enabled }, { id });
}

async function setHeadquarter(id: number, headquarter_id: number | null): Promise<void> {
  await changeRows(server.db, 'usergroups', { headquarter_id }, { id });
}

async function setExpiry(id: number, expiry: Date | null): Promise<void> {
  await changeRows(server.db, 'usergroups', { expiry }, { id });
}
