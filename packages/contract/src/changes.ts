import type { ChapterChange, FigureChange, ReportChanges, TableChange } from './changes.schemas.ts';

/** A line of the summary: how many, and of what. */
export interface SummaryLine {
  /** '+1', '−2', '286'. */
  count: string;
  words: string;
}

/** What is different, in counts: one line for each kind that occurs, the most far-reaching first. */
export function summaryOf({ counts, chapters }: ReportChanges): SummaryLine[] {
  const { tables, figures, passages } = counts;
  const comparable = `, ${tables.comparable} comparable`;
  return [
    chapterLine('+', chapters, 'added', ({ after }) => after?.title),
    chapterLine('−', chapters, 'removed', ({ before }) => before?.title),
    line('', counts.chapters.renamed, 'chapter renamed', 'chapters renamed'),
    line('', counts.chapters.moved, 'chapter moved', 'chapters moved'),
    line('+', tables.added, `table${comparable}`, `tables${comparable}`),
    line('−', tables.removed, 'table', 'tables'),
    line('', figures.revised, 'forecast figure revised', 'forecast figures revised'),
    line('', figures.restated, 'measured figure restated', 'measured figures restated'),
    line('', figures.measured, 'forecast figure now measured', 'forecast figures now measured'),
    line('', figures.changed, 'other figure changed', 'other figures changed'),
    line('+', figures.added, 'figure in a table that stayed', 'figures in tables that stayed'),
    line('−', figures.removed, 'figure in a table that stayed', 'figures in tables that stayed'),
    line('', figures.words, 'cell of words changed', 'cells of words changed'),
    line('', counts.incomparable, 'figure not comparable', 'figures not comparable'),
    line('', tables.units, 'table in another unit', 'tables in other units'),
    line('', tables.retitled, 'caption changed', 'captions changed'),
    line('', tables.notes, 'table with other notes', 'tables with other notes'),
    line('+', passages.added, 'passage', 'passages'),
    line('−', passages.removed, 'passage', 'passages'),
    line('', passages.changed, 'passage changed', 'passages changed'),
  ].filter((one) => one !== null);
}

function line(sign: string, count: number, one: string, several: string): SummaryLine | null {
  if (count === 0) return null;
  return { count: `${sign}${count.toLocaleString('en-US')}`, words: count === 1 ? one : several };
}

/** A single chapter is named. */
function chapterLine(
  sign: string,
  chapters: readonly ChapterChange[],
  kind: ChapterChange['kind'],
  titleOf: (chapter: ChapterChange) => string | undefined,
): SummaryLine | null {
  const found = chapters.filter((chapter) => chapter.kind === kind);
  return line(sign, found.length, `chapter: ${found[0] ? titleOf(found[0]) : ''}`, 'chapters');
}

/** 'Spain, 2024: 23.1 → 24.2' */
export function figureLabel({ kind, row, column, before, after }: FigureChange): string {
  const place = [...row, ...column.filter((heading) => !isState(heading))].join(', ');
  const [was, is] = [before?.text || '–', after?.text || '–'];
  if (kind === 'added' && !before) return `${place}: ${is}`;
  if (kind === 'removed' && !after) return `${place}: ${was}`;
  return `${place}: ${was} → ${is}`;
}

/** The heading over all measured years says nothing that the year does not. */
export function isState(heading: string): boolean {
  return /^(?:measured|actuals?|historic(?:al)?|forecasts?|projected|projections?|estimates?)$/i.test(
    heading.trim(),
  );
}

/** 'Table 5.1 Value by country, was Table 4.1' */
export function tableLabel({ before, after, isRenumbered }: TableChange): string {
  const place = after ?? before;
  const [title = ''] = (place?.title ?? '').split('\n');
  const name = [place?.name, title].filter(Boolean).join(' ') || `Table ${place?.number ?? ''}`;
  return isRenumbered && before?.name ? `${name}, was ${before.name}` : name;
}

/** 'Feet and ankles, was Ankles' */
export function chapterLabel({ before, after, isRenamed }: ChapterChange): string {
  const place = after ?? before;
  const name = `${place?.number} ${place?.title}`;
  return isRenamed ? `${name}, was ${before?.title}` : name;
}
