import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Query } from '@caliper/text/query.ts';
import { decide } from '../../access/decide.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { asDecided, type Catalogue, holdingOf } from '../catalogue/index.ts';
import { categoryName, type Found } from './results.ts';
import { type FoundChapter, findTexts } from './search.store.ts';
import { snippetOf } from './snippet.ts';

type Match = Answer<'searchReports'>['matches'][number];

interface Asked {
  db: Db;
  viewer: Viewer;
  view: Awaited<ReturnType<Catalogue['look']>>;
  query: Query;
}

/** The results of one page. Text of a chapter leaves the database only for those who may read it. */
export async function toMatches(asked: Asked, shown: Found[], found: FoundChapter[]): Promise<Match[]> {
  const { db, viewer, view, query } = asked;
  const byReport = Map.groupBy(found, ({ report_id }) => report_id);
  const holding = ({ item }: Found) => holdingOf(view.holdings, item.item_id);
  const mayRead = (one: Found) => decide(viewer, 'read', asDecided(one.item, holding(one))).allowed;
  const first = shown.filter(mayRead).flatMap(({ item }) => byReport.get(item.item_id)?.slice(0, 1) ?? []);
  const texts = await findTexts(db, first);
  return shown.map((one) => {
    const { item_id, item_name, item_year, region, description } = one.item;
    const chapters = (byReport.get(item_id) ?? []).map(titleOf);
    const text = texts.get(item_id);
    return {
      report_id: item_id,
      report_name: item_name,
      report_year: item_year,
      region,
      category_name: categoryName(one.item),
      chapters,
      subscribed: holding(one).full,
      snippet:
        text === undefined
          ? placed(snippetOf(description, query), null)
          : placed(snippetOf(text, query), chapters[0] ?? null),
    };
  });
}

function titleOf({ chapter_number, chapter_title }: FoundChapter) {
  return { chapter_number, chapter_title };
}

function placed(text: string | null, chapter: Match['chapters'][number] | null): Match['snippet'] {
  return text === null ? null : { text, chapter };
}
