import type { Reduced, Whole } from '../differences.queries.ts';
import { counted } from '../summary-words.ts';

type Chapter = (Whole | Reduced)['chapters'][number];

/** '7 passages, was 4': what happened to a chapter, for its row in the list. */
export function chapterFacts(chapter: Chapter): string {
  const { kind, before, after, isMoved, isRenamed, passages, tables } = chapter;
  if (kind === 'added') return `new chapter${tables > 0 ? `, ${counted(tables, 'table', 'tables')}` : ''}`;
  if (kind === 'removed') return 'no longer there';
  const count = passages.added + passages.removed + passages.changed;
  const said = [
    count > 0 && counted(count, 'passage', 'passages'),
    before && after && before.number !== after.number && `was ${before.number}`,
    isRenamed && `was “${before?.title}”`,
    isMoved && 'moved',
  ].filter(Boolean);
  return said.join(', ') || (kind === 'same' ? 'same' : 'same text');
}

/** The same with the counts of its tables, where nothing else is shown of it. */
export function chapterCounts(chapter: Chapter): string {
  const { kind, passages, tables, revised, restated } = chapter;
  if (kind === 'added' || kind === 'removed' || kind === 'same') return chapterFacts(chapter);
  const count = passages.added + passages.removed + passages.changed;
  const said = [
    count > 0 && counted(count, 'passage', 'passages'),
    tables > 0 && counted(tables, 'table', 'tables'),
    revised > 0 && `${counted(revised, 'figure', 'figures')} revised`,
    restated > 0 && `${restated.toLocaleString('en-US')} restated`,
  ].filter(Boolean);
  return said.join(', ') || chapterFacts(chapter);
}
