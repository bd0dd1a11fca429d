import { ownWords, ownWordsFor, type Refusal } from '@caliper/contract/access-check/access-check.values.ts';
import { problems } from '@caliper/contract/problems.ts';
import { expect, test } from 'vitest';
import { changeRows } from '../../testing/database.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, makePerson, password, type SignedIn, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const { db } = server;
const provider = await makeCompany(db, { provider: true });
const sales = await signedInAs(server, { usergroup_id: provider, role: 'sales' });

type Verdict = [action: string, allowed: boolean, reason: string | null];

async function ask(person: string, id: number, kind = 'report') {
  const query = `?person=${encodeURIComponent(person)}&kind=${kind}&id=${id}`;
  const { status, body } = await sales.call('accessCheck', { query });
  expect([status, body?.detail]).toEqual([200, undefined]);
  const verdicts: Verdict[] = body.verdicts.map(({ action, allowed, reason }: Record<string, never>) => [
    action,
    allowed,
    reason,
  ]);
  return { ...body, short: verdicts };
}

test('STAFF-06 a subscription opens, and whose it is and until when is said', async () => {
  const headquarter = await makeCompany(db, {
    company: 'Meridian Group',
    headquarter: true,
    expiry: new Date('2031-01-01T00:00:00Z'),
  });
  const company = await makeCompany(db, { company: 'Meridian Nordic', headquarter_id: headquarter });
  const person = await makePerson(db, { usergroup_id: company });
  const { item_id } = await makeItem(db, { global_dashboard: true });
  const before = await ask(person.email, item_id);
  expect(before.short).toEqual([
    ['sign in', true, null],
    ['read', false, 'not subscribed'],
    ['open dashboard', false, 'not subscribed'],
  ]);
  // The person reads the same sentence.
  expect(before.verdicts[1].told).toBe(problems['not-subscribed'].detail);
  expect(before.verdicts[1].remedy).toMatch(/Client Access/);
  expect(before.grounds).toContain('Meridian Nordic and its family never had it.');
  await subscribe(db, headquarter, item_id);
  const after = await ask(person.id, item_id);
  expect(after.short.map(([, allowed]: Verdict) => allowed)).toEqual([true, true, true]);
  expect(after.grounds).toContain(
    'Meridian Group, of the same family as Meridian Nordic, has a subscription until 2030-12-31.',
  );
});

test('STAFF-06 samples and demos open what they are for', async () => {
  const company = await makeCompany(db, { company: 'Sampled Ltd' });
  const person = await makePerson(db, { usergroup_id: company });
  const { item_id } = await makeItem(db, { global_dashboard: true, markets: ['Knees'] });
  await db
    .insertInto('subscriptions')
    .values({ usergroup_id: company, item_id, access: 'sample', market_name: 'Knees' })
    .execute();
  const sampled = await ask(person.email, item_id);
  expect(sampled.short.slice(1)).toEqual([
    ['read', false, 'sample market only'],
    ['open dashboard', true, null],
  ]);
  expect(sampled.grounds).toContain('Sampled Ltd has a sample of Knees.');
  const { item_id: sku } = await makeItem(db, { kind: 'medsku', hasDemo: true });
  expect((await ask(person.email, sku, 'medsku')).short.slice(1)).toEqual([
    ['open dashboard', false, 'not subscribed'],
  ]);
  await db
    .insertInto('subscriptions')
    .values({ usergroup_id: company, item_id: sku, access: 'demo' })
    .execute();
  const demo = await ask(person.email, sku, 'medsku');
  expect(demo.short.slice(1)).toEqual([['open dashboard', true, null]]);
  expect(demo.grounds).toContain('Sampled Ltd has a demo.');
});

test('STAFF-06 what was withdrawn is told from what is hidden, and a report without a dashboard is said to have none', async () => {
  const company = await makeCompany(db);
  const person = await makePerson(db, { usergroup_id: company });
  const { item_id } = await makeItem(db, { visible: false });
  expect((await ask(person.email, item_id)).short.slice(1)).toEqual([
    ['read', false, 'hidden'],
    ['open dashboard', false, 'no dashboard'],
  ]);
  await subscribe(db, company, item_id);
  const withdrawn = await ask(person.email, item_id);
  expect(withdrawn.short[1]).toEqual(['read', false, 'withdrawn']);
  expect(withdrawn.verdicts[1].told).toBe(problems['report-withdrawn'].detail);
  expect(withdrawn.grounds[0]).toBe('It is hidden from clients.');
});

test('STAFF-06 whatever keeps a person out comes before what their company has, in the order of signing in', async () => {
  const company = await makeCompany(db, { company: 'Late Ltd', license: 'single' });
  const person = await makePerson(db, { usergroup_id: company, email_verified_at: null });
  const { item_id } = await makeItem(db);
  await subscribe(db, company, item_id);
  const state = async (change: object) => {
    await changeRows(db, 'users', change, { id: person.id });
    const { short, verdicts } = await ask(person.email, item_id);
    return [short[0]?.[2], short[1]?.[2], verdicts[0].told];
  };
  expect(await state({ enabled: true })).toEqual([
    'e-mail not verified',
    null,
    problems['email-unverified'].detail,
  ]);
  await changeRows(db, 'usergroups', { expiry: new Date('2020-01-01T00:00:00Z') }, { id: company });
  expect(await state({ enabled: true })).toEqual([
    'company expired',
    'company expired',
    problems['company-expired'].detail,
  ]);
  expect(await state({ enabled: false })).toEqual([
    'not enabled',
    'not enabled',
    problems['not-enabled'].detail,
  ]);
  expect(await state({ locked: true })).toEqual(['locked', 'not enabled', problems['user-disabled'].detail]);
  expect((await ask(person.email, item_id)).grounds).toContain('0 of 2 devices of the person are in use.');
});

test('STAFF-06 a custom report is open to whom it is shared with, and the answer says why', async () => {
  const company = await makeCompany(db);
  const owner = await makePerson(db, { usergroup_id: company });
  const colleague = await makePerson(db, { usergroup_id: company });
  const { c_report_id: id } = await db
    .insertInto('custom_reports')
    .values({ user_id: owner.id, c_report_name: 'Board pack' })
    .returning('c_report_id')
    .executeTakeFirstOrThrow();
  expect(await ask(owner.email, id, 'custom-report')).toMatchObject({
    item: { title: 'Board pack' },
    grounds: expect.arrayContaining(['It is their own.']),
  });
  const refused = await ask(colleague.email, id, 'custom-report');
  expect(refused.short[1]).toEqual(['read', false, 'not shared']);
  await db.insertInto('custom_report_shares').values({ c_report_id: id, user_id: colleague.id }).execute();
  expect((await ask(colleague.email, id, 'custom-report')).short[1]).toEqual(['read', true, null]);
});

test('STAFF-06 the refusal that a person meets says beside it what staff are told that it says, whoever they are', async () => {
  const company = await makeCompany(db, { company: 'Refused Ltd' });
  const { item_id } = await makeItem(db, { global_dashboard: true, markets: ['Knees', 'Hips'] });
  const { item_id: withdrawn } = await makeItem(db, { visible: false });
  const { item_id: sku } = await makeItem(db, { kind: 'medsku' });
  await subscribe(db, company, withdrawn);
  const { item_id: sampled } = await makeItem(db, { global_dashboard: true, markets: ['Knees', 'Hips'] });
  await db
    .insertInto('subscriptions')
    .values({ usergroup_id: company, item_id: sampled, access: 'sample', market_name: 'Knees' })
    .execute();
  const refused = async (who: SignedIn, id: number) =>
    (await who.call('subscribedReport', { params: { id: String(id), chapter: '1' } })).body.code;
  const closed = async (who: SignedIn, kind: string, id: number, query?: object) =>
    (await who.call('embedTicket', { body: { kind, id, ...(query && { query }) } })).body.code;
  for (const over of [
    {},
    { lead: true },
    { usergroup_id: await makeCompany(db, { headquarter_id: null }) },
  ]) {
    const person = await signedInAs(server, { usergroup_id: company, ...over });
    const { verdicts } = await ask(person.email, item_id);
    expect(
      [await refused(person, item_id), await closed(person, 'global', item_id)].map(ownWordsFor),
    ).toEqual([verdicts[1].beside, verdicts[2].beside]);
    expect(verdicts[1].beside).toBe(ownWords['not subscribed']);
    const other = await ask(person.email, sku, 'medsku');
    expect(ownWordsFor(await closed(person, 'medsku', sku))).toBe(other.verdicts[1].beside);
  }
  const member = await signedInAs(server, { usergroup_id: company });
  expect(ownWordsFor(await refused(member, withdrawn))).toBe(
    (await ask(member.email, withdrawn)).verdicts[1].beside,
  );
  expect(ownWordsFor(await closed(member, 'global', sampled, { market: 'Hips' }))).toBe(
    ownWords['sample market only'],
  );
  // Whoever never had it learns nothing of what is hidden.
  const stranger = await signedInAs(server);
  expect([
    await refused(stranger, withdrawn),
    (await ask(stranger.email, withdrawn)).verdicts[1].beside,
  ]).toEqual(['not-found', '']);
});

test('STAFF-06 whoever is kept out reads at the door what staff are told that they read', async () => {
  const company = await makeCompany(db);
  const person = await makePerson(db, { usergroup_id: company });
  const { item_id } = await makeItem(db);
  const states: [object, Refusal][] = [
    [{ locked: true }, 'locked'],
    [{ locked: false, enabled: false }, 'not enabled'],
  ];
  for (const [change, reason] of states) {
    await changeRows(db, 'users', change, { id: person.id });
    const { body } = await server.call('signIn', { body: { email: person.email, password } });
    const [entry] = (await ask(person.email, item_id)).verdicts;
    expect([body.detail, ownWordsFor(body.code)]).toEqual([entry.told, entry.beside]);
    expect(entry.beside).toBe(ownWords[reason]);
  }
  await changeRows(db, 'users', { enabled: true }, { id: person.id });
  await changeRows(db, 'usergroups', { expiry: new Date('2020-01-01') }, { id: company });
  const { body } = await server.call('signIn', { body: { email: person.email, password } });
  expect(ownWordsFor(body.code)).toBe(ownWords['company expired']);
});

test('STAFF-06 nobody and nothing that does not exist is explained', async () => {
  const person = await makePerson(db);
  for (const query of [
    `?person=${person.email}&kind=report&id=999999`,
    '?person=nobody@people.example&kind=report&id=1',
    `?person=${person.email}&kind=custom-report&id=999999`,
  ])
    expect((await sales.call('accessCheck', { query })).status).toBe(404);
  const { item_id } = await makeItem(db);
  expect(
    (await sales.call('accessCheck', { query: `?person=${person.email}&kind=pt&id=${item_id}` })).status,
  ).toBe(404);
});
