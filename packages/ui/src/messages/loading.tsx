import { LogoMark } from '../theme/logo.tsx';
import { Bones } from './bone.tsx';
import classes from './loading.module.css';

/** Shown until the first answers arrive. Appears late, because usually it is not needed. */
export function LoadingScreen({ words = 'Loading…' }: { words?: string }) {
  return (
    <div className={classes.screen} role="status">
      <LogoMark size={44} />
      <p>{words}</p>
    </div>
  );
}

const lines = [
  ['52%', 18],
  ['30%', 10],
  ['78%', 10],
] as const;

interface SkeletonRowsProps {
  count?: number;
  /** The class of the grid that the real rows will be in. */
  grid?: string;
  /** It takes the place of another, so it is there at once instead of fading in. */
  continues?: boolean;
}

/** Placeholder for a list that is loading. `--skeleton-row` on a parent sets the height of its rows. */
export function SkeletonRows({ count = 4, grid = '', continues = false }: SkeletonRowsProps) {
  const rows = Array.from({ length: count }, (_, index) => index);
  return (
    <div
      className={`${grid || classes.rows} ${continues ? '' : 'appears'}`}
      role="status"
      aria-label="Loading"
    >
      {rows.map((row) => (
        <div key={row} className={classes.row}>
          <span className={classes.tile} />
          <span className="stack gap10 grow">
            <Bones sizes={lines} />
          </span>
        </div>
      ))}
    </div>
  );
}
