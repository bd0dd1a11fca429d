import type { Answer } from '@caliper/contract/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { asked } from '../../../../lib/api/asked.ts';
import { queryClient } from '../../../../lib/api/query-client.ts';
import { readingMilliseconds } from '../../entries.ts';
import type { ShownSource } from '../prepare-chapter.ts';

export type ChapterTable = Answer<'chapterTables'>[number];

/** The tables of a chapter with their figures. Another version of it is refused. */
function tablesQuery({ id, report_id, chapter_number }: ShownSource) {
  return {
    ...asked(['chapter-tables', report_id, id], 'chapterTables', {
      params: { id: report_id, chapter: chapter_number },
      query: { chapter_id: id ?? 0 },
    }),
    staleTime: readingMilliseconds,
    gcTime: readingMilliseconds,
  };
}

/** Undefined until they are there; the page does without them if they do not come. */
export function useChapterTables(
  chapter: ShownSource,
  hasTables: boolean,
): readonly ChapterTable[] | undefined {
  const query = tablesQuery(chapter);
  const isAsked = chapter.id !== null && chapter.tables === undefined && hasTables;
  const { data } = useQuery({ ...query, enabled: isAsked });
  return chapter.tables ?? data;
}

/** For a press that comes before they are there. */
export async function chapterTable(chapter: ShownSource, number: number): Promise<ChapterTable> {
  const tables = chapter.tables ?? (await queryClient.fetchQuery(tablesQuery(chapter)));
  const found = tables.find((table) => table.number === number);
  if (!found) throw new Error('The table is not there.');
  return found;
}
