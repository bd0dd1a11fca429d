import { setTimeout } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { TestClient, TestPlace } from './client.ts';
import { subscribe } from './items.ts';
import { makeCompany, withSession } from './people.ts';
import { publishReport } from './publish.ts';

type Statement = RawBuilder<unknown>;

/** Something that takes a right away, and what gives it back. */
interface Revocation {
  what: string;
  takes: Statement;
  gives: Statement;
}

interface Place extends TestPlace {
  nodes: readonly TestClient[];
}

/**
 * Takes rights away and gives them back, at random and `times` times, while others read. Asks every node for a chapter
 * right after each change, and returns what was answered although it was no longer, or refused although it was again.
 */
export async function tryRevocations(place: Place, times: number): Promise<string[]> {
  const { db, nodes } = place;
  const { report_id, id } = await publishReport(place, ['<h1>One</h1><p>Text</p>']);
  const company = await makeCompany(db, { expiry: new Date('2100-01-01') });
  await subscribe(db, company, report_id);
  const reader = await withSession(db, { usergroup_id: company });
  const admin = await withSession(db, { role: 'admin' });
  const others = [await withSession(db, { usergroup_id: company }), await withSession(db, { role: 'sales' })];
  const revocations = [
    ...takenFrom(reader.id, company, report_id).map((one) => ({ ...one, token: reader.token })),
    {
      ...set('demoted', 'users', sql`id = ${admin.id}`, "role = 'standard'", "role = 'admin'"),
      token: admin.token,
    },
  ];
  const read = async (node: TestClient, token: string) =>
    (await node.call('subscribedReport', { params: { id, chapter: '1' }, token })).status;
  const everywhere = (token: string) => Promise.all(nodes.map((node) => read(node, token)));

  async function tryOne(): Promise<string[]> {
    const { what, takes, gives, token } = pick(revocations);
    await takes.execute(db);
    const after = await everywhere(token);
    await gives.execute(db);
    const again = await everywhere(token);
    const isRight = !after.includes(200) && again.every((status) => status === 200);
    return isRight ? [] : [`${what}: ${after}, then ${again}`];
  }

  const wrong: string[] = [];
  let isOver = false;
  const load = others.map(async ({ token }) => {
    while (!isOver) {
      await everywhere(token);
      await setTimeout(5);
    }
  });
  try {
    for (let time = 0; time < times; time += 1) wrong.push(...(await tryOne()));
  } finally {
    isOver = true;
    await Promise.allSettled(load);
  }
  return wrong;
}

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}

function set(what: string, table: string, where: Statement, takes: string, gives: string): Revocation {
  const to = (change: string) => sql`update ${sql.table(table)} set ${sql.raw(change)} where ${where}`;
  return { what, takes: to(takes), gives: to(gives) };
}

function takenFrom(userId: string, company: number, reportId: number): Revocation[] {
  const person = sql`id = ${userId}`;
  const theirs = sql`user_id = ${userId}`;
  return [
    set('disabled', 'users', person, 'enabled = false', 'enabled = true'),
    set('locked', 'users', person, 'locked = true', 'locked = false'),
    set('ended', 'sessions', theirs, 'ended_at = now()', 'ended_at = null'),
    set('idle', 'sessions', theirs, "last_active = now() - interval '1 day'", 'last_active = now()'),
    set(
      'expired',
      'usergroups',
      sql`id = ${company}`,
      "expiry = now() - interval '1 s'",
      "expiry = '2100-01-01'",
    ),
    set('hidden', 'items', sql`item_id = ${reportId}`, 'visible = false', 'visible = true'),
    {
      what: 'unsubscribed',
      takes: sql`delete from subscriptions where usergroup_id = ${company}`,
      gives: sql`insert into subscriptions (usergroup_id, item_id) values (${company}, ${reportId})`,
    },
  ];
}
