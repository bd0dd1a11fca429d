import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { localSender } from '../../platform/outbox/embedded.ts';
import { createOutbox, type Outbox } from '../../platform/outbox/outbox.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { changeRows, createDatabase, rowsIn } from '../../testing/database.ts';
import { makeFollow } from '../../testing/following.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, makePerson } from '../../testing/people.ts';
import { notify } from './notify.ts';
import { versionReleased } from './releases.ts';
import { createTellPeople } from './tell-people.ts';
import { createTeller } from './teller.ts';

const { db } = await createDatabase();
const plainMail = { subject: 'Something', body: 'Something is new' };

function outboxOf(place: Db): Outbox {
  const senders = { mail: localSender, sms: localSender };
  return createOutbox({ db: place, senders, onFailure: () => undefined });
}

const tellPeopleBy = (outbox: Outbox) => createTellPeople({ outbox, plainMail });

/** One node, with batches so small that an event takes many. */
function node(outbox = outboxOf(db), atOnce = 3) {
  return createTeller({ db, outbox, tellPeople: tellPeopleBy(outbox), logFailure: () => undefined, atOnce });
}

async function tellAll(teller = node()): Promise<void> {
  while (await teller.tellNext());
}

/** A company that has a report, with this many people who can be told. */
async function makeReport(people: number) {
  const usergroup_id = await makeCompany(db, { licenses: 5000, license: 'enterprise' });
  const { item_id } = await makeItem(db);
  await subscribe(db, usergroup_id, item_id);
  await sql`insert into users (usergroup_id, email, name, enabled, email_verified_at)
    select ${usergroup_id}, 'reader' || n || '@c' || ${usergroup_id} || '.example', 'Reader ' || n, true, now()
    from generate_series(1, ${people}) as n`.execute(db);
  return { usergroup_id, item_id };
}

const release = (reportId: number, versionId = 1) =>
  db.transaction().execute((tx) => versionReleased(tx, { reportId, versionId }));

/** How often each person was told of what is about this, and mailed. */
async function told(about_id: number): Promise<{ rows: string[]; mails: number }> {
  const { rows } = await sql<{ email: string; mails: number }>`
    select email, (select count(*)::int from outbox where about = 'notification:' || notification_id) as mails
    from notifications join notification_events using (event_id) join users on users.id = user_id
    where about_id = ${about_id} order by email`.execute(db);
  return { rows: rows.map(({ email }) => email), mails: rows.reduce((sum, { mails }) => sum + mails, 0) };
}

test('FOL-02 each of 2,500 people is told once and mailed once by four nodes at the same time', async () => {
  const { item_id } = await makeReport(2500);
  await release(item_id);
  await Promise.all(Array.from({ length: 4 }, () => tellAll(node(undefined, 100))));
  const { rows, mails } = await told(item_id);
  expect([rows.length, new Set(rows).size, mails]).toEqual([2500, 2500, 2500]);
  const [event] = await rowsIn(db, 'notification_events', { about_id: item_id });
  expect(event).toMatchObject({ told_at: expect.any(Date), audience: {} });
});

test('FOL-02 whatever breaks off when, and whoever goes on: everybody is told once, nobody twice', async () => {
  const broken = new Error('The node was killed');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 12 }), fc.nat(11), async (kills, people) => {
      const { item_id } = await makeReport(people);
      await release(item_id);
      const left = [...kills];
      const outbox = outboxOf(db);
      /** Dies between the rows and the mails of a batch, or after both but before the commit. */
      const dying: Outbox = {
        ...outbox,
        async add(tx, ...messages) {
          const [isKilled, isLate] = [left.shift(), messages.length % 2 === 0];
          if (isKilled && !isLate) throw broken;
          await outbox.add(tx, ...messages);
          if (isKilled) throw broken;
        },
      };
      // A node that failed lets the event rest; the next node has not heard of that.
      for (const _ of kills) await Promise.all([node(dying).tellNext(), node(dying).tellNext()]);
      await tellAll();
      const { rows, mails } = await told(item_id);
      expect([rows.length, new Set(rows).size, mails]).toEqual([people, people, people]);
    }),
    { numRuns: 25 },
  );
});

test('FOL-02 what is rolled back is told to nobody, and what is committed is told', async () => {
  const { item_id } = await makeReport(2);
  const undone = db.transaction().execute(async (tx) => {
    await versionReleased(tx, { reportId: item_id, versionId: 1 });
    throw new Error('Not released after all');
  });
  await expect(undone).rejects.toThrow('Not released after all');
  await tellAll();
  expect((await told(item_id)).rows).toEqual([]);
  await release(item_id);
  await tellAll();
  expect((await told(item_id)).rows).toHaveLength(2);
});

test('FOL-02 a version is told once, however often it is released; another one again', async () => {
  const { item_id } = await makeReport(1);
  await release(item_id, 1);
  await Promise.all([release(item_id, 1), release(item_id, 1)]);
  await tellAll();
  await release(item_id, 1);
  await tellAll();
  expect((await told(item_id)).rows).toHaveLength(1);
  await release(item_id, 2);
  await tellAll();
  expect((await told(item_id)).rows).toHaveLength(2);
});

test('FOL-02 a report is news to the people of its companies: also by inheritance, not to staff or strangers', async () => {
  const headquarter = await makeCompany(db, { headquarter: true, license: 'corporate' });
  const below = await makeCompany(db, { headquarter_id: headquarter });
  const expired = await makeCompany(db, { expiry: new Date('2020-01-01') });
  const onDemo = await makeCompany(db);
  const { item_id } = await makeItem(db);
  for (const company of [headquarter, expired]) await subscribe(db, company, item_id);
  await db.insertInto('subscriptions').values({ usergroup_id: onDemo, item_id, access: 'demo' }).execute();
  const own = await makePerson(db, { usergroup_id: headquarter });
  const leader = await makePerson(db, { usergroup_id: below, lead: true });
  await makePerson(db, { usergroup_id: headquarter, enabled: false });
  await makePerson(db, { usergroup_id: headquarter, locked: true });
  await makePerson(db, { usergroup_id: headquarter, role: 'sales' });
  for (const usergroup_id of [expired, onDemo]) await makePerson(db, { usergroup_id });
  await makePerson(db, { role: 'admin' });
  await makePerson(db);
  await release(item_id);
  await tellAll();
  expect((await told(item_id)).rows).toEqual([own.email, leader.email].sort());
});

test('FOL-02 an address that nobody has confirmed gets no mail, and neither does who does not want any', async () => {
  const { item_id, usergroup_id } = await makeReport(1);
  await makePerson(db, { usergroup_id, email_verified_at: null });
  const quiet = await makePerson(db, { usergroup_id });
  const setting = { user_id: quiet.id, kind: 'version-released', mail: 'off' } as const;
  await db.insertInto('notification_settings').values(setting).execute();
  await release(item_id);
  await tellAll();
  expect(await told(item_id)).toMatchObject({ rows: { length: 3 }, mails: 1 });
});

test('FOL-02 who did it is not told, and a person who is deleted meanwhile holds up nobody', async () => {
  const usergroup_id = await makeCompany(db);
  const people = await Promise.all([1, 2, 3].map(() => makePerson(db, { usergroup_id })));
  const [actorId = '', goneId = '', toldId = ''] = people.map(({ id }) => id);
  await db
    .transaction()
    .execute((tx) =>
      notify(tx, { kind: 'shared', about: 1, to: { people: [actorId, goneId, toldId] }, actorId }),
    );
  await db.deleteFrom('users').where('id', '=', goneId).execute();
  await tellAll();
  const [event] = await rowsIn(db, 'notification_events', { actor_id: actorId });
  const rows = await rowsIn(db, 'notifications', { event_id: event?.event_id ?? 0 });
  expect(rows.map(({ user_id }) => user_id)).toEqual([toldId]);
});

test('FOL-01 who follows where an item is filed is told of it once, what only admins hear apart', async () => {
  const { item_id, usergroup_id } = await makeReport(0);
  const [follower, stranger] = [await makePerson(db, { usergroup_id }), await makePerson(db)];
  for (const { id } of [follower, stranger]) {
    await makeFollow(db, id, { kind: 'category', target_id: 14, rhythm: 'weekly' });
    await makeFollow(db, id, { kind: 'report', target_id: item_id, rhythm: 'daily' });
  }
  const tell = (kind: 'import-applied' | 'dashboard-updated' | 'report-added') =>
    db.transaction().execute((tx) => notify(tx, { kind, about: item_id, to: { people: [] } }));
  await tell('import-applied');
  await tellAll();
  expect((await told(item_id)).rows).toEqual([]);
  await tell('dashboard-updated');
  await tellAll();
  expect((await told(item_id)).rows).toEqual([follower.email]);
  expect(await rowsIn(db, 'notifications', { user_id: follower.id })).toMatchObject([
    { why: 'follow', rhythm: 'daily' },
  ]);
  // The title of a new one is for everybody who follows its category.
  await tell('report-added');
  await tellAll();
  expect((await told(item_id)).rows).toEqual([follower.email, follower.email, stranger.email].sort());
  await db.deleteFrom('follows').execute();
});

test('FOL-01 what is followed goes by its own rhythm, also for who would be mailed at once', async () => {
  const { item_id } = await makeReport(1);
  const [reader] = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', 'reader1@%')
    .orderBy('created_at', 'desc')
    .execute();
  await makeFollow(db, reader?.id ?? '', { kind: 'report', target_id: item_id, rhythm: 'off' });
  await release(item_id);
  await tellAll();
  expect(await told(item_id)).toMatchObject({ rows: { length: 1 }, mails: 0 });
});

test('FOL-02 an event that cannot be told does not hold up the next', async () => {
  const { item_id: bad } = await makeReport(1);
  const { item_id: good } = await makeReport(1);
  await release(bad);
  await release(good);
  await changeRows(db, 'notification_events', { audience: '{"people": ["nobody"]}' }, { about_id: bad });
  await tellAll();
  expect([(await told(bad)).rows.length, (await told(good)).rows.length]).toEqual([0, 1]);
  await db.deleteFrom('notification_events').where('about_id', '=', bad).execute();
});

test('a node tells by itself once it runs, and not after it has stopped', async () => {
  const { item_id } = await makeReport(1);
  const outbox = outboxOf(db);
  const teller = createTeller({
    db,
    outbox,
    tellPeople: tellPeopleBy(outbox),
    logFailure: () => undefined,
    everyMs: 5,
  });
  await teller.start();
  await release(item_id);
  await expect.poll(async () => (await told(item_id)).rows.length).toBe(1);
  await teller.stop();
  await release(item_id, 2);
  await delay(30);
  expect((await told(item_id)).rows).toHaveLength(1);
});
