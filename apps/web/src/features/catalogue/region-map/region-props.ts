import type { Region } from '@caliper/contract/catalogue/catalogue.values.ts';

export interface RegionProps {
  /** The regions that have something to show. */
  possible: readonly Region[];
  /** Null means all of them: nothing is filtered. */
  value: Region | null;
  onChange: (region: Region | null) => void;
}
