import classes from './land.module.css';
import type { ShownLand } from './land-shape.tsx';

/** The focused land once more, above its neighbours, with the focus ring a step away as round any button. */
export function FocusEdge({ outline, state, isPointed }: ShownLand) {
  return (
    <g className={classes.edge}>
      <path className={classes.ring} d={outline} />
      <path className={classes.gap} d={outline} />
      <path className={classes.land} d={outline} data-state={state} data-pointed={isPointed} />
    </g>
  );
}
