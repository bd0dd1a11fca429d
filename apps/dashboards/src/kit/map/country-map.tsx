import { niceSteps } from '@caliper/ui/charts/steps.ts';
import { type MapValue, WorldMap } from '@caliper/ui/charts/world-map.tsx';
import { useQuery } from '@tanstack/react-query';
import { formatterOf } from '../format.ts';
import { Panel, type PanelProps } from '../panel.tsx';
import { Failed } from '../panel-face.tsx';
import classes from './country-map.module.css';
import { mapName, type Place, stepDecimals } from './places.ts';

interface CountryMapProps {
  title: string;
  /** Largest first: the arrow keys go through them in this order. */
  places: readonly (MapValue & Pick<Place, 'names'>)[];
  /** The steps are written in thousands, perhaps, or as percentages. */
  steps?: { factor?: number; suffix?: string };
  chosen: readonly string[];
  /** Called with all names of the country. */
  onPick: (names: readonly string[]) => void;
}

type OfPanel = 'note' | 'sheetNote' | 'figures' | 'compared' | 'sheet';

export function MapPanel(props: CountryMapProps & Pick<PanelProps, OfPanel>) {
  const { places, steps, onPick, ...panel } = props;
  return (
    <Panel {...panel} onPick={(name) => onPick([name])}>
      <CountryMap {...props} />
    </Panel>
  );
}

/** How many countries without an outline are named; the table has them all. */
const mostNamed = 8;

/** Countries by value. Outlines are loaded with the first map; names without an outline are listed below it. */
function CountryMap({ title, places, steps: { factor = 1, suffix = '' } = {}, ...rest }: CountryMapProps) {
  const outlines = useQuery({ queryKey: ['world'], queryFn: () => import('virtual:world-map') });
  const steps = niceSteps(places.map(({ value }) => value));
  if (outlines.error) return <Failed asked={[outlines]} />;
  if (outlines.isPending) return <div className={classes.waiting} />;
  const { shapes, size } = outlines.data;
  const drawn = new Set(shapes.map(({ name }) => name));
  const given = new Map(places.map(({ name, names }) => [mapName(name), names]));
  const elsewhere = places.filter(({ name }) => !drawn.has(mapName(name))).map(({ name }) => name);
  return (
    <>
      <WorldMap
        label={title}
        size={size}
        shapes={shapes}
        values={places.map(({ names, ...one }) => ({ ...one, name: mapName(one.name) }))}
        steps={steps}
        formatStep={formatterOf(stepDecimals(steps, factor), suffix, factor)}
        chosen={rest.chosen.map(mapName)}
        onPick={(name) => rest.onPick(given.get(name) ?? [name])}
      />
      {elsewhere.length > 0 && (
        <p className="mt12 small faint" data-picture-text>
          Not on the map: <span translate="no">{elsewhere.slice(0, mostNamed).join(', ')}</span>
          {elsewhere.length > mostNamed && ` and ${elsewhere.length - mostNamed} more`}.
        </p>
      )}
    </>
  );
}
