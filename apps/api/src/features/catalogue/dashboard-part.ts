import { decide, type Holding } from '../../access/decide.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { CatalogueItem } from './shelf.ts';

/** Which part of a dashboard is requested: all of it, one market, or the demo figures. */
export interface DashboardPart {
  demo: boolean;
  market: string | null;
}

interface Query {
  demo?: boolean | undefined;
  sample?: boolean | undefined;
  market?: string | undefined;
}

/** What the address asks for; if it names no part, everything the company has, the most first. */
export function askedParts({ demo, sample, market }: Query, { sampleMarkets }: Holding): DashboardPart[] {
  const asSample = { demo: false, market: market ?? sampleMarkets[0] ?? null };
  const asDemo = { demo: true, market: null };
  if (demo) return [asDemo];
  if (sample) return [asSample];
  return [{ demo: false, market: null }, asSample, asDemo];
}

export function mayOpen(
  viewer: Viewer,
  { visible }: Pick<CatalogueItem, 'visible'>,
  holding: Holding,
  part: DashboardPart,
): boolean {
  return decide(viewer, 'open dashboard', { ...part, visible, holding }).allowed;
}

/** Whether the item's card may open a dashboard: all of it, or the part the company has. */
export function mayOpenDashboard(
  viewer: Viewer,
  item: Pick<CatalogueItem, 'kind' | 'visible' | 'global_dashboard'>,
  holding: Holding,
): boolean {
  if (item.kind === 'report' && !item.global_dashboard) return false;
  return askedParts({}, holding).some((part) => mayOpen(viewer, item, holding, part));
}
