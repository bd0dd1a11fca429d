import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Holding, Reason } from '../../access/decide.ts';
import type { Grant, Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import {
  askedParts,
  type Catalogue,
  type CatalogueItem,
  type DashboardPart,
  decideReading,
  holdingOf,
  mayOpen,
  mayOpenDashboard,
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

export type Leads = Pick<Answer<'dashboard'>, 'can' | 'editions'>;

type DashboardGrant = Extract<Grant, { opens: 'dashboard' }>;
/** A custom report is no item. */
type OfItem = { kind: Exclude<FigureKind, 'custom-report'> };
type Query = Parameters<typeof askedParts>[0];

export interface OpeningNeeds {
  db: Db;
  catalogue: Catalogue;
  customReports: CustomReports;
  freshness: Pick<Freshness, 'recall'>;
}

/** Decides what a viewer may see of a dashboard. Called for each ticket, and again for every question. */
export function createOpening(needs: OpeningNeeds) {
  const { db, catalogue, freshness } = needs;

  /** An import does not change while an item shows it. */
  const importsOf = (id: number, demo: boolean, now: Date) =>
    freshness.recall(`imports:${id} ${demo}`, now, async () => {
      const value = await findCurrentImports(db, [id], demo);
      return { value, keys: ['catalogue'], bytes: JSON.stringify(value).length };
    });

  async function find(viewer: Viewer, kind: OfItem['kind'], id: number) {
    const itemKind = itemKindOf(kind);
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
    const imports = await importsOf(id, demo, viewer.now);
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

    /** Where a person who has opened a dashboard can go on: to its report, and to its editions of other years. */
    async leadsTo(viewer: Viewer, { kind, id }: Pick<Opened, 'kind' | 'id'>): Promise<Leads> {
      // It is made of bookmarks, and each of them says for itself whether it can be read.
      if (kind === 'custom-report') return { can: { readReport: true }, editions: [] };
      const { shelf, holdings } = await catalogue.look(viewer, itemKindOf(kind));
      const item = shelf.byId.get(id);
      if (!item) return { can: { readReport: false }, editions: [] };
      const reading = decideReading(viewer, item, holdingOf(holdings, id));
      const others = [...shelf.byId.values()].filter(
        (other) =>
          isEditionOf(item, other) && mayOpenDashboard(viewer, other, holdingOf(holdings, other.item_id)),
      );
      return {
        can: { readReport: item.kind === 'report' && reading.allowed },
        editions: others
          .map((other) => ({
            id: other.item_id,
            kind: kindOf(other),
            name: other.item_name,
            year: other.item_year,
          }))
          .sort((a, b) => b.year - a.year),
      };
    },
  };
}

export type Opening = ReturnType<typeof createOpening>;

function itemKindOf(kind: OfItem['kind']): CatalogueItem['kind'] {
  return kind === 'global' || kind === 'medaccess' ? 'report' : kind;
}

/** Editions are of one line, and are told apart by their year. */
function isEditionOf(one: CatalogueItem, other: CatalogueItem): boolean {
  return other.item_id !== one.item_id && other.line_id === one.line_id;
}

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

/** Why a dashboard does not open, if it is one of these. */
export function reasonOf(error: unknown): Reason | null {
  if (!(error instanceof ProblemError)) return null;
  if (error.code === 'dashboard-not-subscribed') return 'not subscribed';
  return error.code === 'dashboard-sample-only' ? 'sample market only' : null;
}

function refusal({ sampleMarkets }: Holding): ProblemError {
  return new ProblemError(sampleMarkets.length > 0 ? 'dashboard-sample-only' : 'dashboard-not-subscribed');
}
