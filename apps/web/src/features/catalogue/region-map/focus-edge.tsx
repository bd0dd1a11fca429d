import classes from './land.module.css';
import type { ShownLand } from './land-shape.tsx';

/** Draws the focused land again above its neighbours, with the focus ring at the same distance as on buttons. */
export function FocusEdge({ outline, state, isPointed }: ShownLand) {
  return (
    <g className={classes.edge}>
      <path className={classes.ring} d={outline} />
      <path className={classes.gap} d={outline} />
      <path className={classes.land} d={outline} data-state={state} data-pointed={isPointed} />
    </g>
  );
}
