import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { startNode, stopNode } from '../../testing/nodes.ts';
import { makeCompany } from '../../testing/people.ts';
import { temporaryFolder } from '../../testing/when-over.ts';
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
