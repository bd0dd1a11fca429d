import type { FileFormat } from '@caliper/contract/take-away/take-away.values.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

/** Those of these custom reports that the person may read. */
export async function listReadable(
  db: Db,
  userId: string,
  ids: readonly number[],
): Promise<{ c_report_id: number; c_report_name: string }[]> {
  const { rows: found } = await sql<{ c_report_id: number; c_report_name: string }>`
    select r.c_report_id, r.c_report_name from custom_reports as r
    where r.c_report_id = any (${ids}::int[])
      and exists (select from readable_by(${userId}, only_id => r.c_report_id))`.execute(db);
  return found;
}

interface Notice {
  notice_id: number;
  usergroup_id: number;
  company: string;
  expiry: Date;
}

/** Those of these notices whose licence still ends on that day and has not been renewed since. */
export async function listNotices(db: Db, ids: readonly number[]): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    select notice_id, g.id as usergroup_id, g.company, g.expiry
    from licence_notices as n join usergroups as g on g.id = n.usergroup_id and g.expiry = n.expiry
    where notice_id = any (${ids}::int[])`.execute(db);
  return rows;
}

/** Those of these companies whose use is shown by name, as this member was told. */
export async function listShownByName(
  db: Db,
  userId: string,
  ids: readonly number[],
): Promise<{ usergroup_id: number; shown_from: string }[]> {
  const { rows } = await sql<{ usergroup_id: number; shown_from: string }>`
    select usergroup_id, shown_from::text as shown_from from usage_told
    where user_id = ${userId}::uuid and usergroup_id = any (${ids}::int[])`.execute(db);
  return rows;
}

interface ClientWeek {
  week_id: number;
  monday: string;
  clients: number;
  /** What they could not open, as far as it is in the catalogue, the most wanted first. */
  titles: string[];
}

/** Those of these weeks that are this person's, with what the clients that they look after now wanted in it. */
export async function listClientWeeks(
  db: Db,
  ownerId: string,
  ids: readonly number[],
  mostTitles: number,
): Promise<ClientWeek[]> {
  const { rows } = await sql<ClientWeek>`
    with wanted as (
      select w.week_id, g.id, g.company, e.item_id, count(*) as count
      from client_weeks as w
      join usergroups as g on g.owner_id = w.owner_id and not g.provider
      join usage_events as e on e.usergroup_id = g.id
        and e.at >= (w.monday - 7)::timestamp at time zone 'UTC' and e.at < w.monday::timestamp at time zone 'UTC'
      where w.week_id = any (${ids}::int[]) and w.owner_id = ${ownerId}::uuid
        and (e.kind = 'refused' or (e.kind = 'search' and e.answers = 0))
      group by w.week_id, g.id, e.item_id
    ), ranked as (
      select wanted.*, i.item_name || ', ' || i.item_year || ' ' || i.region as title,
        row_number() over (partition by week_id, id order by count desc, wanted.item_id) as place
      from wanted join items as i on i.item_id = wanted.item_id and i.visible
    )
    select w.week_id, w.monday::text as monday,
      (select count(distinct id)::int from wanted where wanted.week_id = w.week_id) as clients,
      array(select company || ': ' || string_agg(title, '; ' order by place) from ranked
        where ranked.week_id = w.week_id and place <= ${mostTitles}
        group by id, company order by company) as titles
    from client_weeks as w
    where exists (select from wanted where wanted.week_id = w.week_id)`.execute(db);
  return rows;
}

export interface ReadyFile {
  file_id: number;
  title: string;
  format: FileFormat;
  /** What it was made of. */
  source: 'report' | 'custom-report' | 'dashboard';
  subject_id: number;
  /** Whether chapters of it were given to the company. */
  granted: boolean;
}

/** Those of these files that can be downloaded; `companyId` is whose subscriptions apply. */
export async function listFiles(
  db: Db,
  userId: string,
  companyId: number | null,
  ids: readonly number[],
): Promise<ReadyFile[]> {
  const { rows } = await sql<ReadyFile>`select file_id, title, format, subject_id,
      case when 'custom-report' in (kind, choice->'grant'->>'kind') then 'custom-report'
        when kind = 'report' then 'report' else 'dashboard' end as source,
      kind = 'report' and exists (select from granted_chapters(${companyId}) join chapters using (chapter_id)
        where report_id = subject_id) as granted
    from taken_files
    where file_id = any (${ids}::int[]) and user_id = ${userId} and state = 'ready'`.execute(db);
  return rows;
}

interface ManyFiles {
  notice_id: number;
  name: string;
  company: string;
}

export async function listManyFiles(db: Db, ids: readonly number[]): Promise<ManyFiles[]> {
  const { rows } = await sql<ManyFiles>`
    select notice_id, u.name, g.company from many_files_notices
    join users as u on u.id = user_id join usergroups as g on g.id = u.usergroup_id
    where notice_id = any (${ids}::int[])`.execute(db);
  return rows;
}
