import type { Viewer } from '../../access/viewer.ts';
import type { ReadableBecause } from '../../platform/postgres/tables.ts';
import { mayOpen } from './dashboard-part.ts';
import { type Holdings, holdingOf } from './holding.ts';
import type { CatalogueItem, Shelf } from './shelf.ts';

/** The markets of a report that a custom report shows in its dashboard. */
export interface ChosenMarkets {
  report_id: number;
  market_names: string[];
}

interface CustomReport {
  medcore: boolean;
  why: readonly ReadableBecause[];
}

interface Known {
  shelf: Pick<Shelf, 'byId'>;
  holdings: Holdings;
}

/** Those that the viewer may open. A company that was given a MedCore report was given its markets too. */
export function openMarkets(
  viewer: Viewer,
  holdings: Holdings,
  { medcore, why }: CustomReport,
  item: CatalogueItem,
  markets: readonly string[],
): string[] {
  const holding = holdingOf(holdings, item.item_id);
  const full = holding.full || (medcore && why.includes('given'));
  return markets.filter((market) => mayOpen(viewer, item, { ...holding, full }, { demo: false, market }));
}

/** Whether the viewer may open any of them, and with it the dashboard of the custom report, which shows sizes. */
export function mayOpenChosen(
  viewer: Viewer,
  { shelf, holdings }: Known,
  report: CustomReport & { chosen: readonly ChosenMarkets[] },
): boolean {
  return report.chosen.some(({ report_id, market_names }) => {
    const item = shelf.byId.get(report_id);
    if (!item || item.dashboard_kind === 'medaccess') return false;
    return openMarkets(viewer, holdings, report, item, market_names).length > 0;
  });
}
