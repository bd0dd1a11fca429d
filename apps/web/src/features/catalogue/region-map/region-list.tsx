import { regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { useId } from 'react';
import { RegionButton } from './region-button.tsx';
import { RegionLabel } from './region-label.tsx';
import classes from './region-list.module.css';
import type { RegionProps } from './region-props.ts';

/** The regions as buttons, for screens on which the map would be too small. */
export function RegionList(props: RegionProps) {
  const label = useId();
  return (
    <fieldset className={classes.list} aria-labelledby={label}>
      <RegionLabel id={label} region={props.value} />
      {regions.map((region) => (
        <RegionButton key={region} region={region} {...props} />
      ))}
      <Button size="sm" variant="quiet" onClick={() => props.onChange(null)}>
        Reset
      </Button>
    </fieldset>
  );
}
