import type {
  ComparedCell,
  ComparedColumn,
  ComparedRow,
} from '@caliper/contract/differences/compared.schemas.ts';
import { kindWords } from '@caliper/contract/differences/differences.messages.ts';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { signedPercent } from '../forecast/revisions.ts';
import classes from './tables.module.css';

interface FigureCellProps {
  cell: ComparedCell | null;
  column: ComparedColumn;
  row: ComparedRow;
  /** What stands below the figure. */
  below: Below;
  /** Whether its column holds numbers. */
  isNumber: boolean;
}

export type Below = 'former' | 'change' | 'relative';

/** The figure as it is now, and below it what it was, or by how much it is different. */
export function FigureCell({ cell, column, row, below, isNumber }: FigureCellProps) {
  const isForecast = column.is === 'forecast' || row.is === 'forecast';
  if (!cell) return <td data-number={isNumber || undefined} data-forecast={isForecast || undefined} />;
  const { kind, after } = cell;
  const isRestated = kind === 'restated';
  return (
    <td
      data-number={isNumber || undefined}
      data-forecast={isForecast || undefined}
      data-restated={isRestated || undefined}
      title={titleOf(cell)}
      translate={after?.value == null ? undefined : 'no'}
    >
      {isRestated && (
        <b className={classes.mark}>
          <span aria-hidden>R</span>
          <Unseen>restated</Unseen>
        </b>
      )}
      {after?.text ?? '–'}
      <span className={classes.former}>
        {kind === 'same' ? <span translate="yes">same</span> : <BelowFigure cell={cell} below={below} />}
      </span>
    </td>
  );
}

function BelowFigure({ cell, below }: { cell: ComparedCell; below: Below }) {
  const { before, change, relative, converted } = cell;
  if (below === 'change') return change === null ? '–' : signed(change);
  if (below === 'relative') return relative === null ? '–' : signedPercent(relative);
  if (!before) return '–';
  // In the unit of the new figure, where that is another one.
  return <del>{converted === null ? before.text : grouped(converted)}</del>;
}

function grouped(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

function signed(change: number): string {
  return `${change > 0 ? '+' : change < 0 ? '−' : ''}${grouped(Math.abs(change))}`;
}

function titleOf({ kind, before, converted }: ComparedCell): string | undefined {
  if (kind === 'same') return undefined;
  return `${kindWords[kind]}${converted !== null && before ? `, was ${before.text} ${before.unit}` : ''}`;
}
