import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Query } from '@caliper/text/query.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { categoryName } from './category.ts';
import type { Found } from './finding.ts';
import { type FoundChapter, findChapters } from './search.store.ts';
import { snippetOf } from './snippet.ts';
import { captionTitle, rowOf, type ShownTable } from './tables.ts';
import type { Thing } from './things.ts';

type Match = Answer<'searchReports'>['matches'][number];
export type Beside = Answer<'searchReports'>['beside']['results'][number];

/** The results of one page. Chapter text leaves the database only for those who may read it. */
export async function toMatches(db: Db, found: Found, shown: readonly Thing[]): Promise<Match[]> {
  const wanted = shown.flatMap(({ item, chapters }) => {
    const mayRead = found.eyes.of(item.item_id)?.mayOpen ?? false;
    const inOrder = chapters.toSorted((a, b) => a - b);
    return inOrder.map((chapter_number, index) => {
      return { report_id: item.item_id, chapter_number, withText: mayRead && index === 0 };
    });
  });
  const byReport = Map.groupBy(await findChapters(db, wanted), ({ report_id }) => report_id);
  return shown.map(({ item, isMine }) => {
    const chapters = byReport.get(item.item_id) ?? [];
    return {
      report_id: item.item_id,
      report_name: item.item_name,
      report_year: item.item_year,
      region: item.region,
      category_name: categoryName(item),
      chapters: chapters.map(titleOf),
      subscribed: isMine,
      snippet: snippetFrom(chapters[0], item.description, found.query),
      missing: found.missing?.get(item.item_id) ?? [],
    };
  });
}

export function titleOf({ chapter_number, chapter_title }: FoundChapter) {
  return { chapter_number, chapter_title };
}

/** From the first chapter if its text was loaded, otherwise from the description, which everyone may see. */
function snippetFrom(first: FoundChapter | undefined, description: string, query: Query): Match['snippet'] {
  const isReadable = first !== undefined && first.plain_text !== null;
  const text = snippetOf(isReadable ? (first.plain_text ?? '') : description, query);
  return text === null ? null : { text, chapter: isReadable ? titleOf(first) : null };
}

/** Anything but a table. */
export function toBeside({ kind, item, isMine, custom }: Thing, { query, missing }: Found): Beside {
  const isFiled = custom === undefined;
  return {
    kind,
    item_id: custom ? custom.c_report_id : item.item_id,
    title: item.item_name,
    item_name: item.item_name,
    year: isFiled ? item.item_year : null,
    region: isFiled ? item.region : null,
    category_name: isFiled ? categoryName(item) : null,
    subscribed: isMine,
    missing: missing?.get(item.item_id) ?? [],
    table: null,
    snippet: isFiled ? snippetOf(item.description, query) : null,
  };
}

export function toTable({ item, isMine }: Thing, shown: ShownTable): Beside {
  const { chapter_number, chapter_title, table_number, block, caption } = shown.table;
  return {
    kind: 'table',
    item_id: item.item_id,
    title: captionTitle(caption),
    item_name: item.item_name,
    year: item.item_year,
    region: item.region,
    category_name: categoryName(item),
    subscribed: isMine,
    missing: [],
    table: { chapter_number, chapter_title, table_number, block, row: shown.row, shown: rowOf(shown) },
    snippet: null,
  };
}
