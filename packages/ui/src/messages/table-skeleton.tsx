import classes from './table-skeleton.module.css';

interface TableSkeletonProps {
  columns: number;
  rows?: number;
}

/** Placeholder for a table that is loading. */
export function TableSkeleton({ columns, rows = 8 }: TableSkeletonProps) {
  return (
    <div className="clip framed appears" role="status" aria-label="Loading">
      {upTo(rows).map((row) => (
        <div key={row} className={classes.row}>
          {upTo(columns).map((column) => (
            <span key={column} className={classes.cell} />
          ))}
        </div>
      ))}
    </div>
  );
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
