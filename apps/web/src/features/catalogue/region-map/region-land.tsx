import '@caliper/ui/theme/tokens-data.css';
import { lands } from 'virtual:region-map';
import { useState } from 'react';
import { FocusEdge } from './focus-edge.tsx';
import { type LandRegion, mapHeight, mapWidth, stateOf } from './land.ts';
import { LandName } from './land-name.tsx';
import { LandShape } from './land-shape.tsx';
import type { RegionProps } from './region-props.ts';

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
