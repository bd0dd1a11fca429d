import classes from './search-skeleton.module.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The outline of results that are loading. */
export function SearchSkeleton() {
  return (
    <div className={classes.rows} role="status" aria-label="Loading">
      {rows.map((row) => (
        <div key={row} className={classes.row}>
          <span className={classes.line} />
          <span className={classes.line} />
          <span className={classes.line} />
          <span className={classes.line} />
        </div>
      ))}
    </div>
  );
}
