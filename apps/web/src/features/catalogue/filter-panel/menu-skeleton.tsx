import classes from './menu-skeleton.module.css';

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The outline of a list of categories that is loading. */
export function MenuSkeleton() {
  return (
    <div className={classes.lines} aria-hidden="true">
      {lines.map((line) => (
        <span key={line} className={classes.line} />
      ))}
    </div>
  );
}
