import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { headerOf, startSmsService, startSmtpService } from '../../testing/message-services.ts';
import { startNode, stopNode } from '../../testing/nodes.ts';
import { makeCompany } from '../../testing/people.ts';
import { temporaryFolder, whenOver } from '../../testing/when-over.ts';
import { versionReleased } from './releases.ts';

const people = 6000;

test('FOL-02 of two nodes one is killed while telling, then the other: after a restart everybody was told once', async () => {
  const { db, url } = await createDatabase();
  const usergroup_id = await makeCompany(db);
  const { item_id } = await makeItem(db);
  await subscribe(db, usergroup_id, item_id);
  await sql`insert into users (usergroup_id, email, name, enabled, email_verified_at)
    select ${usergroup_id}, 'reader' || n || '@people.example', 'Reader', true, now()
    from generate_series(1, ${people}) as n`.execute(db);
  const env = { DATABASE_URL: url, DATA_DIR: await temporaryFolder(), LOG_LEVEL: 'silent' };
  const told = async () => (await rowsIn(db, 'notifications')).length;
  const [one, other] = await Promise.all([startNode(env), startNode(env)]);
  await db.transaction().execute((tx) => versionReleased(tx, { reportId: item_id, versionId: 1 }));
  await eventually(async () => expect(await told()).toBeGreaterThan(0));
  await stopNode(one, 'SIGKILL');
  await stopNode(other, 'SIGKILL');
  const last = await startNode(env);
  await eventually(async () =>
    expect(await rowsIn(db, 'notification_events')).toMatchObject([{ told_at: expect.any(Date) }]),
  );
  await stopNode(last);
  const rows = await rowsIn(db, 'notifications');
  const mails = await rowsIn(db, 'outbox');
  expect([rows.length, new Set(rows.map(({ user_id }) => user_id)).size]).toEqual([people, people]);
  expect([mails.length, new Set(mails.map(({ about }) => about)).size]).toEqual([people, people]);
});

test('FOL-03 of two nodes one is killed while gathering, then the other: each of 5,000 people gets one digest', async () => {
  const crowd = 5000;
  const { db, url } = await createDatabase();
  const smtp = await startSmtpService();
  const sms = await startSmsService();
  whenOver(async () => void (await Promise.all([smtp.close(), sms.close()])));
  const usergroup_id = await makeCompany(db);
  const { item_id } = await makeItem(db);
  await subscribe(db, usergroup_id, item_id);
  await sql`insert into users (usergroup_id, email, name, enabled, email_verified_at)
    select ${usergroup_id}, 'reader' || n || '@people.example', 'Reader', true, now()
    from generate_series(1, ${crowd}) as n`.execute(db);
  await sql`insert into follows (user_id, kind, target_id, rhythm)
    select id, 'report', ${item_id}, 'daily' from users`.execute(db);
  const env = {
    DATABASE_URL: url,
    DATA_DIR: await temporaryFolder(),
    LOG_LEVEL: 'silent',
    SMTP_URL: smtp.url,
    SMS_URL: sms.url,
  };
  const [one, other] = await Promise.all([startNode(env), startNode(env)]);
  await db.transaction().execute((tx) => versionReleased(tx, { reportId: item_id, versionId: 1 }));
  await eventually(async () => expect(await rowsIn(db, 'notifications')).toHaveLength(crowd), 120_000);
  expect(await rowsIn(db, 'outbox')).toEqual([]);
  // The day is over.
  await sql`update notifications set told_at = now() - interval '25 hours'`.execute(db);
  await eventually(async () => expect((await rowsIn(db, 'digests')).length).toBeGreaterThan(0), 60_000);
  await stopNode(one, 'SIGKILL');
  await eventually(async () => expect(smtp.received.length).toBeGreaterThan(50), 60_000);
  await stopNode(other, 'SIGKILL');
  const last = await startNode(env);
  // What a killed node had in hand would be taken over a minute later.
  await sql`update outbox set next_attempt_at = now() where next_attempt_at > now()`.execute(db);
  await eventually(async () => {
    expect(new Set(smtp.received.map((mail) => headerOf(mail, 'To'))).size).toBe(crowd);
  }, 300_000);
  await eventually(async () => {
    const waiting = (await rowsIn(db, 'outbox')).filter(({ sent_at }) => sent_at === null);
    expect(waiting).toEqual([]);
  });
  await stopNode(last);
  const digests = await rowsIn(db, 'digests');
  expect([digests.length, new Set(digests.map(({ user_id }) => user_id)).size]).toEqual([crowd, crowd]);
  // A mail whose receipt was lost with its node comes again under the same id, by which it is recognised.
  const ids = new Set(smtp.received.map((mail) => headerOf(mail, 'Message-ID')));
  expect(ids.size).toBe(crowd);
}, 600_000);
