import type { Cell } from '../../ingest/content.ts';
import { isFigure } from '../compare-cells.ts';
import type { Line } from '../keyed-table.ts';
import { unitParts } from '../unit-parts.ts';
import { type Doubtful, spot } from './sense-finding.ts';
import type { View } from './views.ts';

/** Columns whose figures are written in several currencies, or with and without percent sign or scale. */
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

/** The first of the fewest, if the figures are not all of one kind. */
function oddOne(cells: readonly Placed[]): (Placed & { kinds: string }) | null {
  for (const kindOf of [currency, percent, scale]) {
    const kinds = [...Map.groupBy(cells, ({ cell }) => kindOf(cell))].sort(
      ([, one], [, other]) => one.length - other.length,
    );
    const [fewest] = kinds[0]?.[1] ?? [];
    if (kinds.length > 1 && fewest) return { ...fewest, kinds: kinds.map(([kind]) => kind).join(' and ') };
  }
  return null;
}

function currency({ currency: written }: Cell): string {
  return written ? `in ${unitParts(written).currency || written}` : 'without currency';
}

function percent({ text }: Cell): string {
  return text.includes('%') ? 'in percent' : 'without percent sign';
}

function scale({ scale: factor }: Cell): string {
  return factor === undefined ? 'without scale' : `times ${factor.toLocaleString('en-US')}`;
}
