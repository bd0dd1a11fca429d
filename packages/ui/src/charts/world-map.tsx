import '../theme/tokens-data.css';
import { useId } from 'react';
import { CountryShape, Edge } from './country-shape.tsx';
import { cssColor } from './data-color.ts';
import { colorOfStep } from './heat-table.tsx';
import { MapKey } from './map-key.tsx';
import { MapTip } from './map-tip.tsx';
import { viewOn } from './map-view.ts';
import { stepOf } from './steps.ts';
import { useNamedCountry } from './use-named-country.ts';
import { useRoving } from './use-roving.ts';
import classes from './world-map.module.css';

/** A country's outline, and where it is too small for one, the place of a dot. */
export interface MapShape {
  name: string;
  outline: string;
  dot?: readonly [number, number];
  /** Where a word about it points to. */
  center: readonly [number, number];
  /** Left, top, right and bottom of its mainland. */
  box: readonly [number, number, number, number];
}

export interface MapValue {
  name: string;
  value: number;
  /** What is told of it besides its name. */
  lines: readonly string[];
}

interface WorldMapProps {
  label: string;
  size: readonly [width: number, height: number];
  shapes: readonly MapShape[];
  /** In the order in which the arrow keys go through them. */
  values: readonly MapValue[];
  /** Ascending; a country takes the colour of the last step that it reaches. */
  steps: readonly number[];
  formatStep: (value: number) => string;
  chosen?: readonly string[];
  onPick?: ((name: string) => void) | undefined;
}

/** Countries by value. One of them can be reached by Tab, the others from there by the arrow keys. */
export function WorldMap({ label, size, shapes, values, steps, formatStep, ...rest }: WorldMapProps) {
  const { chosen = [], onPick } = rest;
  const hatch = useId();
  const known = new Map(shapes.map((shape) => [shape.name, shape]));
  const shown = values.flatMap((value) => {
    const shape = known.get(value.name);
    return shape ? [{ value, shape }] : [];
  });
  const names = shown.map(({ value }) => value.name);
  const view = viewOn(
    shown.map(({ shape }) => shape),
    size,
  );
  const { pointed, focused, named, point, focus } = useNamedCountry();
  const roving = useRoving(names);
  const tip = shown.find(({ value }) => value.name === named);
  return (
    <div className="rel" onPointerLeave={() => point(null)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand around a drawing */}
      <svg
        viewBox={[view.x, view.y, view.width, view.height].join(' ')}
        className={classes.drawing}
        role="group"
        aria-label={label}
      >
        <Hatch id={hatch} scale={view.scale} />
        {shapes
          .filter(({ name }) => !names.includes(name))
          .map(({ name, outline }) => (
            <path key={name} className={classes.empty} d={outline} fill={`url(#${hatch})`} />
          ))}
        {shown.map(({ value, shape }) => (
          <CountryShape
            key={value.name}
            shape={shape}
            value={value}
            fill={cssColor(colorOfStep(stepOf(value.value, steps), steps.length))}
            isChosen={chosen.includes(value.name)}
            isFaded={chosen.length > 0 && !chosen.includes(value.name)}
            scale={view.scale}
            roving={roving.propsOf(value.name)}
            onPoint={point}
            onFocus={focus}
            onPick={onPick}
          />
        ))}
        <Edge className={classes.edge} shape={known.get(pointed ?? '')} scale={view.scale} />
        <Edge className={classes.ring} shape={known.get(focused ?? '')} scale={view.scale} />
      </svg>
      <MapKey steps={steps} format={formatStep} hatch={hatch} />
      {tip && <MapTip view={view} {...tip} />}
    </div>
  );
}

/** The ground of countries that nothing is known of. */
function Hatch({ id, scale }: { id: string; scale: number }) {
  return (
    <defs>
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(45) scale(${scale})`}
      >
        <rect width="6" height="6" fill="var(--cal-seq-none)" />
        <line x1="0" x2="0" y1="0" y2="6" className={classes.hatch} />
      </pattern>
    </defs>
  );
}
