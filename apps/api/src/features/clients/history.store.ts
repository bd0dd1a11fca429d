import { editionWords } from '@caliper/contract/catalogue/edition-words.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

export interface HistoryRow {
  id: number;
  at: Date;
  actor: string;
  action: string;
  person: string | null;
  from: Record<string, unknown> | null;
  to: Record<string, unknown> | null;
}

/** What of the audit log is a client's history: changes to the company, to what it has, and to its people. */
const changes = [
  'company added',
  'company settings changed',
  'company described',
  'next step written',
  'subsidiaries changed',
  ...['report', 'medsku', 'pt', 'survey'].map((kind) => `${kind} subscriptions changed`),
  'account created',
  'account deleted',
  'person changed',
  'moved to another company',
  'moved from another company',
  'profile changed',
  'enabled',
  'disabled',
  'locked',
  'unlocked',
  'devices reset',
  'second factor reset',
  'registered',
  'invitation requested',
  'invitation allowed',
  'invitation denied',
  'invitation withdrawn',
  'invitation sent again',
  'invited from a file',
];

/** The newest first, older than one of them. The excluded actions are those that the index leaves out. */
export async function listHistory(
  db: Db,
  companyId: number,
  before: number | undefined,
  most: number,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select l.id, l.at, l.actor, l.action, u.email as person, l."from", l."to"
    from audit_log as l left join users as u on u.id = audit_person(l.subject)
    where l.company_id = ${companyId} and l.action not in ('signed in', 'signed out', 'read by staff', 'exported')
      and l.action = any (${changes}) and ${before === undefined ? sql`true` : sql`l.id < ${before}`}
    order by l.id desc limit ${most}`.execute(db);
  return rows;
}

/** What those items are called that are still there. */
export async function findTitles(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('items')
    .select(['item_id', 'kind', 'item_name', 'item_year as year', 'region'])
    .where('item_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.item_id, `${row.item_name}, ${editionWords(row)}`]));
}
