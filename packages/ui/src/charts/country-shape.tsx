import type { KeyboardEvent } from 'react';
import classes from './world-map.module.css';
import type { MapShape, MapValue } from './world-map.tsx';

interface CountryShapeProps {
  shape: MapShape;
  value: MapValue;
  fill: string;
  isChosen: boolean;
  isFaded: boolean;
  /** How many units of the map a pixel has at full size. */
  scale: number;
  roving: {
    tabIndex: number;
    ref: (element: SVGElement | null) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  onPoint: (name: string) => void;
  /** Told its name when it gets the focus by keyboard, and null when it loses it. */
  onFocus: (name: string | null) => void;
  onPick: ((name: string) => void) | undefined;
}

/** A country with a value: pointed at or focused it says it, pressed it is chosen. */
export function CountryShape({
  shape,
  value,
  fill,
  onPoint,
  onFocus,
  onPick,
  roving,
  ...state
}: CountryShapeProps) {
  const pick = () => onPick?.(value.name);
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return roving.onKeyDown(event);
    event.preventDefault();
    pick();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot have the outline of a country
    <g
      ref={roving.ref}
      role="button"
      tabIndex={roving.tabIndex}
      className={classes.country}
      data-chosen={state.isChosen || undefined}
      data-faded={state.isFaded || undefined}
      data-pickable={onPick !== undefined || undefined}
      fill={fill}
      aria-label={[value.name, ...value.lines].join(', ')}
      aria-pressed={state.isChosen}
      onPointerEnter={() => onPoint(value.name)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onFocus(value.name)}
      onBlur={() => onFocus(null)}
      onClick={pick}
      onKeyDown={pressByKey}
    >
      <path d={shape.outline} />
      <Dot shape={shape} scale={state.scale} />
    </g>
  );
}

interface EdgeProps {
  shape: MapShape | undefined;
  scale: number;
  className: string | undefined;
}

/** Around a country, above all others. */
export function Edge({ shape, scale, className }: EdgeProps) {
  return (
    shape && (
      <g className={className}>
        <path d={shape.outline} />
        <Dot shape={shape} scale={scale} />
      </g>
    )
  );
}

/** Where a country is too small for its outline. */
function Dot({ shape: { dot }, scale }: { shape: MapShape; scale: number }) {
  return dot && <circle cx={dot[0]} cy={dot[1]} r={3.5 * scale} />;
}
