import classes from './land.module.css';
import type { Land, LandRegion, LandState } from './land.ts';

export interface ShownLand extends Land {
  state: LandState;
  isPossible: boolean;
  isPressed: boolean;
  isPointed: boolean;
  onPoint: (region: LandRegion | null) => void;
  onChoose: (region: LandRegion) => void;
}

export function LandShape({ region, outline, state, isPossible, isPointed, onPoint, onChoose }: ShownLand) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the name on the land is the button; the land enlarges its target
    <path
      className={classes.land}
      d={outline}
      data-state={state}
      data-pointed={isPointed && isPossible}
      data-possible={isPossible}
      onPointerEnter={() => onPoint(region)}
      onPointerLeave={() => onPoint(null)}
      onClick={() => isPossible && onChoose(region)}
    />
  );
}
