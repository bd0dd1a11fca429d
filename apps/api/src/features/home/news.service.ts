import { type ItemKind, itemKinds } from '@caliper/contract/catalogue/catalogue.values.ts';
import { changesPath, reportPath } from '@caliper/contract/catalogue/item-paths.ts';
import { itemDashboardPath, reportDashboardPath } from '@caliper/contract/dashboards/dashboard-paths.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { home as limits } from '@caliper/contract/limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import {
  type Catalogue,
  type CatalogueItem,
  decideReading,
  holdingOf,
  mayOpenDashboard,
} from '../catalogue/index.ts';
import { firstYearsOf, type Happening, happeningsAmong } from './happenings.ts';
import { type Corrected, listCorrected, listNewFigures, listReleases, type Release } from './news.store.ts';

interface NewsNeeds {
  db: Db;
  freshness: Freshness;
  catalogue: Catalogue;
}

type NewsGroup = NonNullable<Answer<'home'>['news']>;
type News = NewsGroup['items'][number];
type Overview = Awaited<ReturnType<Catalogue['overview']>>;

const mostTables = 3;
const dayMs = 86_400_000;

/** What happened lately to what a company has. */
export function createNews({ db, freshness, catalogue }: NewsNeeds) {
  const correctedIn = (release: Release, now: Date): Promise<Corrected[]> =>
    freshness.recall(`corrected:${release.item_id}/${release.version}`, now, async () => {
      const value = await listCorrected(db, release);
      return { value, keys: [`item:${release.item_id}`], bytes: value.length * 200 };
    });

  async function toNews(
    viewer: Viewer,
    { holdings, shelves }: Overview,
    happening: Happening,
  ): Promise<News> {
    const { item, at, tag, release } = happening;
    const tables = release ? await correctedIn(release, viewer.now) : [];
    const isText = release !== undefined || tag !== 'updated';
    const isReadable = isText && mayRead(viewer, item, holdings);
    const [first] = tables;
    const before = tag === 'new edition' ? editionBefore(shelves.report.byId.values(), item) : undefined;
    return {
      id: item.item_id,
      kind: item.kind,
      title: item.item_name,
      year: item.item_year,
      region: item.region,
      at: epochSeconds(at),
      tag: first ? 'corrected' : tag,
      note: release?.note ?? '',
      tables: tables.slice(0, mostTables).map(({ caption }) => caption),
      corrected: tables.length,
      chapters: item.chapters,
      ...(isReadable ? textOf(item, first, before) : { opens: 'dashboard', path: dashboardPathOf(item) }),
    };
  }

  return async (viewer: Viewer): Promise<NewsGroup> => {
    const overview = await catalogue.overview(viewer);
    const open = openedBy(viewer, overview);
    const ids = [...open.keys()];
    const [releases, figures] = await Promise.all([listReleases(db, ids), listNewFigures(db, ids)]);
    const happenings = happeningsAmong({
      items: open,
      releases: releases.filter(({ item_id }) => mayReadId(viewer, overview, item_id)),
      figures,
      firstYears: firstYearsOf(itemKinds.flatMap((kind) => [...overview.shelves[kind].byId.values()])),
      since: new Date(viewer.now.getTime() - limits.newsDays * dayMs),
    });
    const shown = happenings.slice(0, limits.news);
    return {
      total: happenings.length,
      items: await Promise.all(shown.map((one) => toNews(viewer, overview, one))),
    };
  };
}

/** What the viewer's company has and they may open, as text or dashboard. Demo figures are no news. */
function openedBy(viewer: Viewer, { shelves, holdings }: Overview): Map<number, CatalogueItem> {
  const open = new Map<number, CatalogueItem>();
  for (const [id, holding] of holdings) {
    const item = findItem(shelves, id);
    if (!item) continue;
    const opens =
      mayRead(viewer, item, holdings) || mayOpenDashboard(viewer, item, { ...holding, demo: false });
    if (opens) open.set(id, item);
  }
  return open;
}

function findItem(shelves: Overview['shelves'], id: number): CatalogueItem | undefined {
  const kind = itemKinds.find((one: ItemKind) => shelves[one].byId.has(id));
  return kind && shelves[kind].byId.get(id);
}

function mayRead(viewer: Viewer, item: CatalogueItem, holdings: Overview['holdings']): boolean {
  if (item.kind !== 'report') return false;
  return decideReading(viewer, item, holdingOf(holdings, item.item_id)).allowed;
}

function mayReadId(viewer: Viewer, { shelves, holdings }: Overview, id: number): boolean {
  const item = shelves.report.byId.get(id);
  return item !== undefined && mayRead(viewer, item, holdings);
}

/** The last one before this with which it can be compared. */
function editionBefore(reports: Iterable<CatalogueItem>, item: CatalogueItem): CatalogueItem | undefined {
  if (item.chapters === 0) return undefined;
  return [...reports]
    .filter(({ line_id, region }) => line_id === item.line_id && region === item.region)
    .filter(({ visible, chapters, item_year }) => visible && chapters > 0 && item_year < item.item_year)
    .sort((one, other) => other.item_year - one.item_year)[0];
}

function textOf(
  { item_id, item_name }: CatalogueItem,
  table: Corrected | undefined,
  before: CatalogueItem | undefined,
): Pick<News, 'opens' | 'path'> {
  if (table) {
    const path = `${reportPath(item_id, item_name, table.chapter)}#${table.block}`;
    return { opens: 'correction', path };
  }
  if (before) return { opens: 'changes', path: changesPath(item_id, item_name, before.item_id) };
  return { opens: 'report', path: reportPath(item_id, item_name) };
}

function dashboardPathOf({ kind, item_id, item_name, dashboard_kind }: CatalogueItem): string {
  if (kind !== 'report') return itemDashboardPath(kind, item_id, item_name);
  return reportDashboardPath({
    report_id: item_id,
    report_name: item_name,
    c_report_id: null,
    dashboard_kind,
  });
}
