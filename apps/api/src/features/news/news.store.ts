import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { FeedItem } from './feed-item.ts';

export async function listNews(db: Db, subCategoryId: number): Promise<FeedItem[]> {
  return news(db).where('sub_category_id', '=', subCategoryId).orderBy('position').execute();
}

/** All news by sub-category, locked until the transaction ends, so that two nodes replace them one after the other. */
export async function lockNews(tx: Tx): Promise<Map<number, FeedItem[]>> {
  await sql`lock table news_items in share row exclusive mode`.execute(tx);
  const rows = await news(tx).select('sub_category_id').orderBy('position').execute();
  return Map.groupBy(rows, ({ sub_category_id }) => sub_category_id);
}

export async function replaceNews(tx: Tx, bySubCategory: ReadonlyMap<number, FeedItem[]>): Promise<void> {
  await tx.deleteFrom('news_items').execute();
  for (const [sub_category_id, items] of bySubCategory) {
    const rows = items.map(({ title, link, publishedAt, snippet }, position) => ({
      sub_category_id,
      position,
      title,
      link,
      pub_date: publishedAt,
      content_snippet: snippet,
    }));
    if (rows.length > 0) await tx.insertInto('news_items').values(rows).execute();
  }
}

function news(db: Db | Tx) {
  return db
    .selectFrom('news_items')
    .select(['title', 'link', 'pub_date as publishedAt', 'content_snippet as snippet']);
}
