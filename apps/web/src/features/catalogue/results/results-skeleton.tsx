import rows from './results.module.css';
import classes from './results-skeleton.module.css';

const shown = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The shape of the rows that are on their way. */
export function ResultsSkeleton() {
  return (
    <div className={`${rows.rows} ${classes.skeleton}`} role="status" aria-label="Loading">
      {shown.map((row) => (
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
