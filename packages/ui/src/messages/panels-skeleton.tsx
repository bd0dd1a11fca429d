import classes from './panels-skeleton.module.css';

const columns = [0, 1, 2, 3];

interface PanelsSkeletonProps {
  /** It takes the place of another, so it is there at once instead of fading in. */
  continues?: boolean;
}

/** Placeholder for a page of figures that is loading: its heading, filters, key figures and panels. */
export function PanelsSkeleton({ continues = false }: PanelsSkeletonProps) {
  return (
    <div className={classes.page} data-continues={continues || undefined} role="status" aria-label="Loading">
      <div className={classes.head}>
        <span className={classes.title} />
        <span className={classes.tool} />
      </div>
      <div className={classes.filters}>
        {columns.map((column) => (
          <span key={column} className={classes.field} />
        ))}
      </div>
      <div className={classes.figures}>
        {columns.map((column) => (
          <span key={column} className={classes.figure} />
        ))}
      </div>
      <div className={classes.panels}>
        {columns.map((column) => (
          <span key={column} className={classes.panel} />
        ))}
      </div>
    </div>
  );
}
