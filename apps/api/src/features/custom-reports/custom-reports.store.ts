import type { ClipKind } from '@caliper/contract/custom-reports/custom-reports.values.ts';
import { sql } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { ReadableBecause } from '../../platform/postgres/tables.ts';
import { type ChosenMarkets, entitledCompany } from '../catalogue/index.ts';

/** A bookmark with its report and chapter as they are now. */
export interface BookmarkRow {
  collection_id: number;
  custom_order: number;
  report_id: number;
  report_name: string;
  report_year: number;
  region: string | null;
  /** Null if the chapter is gone. */
  chapter_number: number | null;
  chapter_title: string;
  /** Whether the viewer's company was given a MedCore report with this chapter. */
  granted: boolean;
}

/** A table or figure beside the bookmarks, with its report and chapter as they are now. */
export interface ClipRow extends Omit<BookmarkRow, 'collection_id' | 'custom_order'> {
  clip_id: number;
  block: string;
  kind: ClipKind;
  title: string;
}

export interface CustomReportRow {
  c_report_id: number;
  c_report_name: string;
  user_id: string;
  user_email: string;
  owner: string;
  usergroup_id: number;
  company: string;
  medcore: boolean;
  revision: number;
  created_on: Date;
  modified_on: Date;
  /** Why the viewer may read it. */
  why: ReadableBecause[];
  /** E-mail addresses of the people it is shared with. */
  shared: string[];
  bookmarks: BookmarkRow[];
  clips: ClipRow[];
  /** The markets shown in its dashboard, by report, in bookmark order. */
  chosen: ChosenMarkets[];
}

/** Only admins see the current names of a hidden report; others see the last names it had while visible. */
const bookmarksFor = (viewer: Viewer) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object(
      'collection_id', collection_id, 'custom_order', custom_order, 'report_id', b.report_id,
      'report_name', case when shown.yes then item_name else b.report_name end,
      'report_year', case when shown.yes then item_year else b.report_year end,
      'region', case when shown.yes then region end, 'chapter_number', chapter_number,
      'chapter_title', case when shown.yes and chapters.chapter_id is not null
        then chapters.chapter_title else b.chapter_title end,
      'granted', chapters.chapter_id in (select chapter_id from granted_chapters(${entitledCompany(viewer)})))
      order by custom_order), '[]')
    from custom_report_bookmarks as b
    left join items on item_id = b.report_id
    left join chapters on chapters.chapter_id = b.chapter_id and version = current_version
    cross join lateral (select coalesce(visible, false) or (item_id is not null and ${viewer.role === 'admin'})) as shown (yes)
    where b.c_report_id = r.c_report_id)`;

/** The same for clips. Those of a MedCore report that the company was given are open as its chapters are. */
const clipsFor = (viewer: Viewer) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object(
      'clip_id', clip_id, 'block', c.block, 'kind', c.kind, 'title', c.title, 'report_id', c.report_id,
      'report_name', case when shown.yes then item_name else c.report_name end,
      'report_year', case when shown.yes then item_year else c.report_year end,
      'region', case when shown.yes then region end, 'chapter_number', chapter_number,
      'chapter_title', case when shown.yes and chapters.chapter_id is not null
        then chapters.chapter_title else c.chapter_title end,
      'granted', exists (select from given_to(${entitledCompany(viewer)}) as given where given.c_report_id = c.c_report_id))
      order by clip_order), '[]')
    from custom_report_clips as c
    left join items on item_id = c.report_id
    left join chapters on chapters.chapter_id = c.chapter_id and version = current_version
    cross join lateral (select coalesce(visible, false) or (item_id is not null and ${viewer.role === 'admin'})) as shown (yes)
    where c.c_report_id = r.c_report_id)`;

/** People who are disabled do not have it until they are enabled again. */
const recipients = sql`
  array(select email from custom_report_shares as s join users on users.id = s.user_id
    join usergroups on usergroups.id = users.usergroup_id
    where s.c_report_id = r.c_report_id and users.usergroup_id = r.usergroup_id and (enabled or provider)
    order by email)`;

/** What people made or was shared by their team; of the support account only what it made itself. */
function personal({ special }: Viewer): ReadableBecause[] {
  return special === 'support' ? ['owner'] : ['owner', 'shared', 'headquarter'];
}

export type CustomReportFacts = Omit<CustomReportRow, 'shared' | 'bookmarks' | 'clips'> & {
  /** The report of each bookmark, in bookmark order. */
  sources: number[];
};

/** The custom reports of these companies, last changed first. */
export async function listFacts(
  db: Db,
  viewer: Viewer,
  companies: readonly number[],
): Promise<CustomReportFacts[]> {
  const { rows } = await sql<CustomReportFacts>`
    select * from custom_reports_of(${viewer.userId}, ${personal(viewer)}::text[])
    where usergroup_id = any (${companies}::int[])
    order by modified_on desc, c_report_id desc`.execute(db);
  return rows;
}

/** The same with shares and bookmarks, except MedCore reports. */
export async function listPersonal(
  db: Db,
  viewer: Viewer,
  companies: readonly number[],
): Promise<CustomReportRow[]> {
  const { rows } = await sql<CustomReportRow>`
    select r.*, ${recipients} as shared, ${bookmarksFor(viewer)} as bookmarks, ${clipsFor(viewer)} as clips
    from custom_reports_of(${viewer.userId}, ${personal(viewer)}::text[]) as r
    where not medcore and usergroup_id = any (${companies}::int[])
    order by modified_on desc, c_report_id desc`.execute(db);
  return rows;
}

export async function findReadable(
  db: Db | Tx,
  viewer: Viewer,
  id: number,
): Promise<CustomReportRow | undefined> {
  const { rows } = await sql<CustomReportRow>`
    select r.*, ${recipients} as shared, ${bookmarksFor(viewer)} as bookmarks, ${clipsFor(viewer)} as clips
    from custom_reports_of(${viewer.userId}, only_id => ${id}) as r`.execute(db);
  return rows[0];
}

/** Whether an image belongs to a chapter or clip that the company was given. */
export async function isImageGranted(
  db: Db,
  companyId: number | null,
  reportId: number,
  file: string,
): Promise<boolean> {
  const { rows } =
    await sql`select from chapters join items on item_id = report_id and version = current_version
    where report_id = ${reportId} and ${file} = any (images) and is_granted(${companyId}, chapter_id)
    union all
    select from given_to(${companyId}) join custom_report_clips as c using (c_report_id)
    join chapters on chapters.chapter_id = c.chapter_id join items on item_id = c.report_id
    where c.report_id = ${reportId} and version = current_version and ${file} = any (c.images)
    limit 1`.execute(db);
  return rows.length > 0;
}
