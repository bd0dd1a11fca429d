import classes from './loading.module.css';
import { LogoMark } from './logo.tsx';

/** Stands until the first answers are there. Shows itself late: most of the time nobody needs to see it. */
export function LoadingScreen({ words = 'Loading…' }: { words?: string }) {
  return (
    <div className={classes.screen} role="status">
      <LogoMark size={44} />
      <p>{words}</p>
    </div>
  );
}

interface SkeletonRowsProps {
  count?: number;
  /** The class of the grid that the real rows will stand in. */
  grid?: string;
}

/** The shape of a list that is on its way. `--skeleton-row` around it says how tall its rows will be. */
export function SkeletonRows({ count = 4, grid = '' }: SkeletonRowsProps) {
  const rows = Array.from({ length: count }, (_, index) => index);
  return (
    <div
      className={`${classes.rows} ${grid}`}
      data-grid={grid !== '' || undefined}
      role="status"
      aria-label="Loading"
    >
      {rows.map((row) => (
        <div key={row} className={classes.row}>
          <span className={classes.tile} />
          <span className={classes.lines}>
            <span className={classes.line} />
            <span className={classes.line} />
            <span className={classes.line} />
          </span>
        </div>
      ))}
    </div>
  );
}
