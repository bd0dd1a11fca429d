import { WorldMap } from '@caliper/ui/charts/world-map.tsx';
import { format, mapSize, shapes, steps, values } from './figures.ts';
import { Case, Group, Specimen } from './specimen.tsx';
import { nothing } from './values.ts';

const map = { size: mapSize, shapes, values, steps, formatStep: format };

export function Maps() {
  return (
    <Group title="Maps">
      <Specimen of="WorldMap" about="Four squares stand for countries; one of them has no value.">
        <Case state="rest" width="wide">
          <WorldMap label="Volume by country" {...map} />
        </Case>
        <Case state="one chosen, to be pressed" width="wide">
          <WorldMap label="Volume by country, one chosen" {...map} chosen={['Middle']} onPick={nothing} />
        </Case>
      </Specimen>
    </Group>
  );
}
