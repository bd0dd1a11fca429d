import { Bones } from '@caliper/ui/messages/bone.tsx';
import classes from './home.module.css';

const begun = [
  ['46%', 18],
  ['24%', 12],
] as const;
const news = [
  ['58%', 16],
  ['38%', 12],
] as const;

/** The outline of the shelf: three rows and five at the left, three at the right. */
export function HomeSkeleton() {
  return (
    <div className={`${classes.shelf} appears`} role="status" aria-label="Loading">
      <div className="slim">
        <Outline rows={3} height={77} sizes={begun} />
        <Outline rows={5} height={61} sizes={news} />
      </div>
      <div className="slim">
        <Outline rows={3} height={57} sizes={news} />
        <Outline rows={3} height={57} sizes={news} />
      </div>
    </div>
  );
}

interface OutlineProps {
  rows: number;
  height: number;
  sizes: readonly (readonly [string, number])[];
}

function Outline({ rows, height, sizes }: OutlineProps) {
  const numbers = Array.from({ length: rows }, (_, index) => index);
  return (
    <div className={classes.group} aria-hidden="true">
      <div className={classes.head}>
        <Bones sizes={[[140, 14]]} />
      </div>
      {numbers.map((number) => (
        <div key={number} className="stack gap8 middle underline" style={{ height }}>
          <Bones sizes={sizes} />
        </div>
      ))}
    </div>
  );
}
