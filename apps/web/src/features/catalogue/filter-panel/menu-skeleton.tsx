import classes from './menu-skeleton.module.css';

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The shape of a list of categories that is on its way. */
export function MenuSkeleton() {
  return (
    <div className={classes.lines} aria-hidden="true">
      {lines.map((line) => (
        <span key={line} className={classes.line} />
      ))}
    </div>
  );
}
