import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Query } from '@caliper/text/query.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Catalogue, decideReading, holdingOf } from '../catalogue/index.ts';
import { categoryName, type Found } from './results.ts';
import { type FoundChapter, findChapters } from './search.store.ts';
import { snippetOf } from './snippet.ts';

type Match = Answer<'searchReports'>['matches'][number];

interface Asked {
  db: Db;
  viewer: Viewer;
  view: Awaited<ReturnType<Catalogue['look']>>;
  query: Query;
}

/** The results of one page. Chapter text leaves the database only for those who may read it. */
export async function toMatches({ db, viewer, view, query }: Asked, shown: Found[]): Promise<Match[]> {
  const holding = ({ item }: Found) => holdingOf(view.holdings, item.item_id);
  const wanted = shown.flatMap((one) => {
    const mayRead = decideReading(viewer, one.item, holding(one)).allowed;
    const { item_id: report_id } = one.item;
    const inOrder = one.chapters.toSorted((a, b) => a - b);
    return inOrder.map((chapter_number, index) => {
      return { report_id, chapter_number, withText: mayRead && index === 0 };
    });
  });
  const byReport = Map.groupBy(await findChapters(db, wanted), ({ report_id }) => report_id);
  return shown.map((one) => {
    const { item_id, item_name, item_year, region, description } = one.item;
    const chapters = byReport.get(item_id) ?? [];
    return {
      report_id: item_id,
      report_name: item_name,
      report_year: item_year,
      region,
      category_name: categoryName(one.item),
      chapters: chapters.map(titleOf),
      subscribed: holding(one).full,
      snippet: snippetFrom(chapters[0], description, query),
      missing: [],
    };
  });
}

function titleOf({ chapter_number, chapter_title }: FoundChapter) {
  return { chapter_number, chapter_title };
}

/** From the first chapter if its text was loaded, otherwise from the description, which everyone may see. */
function snippetFrom(first: FoundChapter | undefined, description: string, query: Query): Match['snippet'] {
  const isReadable = first !== undefined && first.plain_text !== null;
  const text = snippetOf(isReadable ? (first.plain_text ?? '') : description, query);
  return text === null ? null : { text, chapter: isReadable ? titleOf(first) : null };
}
