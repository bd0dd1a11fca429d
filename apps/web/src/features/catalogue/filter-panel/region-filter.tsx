import type { Region } from '@caliper/contract/catalogue/catalogue.values.ts';
import { useNavigate } from 'react-router';
import { addressOf, type CatalogueView, chooseRegion, keepsPlace } from '../catalogue-address.ts';
import { RegionList } from '../region-map/region-list.tsx';
import { RegionMap } from '../region-map/region-map.tsx';
import classes from './region-filter.module.css';

interface RegionFilterProps {
  view: CatalogueView;
  possible: readonly Region[];
  isWide: boolean;
}

/** On narrow screens the list replaces the map; the sections with few items have room for both. */
export function RegionFilter({ view, possible, isWide }: RegionFilterProps) {
  const navigate = useNavigate();
  const choice = {
    possible,
    value: view.region,
    onChange: (region: Region | null) =>
      navigate(addressOf(chooseRegion(view, region)), { state: keepsPlace }),
  };
  return (
    <div className={classes.regions}>
      {!isWide && <RegionList {...choice} />}
      {(isWide || view.section !== 'catalog') && (
        <div className={classes.map} data-hint={possible.length > 0}>
          <RegionMap {...choice} isBesideList={!isWide} />
        </div>
      )}
    </div>
  );
}
