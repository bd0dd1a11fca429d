import type {
  ComparedCell,
  ComparedColumn,
  ComparedRow,
} from '@caliper/contract/differences/compared.schemas.ts';
import { kindWords } from '@caliper/contract/differences/differences.messages.ts';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import classes from './tables.module.css';

interface FigureCellProps {
  cell: ComparedCell | null;
  column: ComparedColumn;
  row: ComparedRow;
}

/** The figure as it is now, and below it what it was. */
export function FigureCell({ cell, column, row }: FigureCellProps) {
  const isForecast = column.is === 'forecast' || row.is === 'forecast';
  if (!cell) return <td data-number data-forecast={isForecast || undefined} />;
  const { kind, before, after } = cell;
  const isRestated = kind === 'restated';
  return (
    <td
      data-number
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
        {kind === 'same' ? (
          <span translate="yes">same</span>
        ) : (
          <Former cell={cell} isGone={!after} text={before?.text} />
        )}
      </span>
    </td>
  );
}

interface FormerProps {
  cell: ComparedCell;
  isGone: boolean;
  text: string | undefined;
}

/** In the unit of the new figure, where that is another one. */
function Former({ cell: { converted }, text }: FormerProps) {
  if (text === undefined) return '–';
  return (
    <del>{converted === null ? text : converted.toLocaleString('en-US', { maximumFractionDigits: 2 })}</del>
  );
}

function titleOf({ kind, before, after, change, converted }: ComparedCell): string | undefined {
  if (kind === 'same') return undefined;
  const by =
    change === null || change === 0
      ? ''
      : ` by ${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString('en-US')}`;
  const unit = converted !== null && before ? `, was ${before.text} ${before.unit}` : '';
  return `${kindWords[kind]}${after && before ? by : ''}${unit}`;
}
