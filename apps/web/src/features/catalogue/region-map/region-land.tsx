import '@caliper/ui/theme/tokens-data.css';
import { lands } from 'virtual:region-map';
import { type FocusEvent, useState } from 'react';
import type { RegionProps } from './land.ts';
import { type Land, type LandRegion, type LandState, mapHeight, mapWidth, stateOf } from './land.ts';
import classes from './region-land.module.css';

/**
 * The names are the buttons, for keyboards and screen readers too. The land under a name enlarges its click target, and
 * shows where the pointer and the focus are.
 */
export function RegionLand({ possible, value, onChange }: RegionProps) {
  const [pointed, setPointed] = useState<LandRegion | null>(null);
  const [focused, setFocused] = useState<LandRegion | null>(null);
  const shown = lands.map((land) => ({
    ...land,
    state: stateOf(land.region, { possible, value }),
    isPossible: possible.includes(land.region),
    isPressed: land.region === value,
    isPointed: land.region === pointed,
    onPoint: setPointed,
    onChoose: onChange,
  }));
  // A button that is disabled while focused fires no blur event.
  const edged = shown.find(({ region, isPossible }) => isPossible && region === focused);
  return (
    <>
      <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} aria-hidden="true" focusable="false">
        {shown.map((land) => (
          <LandShape key={land.region} {...land} />
        ))}
        {edged && <FocusEdge {...edged} />}
      </svg>
      {shown.map((land) => (
        <LandName key={land.region} {...land} onFocus={setFocused} />
      ))}
    </>
  );
}

interface ShownLand extends Land {
  state: LandState;
  isPossible: boolean;
  isPressed: boolean;
  isPointed: boolean;
  onPoint: (region: LandRegion | null) => void;
  onChoose: (region: LandRegion) => void;
}

function LandShape({ region, outline, state, isPossible, isPointed, onPoint, onChoose }: ShownLand) {
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

interface LandNameProps extends ShownLand {
  onFocus: (region: LandRegion | null) => void;
}

function LandName({ region, label, state, isPossible, isPressed, ...on }: LandNameProps) {
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

/** Draws the focused land again above its neighbours, with the focus ring at the same distance as on buttons. */
function FocusEdge({ outline, state, isPointed }: ShownLand) {
  return (
    <g className="ghost">
      <path className={classes.ring} d={outline} />
      <path className={classes.gap} d={outline} />
      <path className={classes.land} d={outline} data-state={state} data-pointed={isPointed} />
    </g>
  );
}
