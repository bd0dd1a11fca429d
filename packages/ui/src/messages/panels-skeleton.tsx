import { Bone } from './bone.tsx';
import classes from './panels-skeleton.module.css';

const columns = [0, 1, 2, 3];

interface PanelsSkeletonProps {
  /** It takes the place of another, so it is there at once instead of fading in. */
  continues?: boolean;
}

/** Placeholder for a page of figures that is loading: its heading, filters, key figures and panels. */
export function PanelsSkeleton({ continues = false }: PanelsSkeletonProps) {
  return (
    <div className={continues ? '' : 'appears'} role="status" aria-label="Loading">
      <div className={classes.head}>
        <Bone size={['min(320px, 60%)', 22]} />
        <Bone size={['min(180px, 30%)', 30]} />
      </div>
      <div className={classes.filters}>
        {columns.map((column) => (
          <span key={column} className={classes.field} />
        ))}
      </div>
      <div className={`${classes.inset} ${classes.figures}`}>
        {columns.map((column) => (
          <Bone key={column} size={['min(150px, 100%)', 44]} />
        ))}
      </div>
      <div className={`thirds ${classes.inset}`}>
        {columns.map((column) => (
          <span key={column} className="card" style={{ height: 448 }} />
        ))}
      </div>
    </div>
  );
}
