import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { localSender } from '../../platform/outbox/embedded.ts';
import { createOutbox, type Outbox } from '../../platform/outbox/outbox.ts';
import { changeRows, createDatabase, rowsIn } from '../../testing/database.ts';
import { makeTold } from '../../testing/notifications.ts';
import { makeCompany, makePerson } from '../../testing/people.ts';
import { createDigester } from './digester.ts';

const { db } = await createDatabase();
const plainMail = { subject: 'Something', body: 'Something is new' };
const senders = { mail: localSender, sms: localSender };
const outbox = createOutbox({ db, senders, onFailure: () => undefined });

/** The hour that it is now in UTC: what was told before it is due. */
const hourNow = async () => {
  const { rows } = await sql<{ hour: number }>`
    select extract(hour from now() at time zone 'UTC')::int as hour`.execute(db);
  return rows[0]?.hour ?? 0;
};

async function node(through: Outbox = outbox, over: { hour?: number; zone?: string; atOnce?: number } = {}) {
  const { hour = await hourNow(), zone = 'UTC', atOnce = 7 } = over;
  return createDigester({
    db,
    outbox: through,
    plainMail,
    time: { hour, zone },
    logFailure: () => undefined,
    atOnce,
  });
}

async function gatherAll(one: Awaited<ReturnType<typeof node>>): Promise<void> {
  while (await one.gatherNext());
}

/** What waits to be gathered for a person, told this many hours ago. */
async function waiting(userId: string, rhythm: 'daily' | 'weekly', hoursAgo: number): Promise<number> {
  const told_at = new Date(Date.now() - hoursAgo * 3_600_000);
  const id = await makeTold(db, userId, { kind: 'shared', about_id: 1, told_at });
  await changeRows(db, 'notifications', { rhythm }, { notification_id: id });
  return id;
}

const gathered = async (user_id: string) =>
  (await rowsIn(db, 'notifications', { user_id })).filter(({ digest_id }) => digest_id !== null).length;
const mailsTo = (recipient: string) => rowsIn(db, 'outbox', { recipient });

/** This many people for whom three rows wait each. */
async function crowd(people: number) {
  const usergroup_id = await makeCompany(db);
  await sql`insert into users (usergroup_id, email, name, enabled, email_verified_at)
    select ${usergroup_id}, 'crowd' || n || '@c' || ${usergroup_id} || '.example', 'Reader', true, now()
    from generate_series(1, ${people}) as n`.execute(db);
  await sql`with event as (insert into notification_events (kind, about_id, audience, told_at)
      select 'shared', n, '{}', now() from generate_series(1, 3) as n returning event_id)
    insert into notifications (event_id, user_id, rhythm, told_at)
    select event_id, id, 'daily', now() - interval '25 hours' from event cross join users
    where usergroup_id = ${usergroup_id}`.execute(db);
  return usergroup_id;
}

const broken = new Error('The node was killed');

/** A node whose every other transaction dies before its mails are stored, or just before it commits. */
function dying(): Outbox {
  let turn = 0;
  return {
    ...outbox,
    async add(tx, ...messages) {
      turn += 1;
      if (turn % 3 === 1) throw broken;
      await outbox.add(tx, ...messages);
      if (turn % 3 === 2) throw broken;
    },
  };
}

test('FOL-03 whatever two nodes do and wherever they die, each person gets one digest with everything in it', async () => {
  const people = 90;
  const usergroup_id = await crowd(people);
  const nodes = [await node(dying()), await node(dying())];
  for (let round = 0; round < 12; round += 1)
    await Promise.all(nodes.map((one) => one.gatherNext().catch((error) => expect(error).toBe(broken))));
  await Promise.all([gatherAll(await node()), gatherAll(await node())]);
  const { rows } = await sql<{ mails: number; rows: number }>`
    select (select count(*)::int from outbox where recipient = u.email) as mails,
      (select count(*)::int from notifications as n where n.user_id = u.id and digest_id is not null) as rows
    from users as u where usergroup_id = ${usergroup_id}`.execute(db);
  expect(rows).toEqual(Array.from({ length: people }, () => ({ mails: 1, rows: 3 })));
});

test('FOL-03 what was told since the hour waits for tomorrow, and nobody gets two on a day', async () => {
  const person = await makePerson(db);
  await waiting(person.id, 'daily', 25);
  const late = await waiting(person.id, 'daily', 0);
  await changeRows(db, 'notifications', { told_at: new Date(Date.now() + 1000) }, { notification_id: late });
  await gatherAll(await node());
  expect([await gathered(person.id), (await mailsTo(person.email)).length]).toEqual([1, 1]);
  // What comes to light later, although it is older, has had its mail for today.
  await waiting(person.id, 'daily', 30);
  await gatherAll(await node());
  expect([await gathered(person.id), (await mailsTo(person.email)).length]).toEqual([1, 1]);
  await sql`update digests set day = day - 1 where user_id = ${person.id}`.execute(db);
  await gatherAll(await node());
  expect([await gathered(person.id), (await mailsTo(person.email)).length]).toEqual([2, 2]);
});

test('FOL-03 a week is gathered from Monday at that hour on, together with the day', async () => {
  const person = await makePerson(db);
  const hour = await hourNow();
  /** A second before or after the last Monday at this hour. */
  const weekly = async (seconds: number) => {
    const id = await waiting(person.id, 'weekly', 0);
    await sql`update notifications set told_at = (date_trunc('week', now() at time zone 'UTC' - make_interval(hours => ${hour}))
      + make_interval(hours => ${hour})) at time zone 'UTC' + make_interval(secs => ${seconds})
      where notification_id = ${id}`.execute(db);
  };
  await weekly(-1);
  await weekly(1);
  await waiting(person.id, 'daily', 25);
  await gatherAll(await node());
  expect([await gathered(person.id), (await mailsTo(person.email)).length]).toEqual([2, 1]);
});

test('FOL-03 the hour is that of the place that was chosen', async () => {
  const person = await makePerson(db);
  const hour = await hourNow();
  await waiting(person.id, 'daily', 1.5);
  // There it is an hour earlier: the digest of this hour is due in an hour.
  await gatherAll(await node(outbox, { zone: 'Etc/GMT+1', hour }));
  expect(await gathered(person.id)).toBe(0);
  await gatherAll(await node(outbox, { zone: 'UTC', hour }));
  expect(await gathered(person.id)).toBe(1);
});

test('FOL-03 what was read meanwhile is not gathered, and an unconfirmed address gets no mail', async () => {
  const [reader, unconfirmed] = [await makePerson(db), await makePerson(db, { email_verified_at: null })];
  const read = await waiting(reader.id, 'daily', 25);
  await changeRows(db, 'notifications', { read_at: new Date() }, { notification_id: read });
  await waiting(unconfirmed.id, 'daily', 25);
  await gatherAll(await node());
  expect([await mailsTo(reader.email), await mailsTo(unconfirmed.email)]).toEqual([[], []]);
});
