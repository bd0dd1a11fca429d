import { WorldMap } from '@caliper/ui/charts/world-map.tsx';
import { format, mapSize, shapes, steps, values } from './figures.ts';
import { Cases, Group, Specimen } from './specimen.tsx';
import { nothing } from './values.ts';

const map = { size: mapSize, shapes, values, steps, formatStep: format };

export function Maps() {
  return (
    <Group title="Maps">
      <Specimen of="WorldMap" about="Four squares stand for countries; one of them has no value.">
        <Cases
          of={WorldMap}
          width="wide"
          states={{
            rest: { label: 'Volume by country', ...map },
            'one chosen, to be pressed': {
              label: 'Volume by country, one chosen',
              ...map,
              chosen: ['Middle'],
              onPick: nothing,
            },
          }}
        />
      </Specimen>
    </Group>
  );
}
