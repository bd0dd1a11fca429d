import type { Cell } from '../../ingest/content.ts';
import { isFigure } from '../compare-cells.ts';
import type { Line } from '../keyed-table.ts';
import { isTotal } from '../total-words.ts';
import { unitParts } from '../unit-parts.ts';
import { type Doubtful, spot } from './sense-finding.ts';
import type { View } from './views.ts';

/** Columns whose figures are written in several currencies, or some with a percent sign or a scale and some without. */
export function* mixedUnits(view: View): Generator<Doubtful> {
  // Rows with figures of several kinds are common: each row says what it is about.
  if (view.areRows) return;
  for (const line of view.lines) {
    const cells = view.across.flatMap((across) => {
      const cell = view.cellAt(line, across);
      return cell && isFigure(cell) && cell.number !== 0 && cell.unit === undefined ? [{ across, cell }] : [];
    });
    const odd = oddOne(cells);
    if (odd)
      yield {
        check: 'units',
        ...spot(view, line, odd.across),
        excerpt: odd.cell.text,
        message: `This column has figures ${odd.kinds}.`,
        remedy: 'Write all figures of a column in one unit, or give each kind a column of its own.',
      };
  }
}

interface Placed {
  across: Line;
  cell: Cell;
}

/** The figure that is written otherwise, and how. A sign with the first figure and the totals counts for all between. */
function oddOne(cells: readonly Placed[]): (Placed & { kinds: string }) | null {
  const inner = cells.slice(1, -1).filter(({ across }) => !across.path.some(isTotal));
  const currencies = Map.groupBy(
    cells.filter(({ cell }) => cell.currency !== undefined),
    ({ cell }) => unitParts(cell.currency ?? '').currency || cell.currency,
  );
  const [other] = [...currencies.values()].sort((one, two) => one.length - two.length)[0] ?? [];
  if (currencies.size > 1 && other)
    return { ...other, kinds: `in ${[...currencies.keys()].join(' and in ')}` };
  return (
    without(cells, inner, ({ text }) => text.includes('%'), 'percent sign') ??
    without(cells, inner, ({ scale }) => scale !== undefined, 'scale')
  );
}

function without(
  cells: readonly Placed[],
  inner: readonly Placed[],
  has: (cell: Cell) => boolean,
  sign: string,
): (Placed & { kinds: string }) | null {
  const bare = cells.filter(({ cell }) => !has(cell));
  const signed = inner.filter(({ cell }) => has(cell));
  const [odd] = bare.length <= signed.length ? bare : signed;
  return bare.length > 0 && signed.length > 0 && odd ? { ...odd, kinds: `with and without ${sign}` } : null;
}
