import { niceSteps } from '@caliper/ui/charts/steps.ts';
import { type MapValue, WorldMap } from '@caliper/ui/charts/world-map.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Failed } from '../panel-face.tsx';
import classes from './country-map.module.css';
import { mapName, type Place } from './places.ts';

interface PlaceValue extends MapValue, Pick<Place, 'names'> {}

interface CountryMapProps {
  label: string;
  /** Largest first: the arrow keys go through them in this order. */
  values: readonly PlaceValue[];
  formatStep: (value: number) => string;
  chosen?: readonly string[];
  /** Called with all names of the country. */
  onPick?: (names: readonly string[]) => void;
}

/** How many countries without an outline are named; the table has them all. */
const mostNamed = 8;

/** Countries by value. Outlines are loaded with the first map; names without an outline are listed below it. */
export function CountryMap({ label, values, formatStep, chosen = [], onPick }: CountryMapProps) {
  const outlines = useQuery({ queryKey: ['world'], queryFn: () => import('virtual:world-map') });
  const steps = useMemo(() => niceSteps(values.map(({ value }) => value)), [values]);
  if (outlines.error) return <Failed asked={[outlines]} />;
  if (outlines.isPending) return <div className={classes.waiting} />;
  const world = outlines.data;
  const drawn = new Set(world.shapes.map(({ name }) => name));
  const given = new Map(values.map(({ name, names }) => [mapName(name), names]));
  const elsewhere = values.filter(({ name }) => !drawn.has(mapName(name))).map(({ name }) => name);
  return (
    <>
      <WorldMap
        label={label}
        size={world.size}
        shapes={world.shapes}
        values={values.map(({ names, ...one }) => ({ ...one, name: mapName(one.name) }))}
        steps={steps}
        formatStep={formatStep}
        chosen={chosen.map(mapName)}
        onPick={onPick && ((name) => onPick(given.get(name) ?? [name]))}
      />
      {elsewhere.length > 0 && (
        <p className={classes.elsewhere} data-picture-text>
          Not on the map: <span translate="no">{elsewhere.slice(0, mostNamed).join(', ')}</span>
          {elsewhere.length > mostNamed && ` and ${elsewhere.length - mostNamed} more`}.
        </p>
      )}
    </>
  );
}
