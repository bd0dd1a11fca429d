import type { Region } from '@caliper/contract/catalogue/catalogue.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import type { RegionProps } from './region-props.ts';

export function RegionButton({ region, possible, value, onChange }: RegionProps & { region: Region }) {
  const isChosen = region === value;
  return (
    <Button
      size="sm"
      variant={isChosen ? 'primary' : 'secondary'}
      aria-pressed={isChosen}
      disabled={!possible.includes(region)}
      onClick={() => onChange(region)}
    >
      {region}
    </Button>
  );
}
