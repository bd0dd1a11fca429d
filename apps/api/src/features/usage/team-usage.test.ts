import { sql } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeEach, expect, test } from 'vitest';
import { changeRows, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, type SignedIn, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { happened } from '../../testing/usage.ts';
import { countDays } from './counting.ts';
import { tellJoined } from './team-names.service.ts';

const server = await startServer();
const { db } = server;

beforeEach(async () => {
  await sql`truncate usage_events, usage_days, usage_company_days`.execute(db);
});

interface Event {
  kind: string;
  user_id: string | null;
  item_id: number | null;
  detail?: string;
  days: number;
}

/** A leader with some members. */
async function makeTeam(members: number) {
  const companyId = await makeCompany(db, { licenses: 12, expiry: new Date(Date.now() + 100 * 86_400_000) });
  const leader = await signedInAs(server, { usergroup_id: companyId, lead: true, name: 'Ines Moreau' });
  const others = await Promise.all(
    Array.from({ length: members - 1 }, (_, index) =>
      signedInAs(server, { usergroup_id: companyId, name: `Member ${index}` }),
    ),
  );
  return { companyId, leader, others, people: [leader, ...others] };
}

const did = (companyId: number, events: Event[]) =>
  happened(
    db,
    events.map((event) => ({ usergroup_id: companyId, ...event })),
  );

const show = async (who: SignedIn, range = '12-months') =>
  (await who.call('teamUsage', { query: `?range=${range}` })).body;

/** The same numbers for everybody, made by chance from a seed. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test.each([1, 2, 3])('USE-02 every figure equals a count over the raw stream, by chance %i', async (seed) => {
  const random = chance(seed);
  const { companyId, leader, people } = await makeTeam(5);
  const stranger = await makeTeam(1);
  const items = await Promise.all(Array.from({ length: 7 }, () => makeItem(db)));
  const ids = items.map(({ item_id }) => item_id);
  const paid = ids.slice(0, 4);
  for (const id of paid) await subscribe(db, companyId, id);
  const kinds = ['open', 'read', 'read', 'read', 'export', 'search', 'refused', 'dashboard', 'asked'];
  const events: Event[] = Array.from({ length: 500 }, () => {
    const kind = kinds[random(kinds.length)] ?? '';
    const mayOpen = ['open', 'read', 'dashboard', 'export'].includes(kind);
    return {
      kind,
      user_id: random(9) === 0 ? null : (people[random(people.length)]?.id ?? null),
      // The fourth that is paid for is never opened.
      item_id: kind === 'search' ? null : (ids[mayOpen ? random(3) : 4 + random(3)] ?? null),
      detail: kind === 'refused' ? 'not subscribed' : '',
      days: random(88),
    };
  });
  await did(companyId, events);
  await did(stranger.companyId, [
    { kind: 'read', user_id: stranger.leader.id, item_id: ids[0] ?? null, days: 1 },
  ]);
  if (seed > 1) await countDays(db);

  const { rows: raw } = await sql<{
    kind: string;
    user_id: string | null;
    item_id: number;
    month: string;
  }>`select kind, user_id, item_id, to_char(at at time zone 'UTC', 'YYYY-MM') as month from usage_events
    where usergroup_id = ${companyId}`.execute(db);
  const of = (...wanted: string[]) => raw.filter(({ kind }) => wanted.includes(kind));
  const answer = await show(leader);
  expect(answer).toMatchObject({
    seats: { used: 5, of: 12, idle: 0 },
    reads: of('read').length,
    exports: of('export').length,
    refused: of('refused').length,
    subscriptions: { opened: 3, of: 4 },
    people: null,
    isSmall: false,
  });
  const most = (list: { item_id: number }[]) =>
    Object.fromEntries([...Map.groupBy(list, ({ item_id }) => item_id)].map(([id, all]) => [id, all.length]));
  const shown = (list: { id: number }[], count: string) =>
    Object.fromEntries(list.map((one) => [one.id, (one as never)[count]]));
  expect(shown(answer.mostRead.items, 'reads')).toEqual(most(of('read')));
  expect(shown(answer.wanted.items, 'refused')).toEqual(most(of('refused')));
  expect(answer.unopened.items.map(({ id }: { id: number }) => id)).toEqual([paid[3]]);
  const told = answer.months.filter(({ reads }: { reads: number | null }) => reads !== null);
  for (const { month, reads, reports } of told) {
    const own = raw.filter((one) => one.month === month);
    expect(reads).toBe(own.filter(({ kind }) => kind === 'read').length);
    const opened = own.filter(({ kind, item_id }) => ['open', 'read'].includes(kind) && item_id !== null);
    expect(reports).toBe(new Set(opened.map(({ item_id }) => item_id)).size);
  }
  expect(answer.months).toHaveLength(12);
  // Every month with at least three readers is told, but for one that protects another.
  const readers = (month: string) =>
    // Deleted people are somebody.
    new Set(of('read').flatMap((one) => (one.month === month ? [one.user_id] : []))).size;
  const hidden = answer.months.filter(({ reads }: { reads: number | null }) => reads === null);
  expect(hidden.filter(({ month }: { month: string }) => readers(month) >= 3).length).toBeLessThanOrEqual(1);
  expect(
    told.every(({ month, reads }: { month: string; reads: number }) => reads === 0 || readers(month) >= 3),
  ).toBe(true);
});

test('USE-02 a small team is told nothing of fewer than three people', async () => {
  const { companyId, leader, others } = await makeTeam(3);
  const [paid, missing] = [await makeItem(db), await makeItem(db)];
  await subscribe(db, companyId, paid.item_id);
  const [one, two] = others;
  await did(companyId, [
    { kind: 'read', user_id: one?.id ?? null, item_id: paid.item_id, days: 40 },
    { kind: 'read', user_id: two?.id ?? null, item_id: paid.item_id, days: 3 },
    { kind: 'refused', user_id: one?.id ?? null, item_id: missing.item_id, days: 3 },
  ]);
  const hidden = await show(leader);
  expect(hidden).toMatchObject({
    isSmall: true,
    seats: { used: 3, idle: null },
    reads: null,
    refused: null,
    exports: 0,
    // What is not in the list of unopened ones has been opened by one of two.
    subscriptions: { opened: null, of: 1 },
    unopened: null,
    mostRead: { total: 0 },
    wanted: { total: 0 },
  });
  expect(hidden.months.every(({ reads }: { reads: number | null }) => !reads)).toBe(true);
  await did(companyId, [{ kind: 'read', user_id: leader.id, item_id: paid.item_id, days: 3 }]);
  expect(await show(leader)).toMatchObject({
    reads: 3,
    mostRead: { items: [{ reads: 3 }] },
    subscriptions: { opened: 1 },
    unopened: { total: 0 },
  });
  expect((await leader.call('switchUsageNames', { body: { on: true } })).body.code).toBe('team-too-small');
});

test('USE-02 neither another range nor the sum of the most read tells what too few people read', async () => {
  const { companyId, leader, others } = await makeTeam(5);
  const [knees, hips] = [await makeItem(db), await makeItem(db)];
  const read = (who: (SignedIn | undefined)[], days: number, item_id = knees.item_id) =>
    did(
      companyId,
      who.map((one) => ({ kind: 'read', user_id: one?.id ?? null, item_id, days })),
    );
  await read(others.slice(0, 1), 200);
  const nothing = { reads: null, mostRead: { total: 0, items: [] } };
  // One reader: the sum of their reports would be the number that is not told.
  expect(await show(leader)).toMatchObject(nothing);
  await read(others, 40, hips.item_id);
  // What is in the long range and not in the short one is of one person.
  expect(await show(leader)).toMatchObject({ reads: 5, mostRead: { total: 2 } });
  expect(await show(leader, '90-days')).toMatchObject(nothing);
  const csv = (await leader.call('teamUsageCsv', { query: '?range=90-days' })).bytes.toString();
  expect(csv).not.toMatch(/chapters read,[1-9]/);
  await read(others, 190);
  expect(await show(leader, '90-days')).toMatchObject({ reads: 4, mostRead: { total: 1 } });
});

test('USE-02 a small team is told no number of one range that another range would take apart', async () => {
  const { companyId, leader, people } = await makeTeam(3);
  const { item_id } = await makeItem(db);
  await did(
    companyId,
    people.flatMap(({ id }, index) =>
      ['read', 'export', 'refused'].flatMap((kind) =>
        [40, ...(index === 1 ? [200] : [])].map((days) => ({ kind, user_id: id, item_id, days })),
      ),
    ),
  );
  const all = {
    reads: 4,
    exports: 4,
    refused: 4,
    mostRead: { items: [{ reads: 4 }] },
    wanted: { items: [{ refused: 4 }] },
  };
  expect(await show(leader)).toMatchObject(all);
  const none = { reads: null, exports: null, refused: null, mostRead: { total: 0 }, wanted: { total: 0 } };
  expect(await show(leader, '90-days')).toMatchObject(none);
});

test('USE-02 under thirty days of use there are figures and no chart', async () => {
  const { companyId, leader, people } = await makeTeam(4);
  const { item_id } = await makeItem(db);
  await did(
    companyId,
    people.map(({ id }) => ({ kind: 'read', user_id: id, item_id, days: 29 })),
  );
  expect(await show(leader)).toMatchObject({ reads: 4, months: null });
  expect(await show((await makeTeam(4)).leader)).toMatchObject({ reads: 0, since: null, months: null });
});

const told = (who: SignedIn) => rowsIn(db, 'usage_told', { user_id: who.id });
const inbox = async (who: SignedIn) =>
  (await who.call('notifications')).body.items.map(({ kind }: { kind: string }) => kind);

test('USE-02 names: every member is told before, is shown from a later day on, and sees the same page', async () => {
  const { companyId, leader, others, people } = await makeTeam(5);
  const [member, late] = others as [SignedIn, SignedIn];
  await changeRows(db, 'users', { enabled: false }, { id: late.id });
  const { item_id } = await makeItem(db);
  const reads = (days: number) =>
    did(
      companyId,
      people.map(({ id }) => ({ kind: 'read', user_id: id, item_id, days })),
    );
  await reads(50);
  await reads(0);
  expect((await member.call('teamUsage', {})).status).toBe(403);
  expect((await member.call('switchUsageNames', { body: { on: true } })).status).toBe(403);
  const both = await Promise.all([1, 2].map(() => leader.call('switchUsageNames', { body: { on: true } })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await eventually(async () => expect(await inbox(member)).toEqual(['usage-by-name']));
  const [row] = await told(member);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expect(String(row?.shown_from) > tomorrow || new Date(String(row?.shown_from)) > new Date(tomorrow)).toBe(
    true,
  );
  // Nothing of before or of today is shown.
  expect((await show(leader)).people).toEqual({ total: 0, items: [] });
  expect(await show(member)).toMatchObject({ can: { manage: false }, people: { total: 0 } });

  // Days pass, and somebody joins who was not told with the others.
  await changeRows(db, 'users', { enabled: true }, { id: late.id });
  await sql`update usage_told set shown_from = shown_from - 3 where usergroup_id = ${companyId}`.execute(db);
  const shown = await show(leader);
  expect(
    shown.people.items.map(({ name, reads: count }: { name: string; reads: number }) => [name, count]),
  ).toEqual(
    expect.arrayContaining([
      ['Ines Moreau', 1],
      ['Member 0', 1],
    ]),
  );
  expect(shown.people.total).toBe(4);
  expect((await show(member)).people).toEqual(shown.people);
  expect((await late.call('teamUsage', {})).status).toBe(403);
  await Promise.all([tellJoined(db), tellJoined(db)]);
  await eventually(async () => expect(await inbox(late)).toEqual(['usage-by-name']));
  expect((await show(late)).people.total).toBe(4);

  // A team that becomes small shows nobody; one that ends it forgets who was told.
  for (const one of others.slice(1)) await changeRows(db, 'users', { enabled: false }, { id: one.id });
  expect((await show(leader)).people).toBe(null);
  await leader.call('switchUsageNames', { body: { on: false } });
  expect(await told(member)).toEqual([]);
  expect((await member.call('teamUsage', {})).status).toBe(403);
  const actions = (await rowsIn(db, 'audit_log', { subject: `company:${companyId}` })).map(
    ({ action }) => action,
  );
  expect(actions.sort()).toEqual(['usage by name switched off', 'usage by name switched on']);
});

test('USE-02 USE-01 a person who is deleted leaves the totals and no name', async () => {
  const { companyId, leader, others, people } = await makeTeam(6);
  const { item_id } = await makeItem(db);
  await did(
    companyId,
    people.map(({ id }) => ({ kind: 'read', user_id: id, item_id, days: 0 })),
  );
  await leader.call('switchUsageNames', { body: { on: true } });
  await sql`update usage_told set shown_from = shown_from - 3 where usergroup_id = ${companyId}`.execute(db);
  expect((await show(leader)).people.total).toBe(6);
  await sql`delete from users where id = ${others[0]?.id}`.execute(db);
  const after = await show(leader);
  expect([after.reads, after.people.total]).toEqual([6, 5]);
  expect(JSON.stringify(after)).not.toContain('Member 0');
});

test('USE-02 USE-01 a total of three people stays when one of them is deleted', async () => {
  const { companyId, leader, others, people } = await makeTeam(5);
  const { item_id } = await makeItem(db);
  await did(
    companyId,
    people.slice(0, 3).map(({ id }) => ({ kind: 'read', user_id: id, item_id, days: 40 })),
  );
  const before = await show(leader);
  expect(before.reads).toBe(3);
  await sql`delete from users where id = ${others[0]?.id}`.execute(db);
  const { reads, months, mostRead } = await show(leader);
  expect({ reads, months, mostRead }).toEqual({
    reads: before.reads,
    months: before.months,
    mostRead: before.mostRead,
  });
});

test('USE-02 the team is told once of what nobody opened; only what it has can be named', async () => {
  const { companyId, leader, others } = await makeTeam(3);
  const stranger = await makeTeam(2);
  const [paid, foreign] = [await makeItem(db, { item_name: 'Stents' }), await makeItem(db)];
  await subscribe(db, companyId, paid.item_id);
  const tell = (id: number) => leader.call('tellTeam', { body: { kind: 'report', id } });
  expect((await Promise.all([tell(paid.item_id), tell(paid.item_id)])).map(({ status }) => status)).toEqual([
    204, 204,
  ]);
  expect((await tell(paid.item_id)).status).toBe(204);
  expect((await tell(foreign.item_id)).status).toBe(404);
  await eventually(async () => {
    for (const one of others) {
      const { items } = (await one.call('notifications')).body;
      expect(items).toMatchObject([{ kind: 'worth-opening', title: 'Stents', by: 'Ines Moreau' }]);
    }
  });
  expect(await inbox(leader)).toEqual([]);
  expect(await inbox(stranger.leader)).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  expect((await show(leader)).unopened.items).toMatchObject([{ id: paid.item_id, toldOn: today }]);
});

async function pagesOf(bytes: Buffer): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await loading.destroy();
  return pages;
}

test('USE-02 the page leaves as one sheet of paper and as rows without formulas', async () => {
  const { companyId, leader, people } = await makeTeam(12);
  const items = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      makeItem(db, {
        item_name: `=HYPERLINK("x") ${'Orthopaedic Trauma Devices and Biologics '.repeat(3)}${index}`,
      }),
    ),
  );
  for (const { item_id } of items.slice(0, 8)) await subscribe(db, companyId, item_id);
  await did(
    companyId,
    items.flatMap(({ item_id }, index) =>
      people
        .slice(0, 4)
        .flatMap(({ id }) =>
          [0, 30, 60].map((days) => ({ kind: index > 7 ? 'refused' : 'read', user_id: id, item_id, days })),
        ),
    ),
  );
  const more = await Promise.all(Array.from({ length: 7 }, () => makeItem(db)));
  for (const { item_id } of more) await subscribe(db, companyId, item_id);
  await leader.call('switchUsageNames', { body: { on: true } });
  await sql`update usage_told set shown_from = shown_from - 3 where usergroup_id = ${companyId}`.execute(db);
  const answer = await show(leader);
  expect([answer.people.items.length, answer.people.total]).toEqual([8, 12]);
  const { status, headers, bytes } = await leader.call('teamUsagePdf', { query: '?range=12-months' });
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const [page, ...others] = await pagesOf(bytes);
  expect(others).toEqual([]);
  for (const words of [
    'Team usage',
    'chapters read',
    String(answer.reads),
    'Ines Moreau',
    'Paid for, not opened',
    'and 4 more',
  ])
    expect(page).toContain(words);
  const csv = (await leader.call('teamUsageCsv', { query: '?range=12-months' })).bytes.toString();
  expect(csv).toContain(`'=HYPERLINK`);
  expect(csv).not.toMatch(/(^|[,;\n"])=HYPERLINK/);
  expect(csv.match(/Paid for, not opened/g)).toHaveLength(7);
  expect(csv.match(/^Person,/gm)).toHaveLength(36);
});
