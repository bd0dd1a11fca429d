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

const rows = ['first', 'second', 'third', 'fourth'];

/** The shape of a list that is on its way. */
export function SkeletonRows() {
  return (
    <div className={classes.rows} role="status" aria-label="Loading">
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
