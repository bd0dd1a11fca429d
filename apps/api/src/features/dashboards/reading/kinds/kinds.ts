import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { OpenKind } from './kind.ts';
import { markets } from './markets.ts';
import { procedures } from './procedures.ts';
import { skus } from './skus.ts';
import { surveys } from './surveys.ts';

export const kinds: Record<ImportKind, OpenKind> = {
  global: markets,
  medsku: skus,
  pt: procedures,
  survey: surveys,
};
