import { openSession } from '@caliper/api/testing/people.ts';
import { sql } from 'kysely';
import type { Installation } from './installation.ts';

export interface Member {
  userId: string;
  companyId: number;
  sessionId: string;
  headers: Record<string, string>;
}

export interface ChapterPlace {
  reportId: number;
  chapter: number;
}

const companies = 50;
const peopleEach = 10;
const reports = 200;

/** 500 people of 50 companies which all have the same 200 reports, all of them signed in. */
export async function gatherCrowd({ db }: Installation): Promise<Member[]> {
  await sql`insert into usergroups (company, license, licenses)
    select 'Crowd ' || n, 'corporate', 100 from generate_series(1, ${sql.lit(companies)}) as n`.execute(db);
  await sql`insert into users (usergroup_id, email, name, enabled)
    select id, 'reader' || n || '@crowd' || id || '.example', 'Reader ' || n, true
    from usergroups, generate_series(1, ${sql.lit(peopleEach)}) as n where company like 'Crowd %'`.execute(
    db,
  );
  await sql`insert into subscriptions (usergroup_id, item_id)
    select id, item_id from usergroups, (select item_id from items where kind = 'report' and visible and chapters > 5
      order by item_id limit ${sql.lit(reports)}) as chosen where company like 'Crowd %'`.execute(db);
  const { rows } = await sql<{ id: string; usergroup_id: number }>`select users.id, usergroup_id from users
    join usergroups on usergroups.id = usergroup_id where company like 'Crowd %' order by users.id`.execute(
    db,
  );
  return Promise.all(
    rows.map(async ({ id, usergroup_id }) => {
      const { token, refresh } = await openSession(db, id);
      const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br' };
      return { userId: id, companyId: usergroup_id, sessionId: refresh.split('.')[0] ?? '', headers };
    }),
  );
}

/** The chapters of what the crowd may read. */
export async function listChapters({ db }: Installation): Promise<ChapterPlace[]> {
  const { rows } = await sql<ChapterPlace>`select distinct report_id as "reportId", chapter_number as chapter
    from subscriptions join usergroups on usergroups.id = usergroup_id and company like 'Crowd %'
    join items on items.item_id = subscriptions.item_id
    join chapters on report_id = items.item_id and version = current_version
    order by 1, 2 limit 2000`.execute(db);
  return rows;
}

/** The same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Draws the first the most often, the second half as often, the third a third as often. */
export function zipf<T>(things: readonly T[], random: () => number): () => T {
  const sums: number[] = [];
  for (const [index] of things.entries()) sums.push((sums[index - 1] ?? 0) + 1 / (index + 1));
  return () => {
    const drawn = random() * (sums.at(-1) ?? 0);
    return things[sums.findIndex((sum) => sum >= drawn)] as T;
  };
}
