import type { FocusEvent } from 'react';
import classes from './land.module.css';
import type { LandRegion } from './land.ts';
import type { ShownLand } from './land-shape.tsx';

interface LandNameProps extends ShownLand {
  onFocus: (region: LandRegion | null) => void;
}

export function LandName({ region, label, state, isPossible, isPressed, ...on }: LandNameProps) {
  // The edge is only for keyboard focus: after a click, the pointer shows the place.
  const follow = ({ currentTarget }: FocusEvent) =>
    on.onFocus(currentTarget.matches(':focus-visible') ? region : null);
  return (
    <button
      type="button"
      className={classes.name}
      style={{ left: `${label.left}%`, top: `${label.top}%` }}
      data-state={state}
      aria-pressed={isPressed}
      disabled={!isPossible}
      onClick={() => on.onChoose(region)}
      onFocus={follow}
      onBlur={() => on.onFocus(null)}
      onPointerEnter={() => on.onPoint(region)}
      onPointerLeave={() => on.onPoint(null)}
    >
      {region}
    </button>
  );
}
