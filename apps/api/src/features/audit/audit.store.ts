import { audit as limits } from '@caliper/contract/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Db, isUuid } from '../../platform/postgres/postgres.ts';

export interface AuditFilters {
  person?: string | undefined;
  company?: number | undefined;
  action?: string | undefined;
  item?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export interface AuditRow {
  id: number;
  at: Date;
  actor: string;
  actor_id: string | null;
  action: string;
  subject: string;
  name: string | null;
  company_id: number | null;
  company: string | null;
  from: Record<string, unknown> | null;
  to: Record<string, unknown> | null;
  address: string | null;
  request_id: string | null;
  place: number | null;
  hash: Buffer | null;
}

type Condition = RawBuilder<boolean>;

/** Which entries are wanted. An entry is found by one of `ways`, each of which has an index, and must be all of `rest`. */
export interface Wanted {
  ways: Condition[];
  rest: Condition[];
}

export async function wantedEntries(db: Db, filters: AuditFilters): Promise<Wanted> {
  const { company, action, from, to } = filters;
  const people = filters.person === undefined ? null : await waysToPerson(db, filters.person);
  const items = filters.item === undefined ? null : await waysToItem(db, filters.item);
  const ways = people ?? items ?? [sql<boolean>`true`];
  const rest = [
    ...(people && items ? [either(items)] : []),
    ...(company === undefined ? [] : [sql<boolean>`l.company_id = ${company}`]),
    ...(action === undefined ? [] : [sql<boolean>`l.action = ${action}`]),
    ...(from === undefined ? [] : [sql<boolean>`l.at >= ${from}::date::timestamp at time zone 'UTC'`]),
    ...(to === undefined ? [] : [sql<boolean>`l.at < (${to}::date + 1)::timestamp at time zone 'UTC'`]),
  ];
  return { ways, rest };
}

const either = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;

/** Somebody who tried to sign in without an account has a name only. */
async function waysToPerson(db: Db, person: string): Promise<Condition[]> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where(isUuid(person) ? 'id' : 'email', '=', person.toLowerCase())
    .executeTakeFirst();
  const id = user?.id ?? (isUuid(person) ? person : null);
  if (id === null) return [sql`l.actor = ${person}`];
  return [sql`l.actor_id = ${id}`, sql`l.subject = ${`user:${id}`} and l.actor_id is distinct from ${id}`];
}

async function waysToItem(db: Db, text: string): Promise<Condition[]> {
  if (/^\d{1,9}$/.test(text)) return [sql`l.item_id = ${Number(text)}`];
  const found = await db
    .selectFrom('items')
    .select('item_id')
    .where('item_name', 'ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`)
    .orderBy('item_id', 'desc')
    .limit(limits.items)
    .execute();
  return found.map(({ item_id }) => sql`l.item_id = ${item_id}`);
}

/** The newest that are wanted, older than one of them; each way gives at most as many as are wanted. */
export async function listEntries(
  db: Db,
  { ways, rest }: Wanted,
  before: number | undefined,
  most: number,
): Promise<AuditRow[]> {
  if (ways.length === 0) return [];
  const older =
    before === undefined ? [] : [sql`(l.at, l.id) < (select at, id from audit_log where id = ${before})`];
  const parts = ways.map(
    (way) => sql`(select l.* from audit_log as l where ${sql.join([way, ...rest, ...older], sql` and `)}
      order by l.at desc, l.id desc limit ${most})`,
  );
  const { rows } = await sql<AuditRow>`
    select l.id, l.at, l.actor, l.actor_id, l.action, l.subject, l.company_id, g.company, l."from", l."to", l.address,
      l.request_id, s.place, s.hash, coalesce(i.item_name || ', ' || i.item_year || ' ' || i.region, u.email,
        case when l.subject like 'company:%' then g.company end) as name
    from (${sql.join(parts, sql` union all `)}) as l
    left join audit_seals as s on s.entry_id = l.id
    left join usergroups as g on g.id = l.company_id
    left join items as i on i.item_id = l.item_id
    left join users as u on u.id = audit_person(l.subject)
    order by l.at desc, l.id desc limit ${most}`.execute(db);
  return rows;
}

/** Each action once, without reading every entry. */
export async function listActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive actions as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > actions.action order by action limit 1)
      from actions where actions.action is not null
    ) select action from actions where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}
