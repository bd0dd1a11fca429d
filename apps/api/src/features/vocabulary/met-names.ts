import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

/** A market or company where it can be met: in the figures of an item, in the tables of a report. */
export interface MetName {
  kind: 'market' | 'company';
  item_id: number;
  /** As the item spells it. */
  name: string;
  head_id: number;
  figures: boolean;
  tables: boolean;
}

type Where = { item: number } | { term: number };

/** The markets and companies of an item, or all places of one of them, the newest first. */
export async function listMet(db: Db, where: Where): Promise<MetName[]> {
  const isMeant =
    'item' in where
      ? sql`u.item_id = ${where.item}`
      : sql`t.head_id = (select head_id from terms where term_id = ${where.term})`;
  const { rows } = await sql<MetName>`
    select t.kind, u.item_id, u.name, t.head_id, u.figures, u.tables
    from terms as t join term_uses as u using (term_id) join items as i using (item_id)
    where ${isMeant} and t.kind in ('market', 'company') and (u.figures or u.tables)
    order by i.item_year desc, u.item_id desc, u.name collate names`.execute(db);
  return rows;
}
