import type { Region } from '@caliper/contract/catalogue/catalogue.values.ts';

export interface RegionProps {
  /** The regions with content. */
  possible: readonly Region[];
  /** Null means all: nothing is filtered. */
  value: Region | null;
  onChange: (region: Region | null) => void;
}
