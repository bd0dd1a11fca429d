import { regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import classes from './land-buttons.module.css';
import { RegionButton } from './region-button.tsx';
import type { RegionProps } from './region-props.ts';

export function LandButtons(props: RegionProps) {
  return (
    <div className={classes.row}>
      {regions
        .filter((region) => region !== 'Global')
        .map((region) => (
          <RegionButton key={region} region={region} {...props} />
        ))}
    </div>
  );
}
