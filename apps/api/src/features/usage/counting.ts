import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

/** The day of an event. */
const dayOf = sql`(at at time zone 'UTC')::date`;

/** What of an event's detail is worth a count of its own: not the chapter, nor the words of a search. */
const detailOf = sql`case kind when 'read' then '' when 'search' then case answers when 0 then 'unanswered' else '' end
  else detail end`;

const countsOfCompany = sql`
  count(*) filter (where kind in ('open', 'dashboard'))::int as opens,
  count(*) filter (where kind = 'read')::int as reads,
  count(*) filter (where kind = 'export')::int as exports,
  count(*) filter (where kind = 'search')::int as searches,
  count(*) filter (where kind = 'search' and answers = 0)::int as unanswered,
  count(*) filter (where kind = 'refused')::int as refused,
  count(*) filter (where kind = 'asked')::int as asked`;

/** The beginning of a day in UTC, whatever the zone of the connection. */
const start = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone 'UTC'`;

const between = (day: string) =>
  sql`at >= ${start(sql`${day}::date`)} and at < ${start(sql`${day}::date + 1`)}`;

/** Events are stored within seconds; a day is counted when none can come any more. */
const patience = sql`interval '10 minutes'`;

/**
 * Counts the next day that is over, once, whichever nodes try: whether there was one. An event carries the time at which
 * it was stored, so nothing is added to a day that was counted.
 */
export async function countNextDay(db: Db): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ day: string }>`select counted_to::text as day from usage_state
      where ${start(sql`counted_to + 1`)} < now() - ${patience} for update`.execute(tx);
    const [next] = rows;
    if (!next) return false;
    await countDay(tx, next.day);
    await sql`update usage_state set counted_to = counted_to + 1`.execute(tx);
    await sumRecent(tx);
    return true;
  });
}

/** What a company did in a day is stored together, so that a year of it is read from few places. */
async function countDay(tx: Tx, day: string): Promise<void> {
  await sql`insert into usage_days (day, usergroup_id, user_id, kind, item_id, detail, count)
    select ${day}::date, usergroup_id, user_id, kind, item_id, ${detailOf}, count(*)
    from usage_events where ${between(day)} group by usergroup_id, user_id, kind, item_id, ${detailOf}
    order by usergroup_id`.execute(tx);
  await sql`insert into usage_company_days
      (usergroup_id, day, opens, reads, exports, searches, unanswered, refused, asked)
    select usergroup_id, ${day}::date, ${countsOfCompany}
    from usage_events where ${between(day)} group by usergroup_id`.execute(tx);
  await sql`insert into usage_item_days (item_id, day, refused)
    select item_id, ${day}::date, count(*) from usage_events
    where ${between(day)} and kind = 'refused' and item_id is not null group by item_id`.execute(tx);
}

/** Of all companies, as on the first day that has not been counted. */
async function sumRecent(tx: Tx): Promise<void> {
  await sql`delete from usage_company_sums`.execute(tx);
  await sql`insert into usage_company_sums (usergroup_id, until, reads, refused)
    select usergroup_id, counted_to, sum(reads), sum(refused)
    from usage_company_days cross join usage_state
    where day > counted_to - 90 and day < counted_to group by usergroup_id, counted_to`.execute(tx);
}

export async function countDays(db: Db): Promise<void> {
  while (await countNextDay(db));
}

/** What has been counted by day together with what has not been yet, so that nothing is missing and nothing is there twice. */
export interface Counts {
  /** day, usergroup_id, user_id, kind, item_id, detail, count */
  days: RawBuilder<unknown>;
  /** day, usergroup_id, and the counts of a company */
  companyDays: RawBuilder<unknown>;
  /** For what adds up very many: which rows of usage_days are among them, and which events. */
  isCounted: RawBuilder<boolean>;
  isNew: RawBuilder<boolean>;
}

/**
 * The day is given as a value: left to a subquery, PostgreSQL would not know how few events there are since. If a day is
 * counted meanwhile, its events stay where they are, and its counts are left out.
 */
export async function countsNow(db: Db): Promise<Counts> {
  const { rows } = await sql<{ day: string }>`select counted_to::text as day from usage_state`.execute(db);
  const day = sql`${rows[0]?.day ?? '1970-01-01'}::date`;
  const [isCounted, isNew] = [sql<boolean>`day < ${day}`, sql<boolean>`at >= ${start(day)}`];
  return {
    days: sql`(select day, usergroup_id, user_id, kind, item_id, detail, count from usage_days where ${isCounted}
      union all
      select ${dayOf}, usergroup_id, user_id, kind, item_id, ${detailOf}, 1 from usage_events where ${isNew})`,
    companyDays: sql`(select day, usergroup_id, opens, reads, exports, searches, unanswered, refused, asked
      from usage_company_days where ${isCounted}
      union all
      select ${dayOf}, usergroup_id, ${countsOfCompany} from usage_events where ${isNew} group by 1, usergroup_id)`,
    isCounted,
    isNew,
  };
}
