import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

export interface Recommendation {
  rec_id: number;
  report_id: number;
  rec_report_id: number;
}

const columns = ['rec_id', 'report_id', 'rec_report_id'] as const;

/** What is recommended to the readers of a report, oldest first. */
export async function listRecommendations(db: Db, reportId: number): Promise<Recommendation[]> {
  return db
    .selectFrom('recommendations')
    .select(columns)
    .where('report_id', '=', reportId)
    .orderBy('rec_id')
    .execute();
}

/** Returns the existing one if it is already recommended. In one statement, so that it exists until the commit. */
export async function insertRecommendation(
  db: Db | Tx,
  reportId: number,
  recReportId: number,
): Promise<{ recommendation: Recommendation; isNew: boolean }> {
  const { isNew, ...recommendation } = await db
    .insertInto('recommendations')
    .values({ report_id: reportId, rec_report_id: recReportId })
    .onConflict((conflict) =>
      conflict.columns(['report_id', 'rec_report_id']).doUpdateSet({ report_id: reportId }),
    )
    .returning(columns)
    // Zero in a row that was inserted, not updated.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return { recommendation, isNew };
}

/** Undefined if it is already gone. */
export async function deleteRecommendation(tx: Tx, recId: number): Promise<Recommendation | undefined> {
  return tx.deleteFrom('recommendations').where('rec_id', '=', recId).returning(columns).executeTakeFirst();
}
