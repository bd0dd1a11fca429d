import type { FavoriteKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { sql } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Entitlement } from '../subscriptions/index.ts';
import type { CustomRow } from './custom-items.ts';
import { entitledCompany } from './holding.ts';

/** What one page depends on besides the catalogue itself, with the catalogue's version at that moment. */
export interface Standing {
  version: number;
  entitlements: Entitlement[];
  favorites: number[];
  /** The custom reports that the viewer may read; only reports have any. */
  custom: CustomRow[];
}

const customOf = ({ userId }: Viewer) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object(
      'c_report_id', r.c_report_id, 'c_report_name', r.c_report_name, 'why', readable.why,
      'created_on', extract(epoch from r.created_on), 'user_email', owner.email, 'owner', owner.name,
      'company', company, 'medcore', owner.special is not distinct from 'support',
      'favorite', exists (select from favorites
        where user_id = ${userId} and kind = 'medcore' and item_id = r.c_report_id),
      'has_markets', exists (select from custom_report_markets as m
        join report_markets using (report_id, market_name) where m.c_report_id = r.c_report_id),
      'sources', array(select report_id from custom_report_bookmarks as b
        where b.c_report_id = r.c_report_id order by custom_order))), '[]')
    from (select c_report_id, array_agg(why) as why from readable_custom_reports
      where user_id = ${userId} group by c_report_id) as readable
    join custom_reports as r using (c_report_id)
    join users as owner on owner.id = r.user_id
    join usergroups on usergroups.id = owner.usergroup_id)`;

/** One question for all of it: a list page asks this each time. */
export async function readStanding(db: Db, viewer: Viewer, kind: FavoriteKind): Promise<Standing> {
  const companyId = entitledCompany(viewer);
  const { rows } = await sql<Standing>`
    select catalogue_state.version,
      (select coalesce(jsonb_agg(distinct jsonb_build_object(
          'item_id', item_id, 'access', access, 'market_name', market_name)), '[]')
        from entitlements where usergroup_id = ${companyId} and live) as entitlements,
      array(select item_id from favorites where user_id = ${viewer.userId} and kind = ${kind}) as favorites,
      ${kind === 'reports' ? customOf(viewer) : sql`'[]'::jsonb`} as custom
    from catalogue_state`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The catalogue has no state');
  return row;
}
