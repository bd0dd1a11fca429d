import type { FigureChange, TableChange } from '@caliper/contract/changes.schemas.ts';
import { changes } from '../changes.ts';
import { yearsIn } from '../heading-words.ts';
import type { Reading } from '../reading.ts';
import type { SenseFinding } from './sense-finding.ts';

const most = { figures: 1_000_000, lines: 0, passages: 0 };
/** More leaps in one table are one finding. */
const mostInTable = 5;
/** Percentages are compared in points: a growth of 1.5 instead of 1.2 is no leap. */
const leastPoints = 5;

/** Figures that differ by more than a share from those of another reading; `what` names it. */
export function* leaps(
  reading: Reading,
  other: Reading,
  what: string,
  share: number,
): Generator<SenseFinding> {
  for (const table of changes(other, reading, most).tables) {
    const areSameYears = yearsIn(table.before?.title ?? '') === yearsIn(table.after?.title ?? '');
    // The same heading in a table of another year is about something else.
    const found = table.figures.filter(
      (figure) => (figure.year !== null || areSameYears) && isLeap(figure, share),
    );
    const [first] = found;
    if (!table.after || !first) continue;
    if (found.length <= mostInTable) for (const figure of found) yield finding(table, figure, what, '');
    else
      yield finding(
        table,
        first,
        what,
        `${found.length} figures of this table differ by more than ${Math.round(share * 100)}%, the first of them: `,
      );
  }
}

function isLeap({ kind, before, after, relative }: FigureChange, share: number): boolean {
  if (
    kind === 'added' ||
    kind === 'removed' ||
    relative === null ||
    before?.value == null ||
    after?.value == null
  )
    return false;
  if (after.unit === '%' && Math.abs(after.value - before.value) < leastPoints) return false;
  // What was rounded away may account for a part of the difference.
  const rounding = (stepOf(before.text) + stepOf(after.text)) / 2 / Math.abs(before.value);
  return Math.abs(relative) - rounding > share;
}

function stepOf(text: string): number {
  return 10 ** -(text.match(/[.,](\d{1,2})(?!\d)/)?.[1]?.length ?? 0);
}

function finding(
  { after: place }: TableChange,
  figure: FigureChange,
  what: string,
  lead: string,
): SenseFinding {
  const { row, column, before, after, relative } = figure;
  const name = place?.name || `Table ${place?.number} of chapter ${place?.chapter}`;
  const isOtherUnit = before?.unit !== after?.unit;
  const [is, was] = [after, before].map(
    (one) => `${one?.text}${isOtherUnit ? ` (${one?.unit || 'no unit'})` : ''}`,
  );
  const by = `${(relative ?? 0) > 0 ? '+' : '−'}${Math.round(Math.abs(relative ?? 0) * 100)}%`;
  return {
    file: '',
    place: [name, ...row, ...column].join(', '),
    block: place?.block ?? '',
    excerpt: after?.text ?? '',
    message: `${lead}${is}, ${was} in ${what} (${by}).`,
    remedy: 'Check the figure in the source.',
    check: 'leap',
    chapter: place?.chapter ?? 0,
    row,
    column,
    cell: figure.place,
  };
}
