import type { Region } from '@caliper/contract/catalogue/catalogue.values.ts';
import classes from './region-label.module.css';

interface RegionLabelProps {
  id?: string;
  region: Region | null;
}

export function RegionLabel({ id, region }: RegionLabelProps) {
  return (
    <p id={id} className={classes.label}>
      Filtering by region: <b className={classes.region}>{region ?? 'None'}</b>
    </p>
  );
}
