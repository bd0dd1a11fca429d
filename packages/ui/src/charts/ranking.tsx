import { Unseen } from '../theme/unseen.tsx';
import classes from './ranking.module.css';

export interface RankedRow {
  name: string;
  value: number | null;
  /** Already worded, such as "+4.1%"; the column is missing where no row has one. */
  growth?: string | undefined;
  /** Places gained since the time before; negative for lost ones. */
  movement?: number | null | undefined;
}

interface RankingProps {
  label: string;
  rows: readonly RankedRow[];
  format: (value: number) => string;
  /** What a bar that fills its track stands for, such as 100 for shares; the largest row by default. */
  whole?: number | undefined;
  /** Names of rows that are chosen. */
  chosen?: readonly string[];
  onPick?: ((name: string) => void) | undefined;
}

/** Where there is room, rows take it, up to this height; a touch screen needs more. */
const tallestRow = 44;

/** Rows by size: place, movement, name, bar, value and growth. */
export function Ranking({ label, rows, format, whole, chosen = [], onPick }: RankingProps) {
  const highest = whole ?? Math.max(0, ...rows.map(({ value }) => Math.abs(value ?? 0)));
  const moves = rows.some(({ movement }) => movement != null);
  const grows = rows.some(({ growth }) => growth !== undefined);
  return (
    <ol
      className={classes.list}
      aria-label={label}
      data-moves={moves || undefined}
      data-grows={grows || undefined}
      style={{ maxHeight: rows.length * tallestRow }}
    >
      {rows.map((row, index) => (
        <li
          key={row.name}
          className={classes.row}
          data-chosen={chosen.includes(row.name) || undefined}
          data-faded={(chosen.length > 0 && !chosen.includes(row.name)) || undefined}
        >
          <span className="faint right" aria-hidden="true" translate="no">
            {index + 1}
          </span>
          {moves && <Movement places={row.movement ?? null} />}
          <RowName row={row} isChosen={chosen.includes(row.name)} onPick={onPick} />
          <span className={classes.track} data-whole={whole !== undefined || undefined}>
            <span
              className={classes.bar}
              data-negative={(row.value ?? 0) < 0 || undefined}
              style={{ width: `${highest === 0 ? 0 : (Math.abs(row.value ?? 0) / highest) * 100}%` }}
            />
          </span>
          <span className={classes.value} translate="no">
            {row.value === null ? '–' : format(row.value)}
          </span>
          {grows && (
            <span className={classes.growth} translate="no">
              {row.growth ?? '–'}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

interface RowNameProps extends Pick<RankingProps, 'onPick'> {
  row: RankedRow;
  isChosen: boolean;
}

/** The whole row can be pressed, the name is what the keyboard reaches. */
function RowName({ row, isChosen, onPick }: RowNameProps) {
  if (!onPick) {
    return (
      <span className={classes.name} translate="no">
        {row.name}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes.name}
      aria-pressed={isChosen}
      onClick={() => onPick(row.name)}
      translate="no"
    >
      {row.name}
    </button>
  );
}

function Movement({ places }: { places: number | null }) {
  const direction = places === null || places === 0 ? 'none' : places > 0 ? 'up' : 'down';
  return (
    <span className={classes.movement} data-direction={direction}>
      {direction !== 'none' && <Unseen>{`${direction} ${Math.abs(places ?? 0)}`}</Unseen>}
    </span>
  );
}
