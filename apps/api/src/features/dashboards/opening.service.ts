import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Holding } from '../../access/decide.ts';
import type { Grant, Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import {
  askedParts,
  type Catalogue,
  type CatalogueItem,
  type DashboardPart,
  mayOpen,
} from '../catalogue/index.ts';
import type { CustomReports } from '../custom-reports/index.ts';
import { openCustomReport } from './open-custom-report.ts';
import { type CurrentImport, findCurrentImports } from './opening.store.ts';

/** A market of one import, with the name that the dashboard shows for it. */
export interface Source {
  from: CurrentImport;
  market: string;
  label: string;
}

/** A dashboard with what the viewer may see of it now. */
export interface Opened
  extends Pick<CatalogueItem, 'item_name' | 'item_year' | 'region' | 'icon' | 'description'> {
  kind: FigureKind;
  id: number;
  demo: boolean;
  sample: string | null;
  imports: CurrentImport[];
  /** The markets it shows; nothing else of the imports is ever read. Empty for items without markets. */
  sources: Source[];
  /** Reports and markets that are left out. */
  missing: string[];
  /** Reports of a custom report that have figures of the same markets, and the one of them that was asked for. */
  rivals: { report_id: number; name: string; region: string; year: number; isShown: boolean }[];
  prefer: number | null;
  /** Which of them is shown. */
  remarks: string[];
}

type DashboardGrant = Extract<Grant, { opens: 'dashboard' }>;
/** A custom report is no item. */
type OfItem = { kind: Exclude<FigureKind, 'custom-report'> };
type Query = Parameters<typeof askedParts>[0];

export interface OpeningNeeds {
  db: Db;
  catalogue: Catalogue;
  customReports: CustomReports;
}

/** Decides what a viewer may see of a dashboard. Called for each ticket, and again for every question. */
export function createOpening(needs: OpeningNeeds) {
  const { db, catalogue } = needs;

  async function find(viewer: Viewer, kind: OfItem['kind'], id: number) {
    const itemKind = kind === 'global' || kind === 'medaccess' ? 'report' : kind;
    const { item, holding } = await catalogue.find(viewer, itemKind, id);
    if (itemKind === 'report' && !item.global_dashboard) throw new ProblemError('not-found');
    // Only reports have markets, so only they can have samples.
    return { item, holding: itemKind === 'report' ? holding : { ...holding, sampleMarkets: [] } };
  }

  async function openItem(
    viewer: Viewer,
    { kind, id, demo, market }: DashboardGrant & OfItem,
  ): Promise<Opened> {
    const { item, holding } = await find(viewer, kind, id);
    if (!mayOpen(viewer, item, holding, { demo, market })) throw refusal(holding);
    const imports = await findCurrentImports(db, [id], demo);
    const { item_name, item_year, region, icon, description } = item;
    const facts = { item_name, item_year, region, icon, description };
    const sources = imports.flatMap((from) => marketsOf(from, market));
    const whole = { missing: [], rivals: [], prefer: null, remarks: [] };
    return { ...facts, kind: kindOf(item), id, demo, sample: market, imports, sources, ...whole };
  }

  return {
    async grant(viewer: Viewer, kind: FigureKind, id: number, query: Query): Promise<DashboardGrant> {
      const scope = { opens: 'dashboard', id } as const;
      if (kind === 'custom-report') {
        await openCustomReport(needs, viewer, id, null);
        return { ...scope, kind, demo: false, market: null };
      }
      const { item, holding } = await find(viewer, kind, id);
      const asked = item.kind === 'report' ? query : { ...query, market: undefined };
      const part = askedParts(asked, holding).find((one) => mayOpen(viewer, item, holding, one));
      if (!part) throw refusal(holding);
      return { ...scope, kind: kindOf(item), ...part };
    },

    open(viewer: Viewer, { kind, ...grant }: DashboardGrant, prefer: number | null): Promise<Opened> {
      return kind === 'custom-report'
        ? openCustomReport(needs, viewer, grant.id, prefer)
        : openItem(viewer, { ...grant, kind });
    },
  };
}

export type Opening = ReturnType<typeof createOpening>;

/** The kind of a report's dashboard depends on its figures, whatever address opened it. */
function kindOf(item: Pick<CatalogueItem, 'kind' | 'dashboard_kind'>): FigureKind {
  if (item.kind !== 'report') return item.kind;
  return item.dashboard_kind === 'medaccess' ? 'medaccess' : 'global';
}

function marketsOf(from: CurrentImport, only: DashboardPart['market']): Source[] {
  return from.shape.markets
    .filter((market) => only === null || market === only)
    .map((market) => ({ from, market, label: market }));
}

function refusal({ sampleMarkets }: Holding): ProblemError {
  return new ProblemError(sampleMarkets.length > 0 ? 'dashboard-sample-only' : 'dashboard-not-subscribed');
}
