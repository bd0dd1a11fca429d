import type { Metric } from '@caliper/contract/figures/figures.values.ts';
import { findingsIn } from '@caliper/text/hits.ts';
import { isFigure } from '@caliper/text/numbers.ts';
import type { Query } from '@caliper/text/query.ts';
import { foldedWords } from '@caliper/text/words.ts';
import type { Viewer } from '../../access/viewer.ts';
import {
  askedParts,
  type Catalogue,
  type CatalogueItem,
  type CustomItem,
  decideReading,
  holdingOf,
  isHeld,
  isKnown,
  mayOpen,
  openMarkets,
  type View,
} from '../catalogue/index.ts';
import { tsqueryOf } from '../search/index.ts';
import type { Found } from './choosing.ts';
import {
  createDashboardLabels,
  type DashboardLabel,
  type LabelsNeeds,
  readFacts,
} from './dashboard-series.ts';
import {
  type FoundSeries,
  findPlaces,
  findSeries,
  type Given,
  listGiven,
  type Place,
} from './figures.store.ts';
import { wantedIn } from './question.ts';
import type { Series } from './table-series.ts';

/** Where a development stands, and whether this viewer may see its figures. */
export interface Source {
  item: CatalogueItem;
  isOpen: boolean;
  /** Where the viewer may open it, if not in the report itself: in a MedCore report. */
  given: Given | null;
  /** Names the development among all of its source. */
  key: string;
  table: Omit<FoundSeries, 'at' | 'series'>;
}

export interface DashboardSource extends Omit<Source, 'table' | 'given'> {
  given: Omit<Given, 'place'> | null;
  label: DashboardLabel;
}

export type AnySource = Source | DashboardSource;

export interface Wanted {
  metric: Metric;
  place: string | null;
  about: Query;
}

/** At most so many tables and segments are read: those of the newest editions. */
export interface Most {
  open: number;
  closed: number;
  facts: number;
}

const forOneQuestion: Most = { open: 80, closed: 40, facts: 40 };

interface LookingNeeds extends LabelsNeeds {
  catalogue: Catalogue;
  /** Has what was released by now read. */
  readUp: (now: Date) => Promise<unknown>;
}

/** Finds the developments that the words of a question are about: what the viewer may read, and what they may know of. */
export function createLooking({ catalogue, readUp, ...needs }: LookingNeeds) {
  const { db } = needs;
  const labelsOf = createDashboardLabels(needs);

  async function inTables(
    viewer: Viewer,
    { metric, place, about }: Wanted,
    most: Most,
  ): Promise<Found<Source>[]> {
    const where = place === null ? [] : [placeTerm(place)];
    const [places, { shelves, holdings }] = await Promise.all([
      findPlaces(
        db,
        tsqueryOf({ terms: [...wantedIn(about).flatMap((term) => about.terms[term] ?? []), ...where] }),
        metric,
      ),
      catalogue.overview(viewer),
    ]);
    const listed = places.flatMap((one) => {
      const item = shelves.report.byId.get(one.report_id);
      const holding = item && holdingOf(holdings, item.item_id);
      return item && holding
        ? [{ place: one, item, holding, isRead: decideReading(viewer, item, holding).allowed }]
        : [];
    });
    const elsewhere = listed.filter((one) => !one.isRead).map((one) => one.place.chapter_id);
    const given = await listGiven(db, viewer.usergroupId, elsewhere);
    const known = listed.flatMap(({ place: one, item, holding, isRead }) => {
      const inMedcore = isRead ? null : (given.get(one.chapter_id) ?? null);
      const isOpen = isRead || (inMedcore !== null && decideReading(viewer, item, holding, true).allowed);
      // Whoever may not read a figure is not told of its digits either.
      return isOpen || (isKnown(viewer, item) && !hasFigures(about))
        ? [{ place: one, item, isOpen, given: inMedcore }]
        : [];
    });
    const chosen = [...first(known, true, most.open), ...first(known, false, most.closed)];
    const byPlace = new Map(chosen.map((one) => [keyOf(one.place), one]));
    const found = await findSeries(
      db,
      chosen.map((one) => one.place),
      { metric, place },
    );
    return found.flatMap(({ series, at, ...table }) => {
      const { item, isOpen = false, given: where = null } = byPlace.get(keyOf(table)) ?? {};
      if (!item) return [];
      const context = `${table.chapter_title}\n${item.item_name}`;
      const key = `t ${keyOf(table)} ${at}`;
      return [{ series, context, source: { item, isOpen, given: where, key, table } }];
    });
  }

  async function inDashboards(
    viewer: Viewer,
    { metric, place, about }: Wanted,
    most: Most,
  ): Promise<Found<DashboardSource>[]> {
    if (metric !== 'value' && metric !== 'units') return [];
    const view = await catalogue.look(viewer, 'report', 'all');
    const { shelf, holdings, custom } = view;
    const open = new Map<number, OpenDashboard>();
    for (const item of shelf.byId.values()) {
      const part = item.global_dashboard
        ? openPart(viewer, item, holdingOf(holdings, item.item_id))
        : undefined;
      if (part)
        open.set(item.item_id, { item, markets: part.market === null ? null : [part.market], given: null });
    }
    for (const given of custom.filter(isHeld)) openGiven(open, viewer, view, given);
    const isMet = meeting(about);
    const wanted = wantedIn(about);
    const labels = (await labelsOf([...open.keys()], viewer.now)).flatMap((label) => {
      const { item, markets = null } = open.get(label.item_id) ?? {};
      const isWithin =
        (markets === null || markets.includes(label.market)) &&
        (place === null || label.countries.includes(place));
      if (!item || !isWithin || isMet(label.market, label.segment).size === 0) return [];
      const met = isMet(label.market, label.segment, item.item_name);
      const isWhole = wanted.every((term) => met.has(term));
      const companies = isWhole ? [''] : label.companies.filter((name) => isMet(name).size > 0);
      return companies.length > 0 ? [{ label, companies, year: item.item_year }] : [];
    });
    const latest = labels.toSorted((a, b) => b.year - a.year).slice(0, most.facts);
    const found = (await readFacts(db, latest, { metric, place })).flatMap(({ label, series }) => {
      const { item, given = null } = open.get(label.item_id) ?? {};
      return item ? [{ item, given, label, series }] : [];
    });
    return found.map(({ item, given, label, series }) => ({
      series,
      context: item.item_name,
      source: { item, isOpen: true, given, label, key: dashboardKey(label, series) },
    }));
  }

  return async (viewer: Viewer, wanted: Wanted, most = forOneQuestion): Promise<Found<AnySource>[]> => {
    await readUp(viewer.now);
    return (await Promise.all([inTables(viewer, wanted, most), inDashboards(viewer, wanted, most)])).flat();
  };
}

export type Looking = ReturnType<typeof createLooking>;

interface OpenDashboard {
  item: CatalogueItem;
  /** All of them if null. */
  markets: readonly string[] | null;
  given: DashboardSource['given'];
}

/** A MedCore report opens the markets that were chosen for it, where nothing else opens more. */
function openGiven(
  open: Map<number, OpenDashboard>,
  viewer: Viewer,
  { shelf, holdings }: Pick<View, 'shelf' | 'holdings'>,
  { c_report_id, item_name, custom }: CustomItem,
): void {
  for (const { report_id, market_names } of custom.chosen) {
    const item = shelf.byId.get(report_id);
    if (!item || item.dashboard_kind === 'medaccess' || open.has(report_id)) continue;
    const markets = openMarkets(viewer, holdings, custom, item, market_names);
    if (markets.length > 0)
      open.set(report_id, { item, markets, given: { c_report_id, c_report_name: item_name } });
  }
}

/** Demo figures are no figures. */
function openPart(viewer: Viewer, item: CatalogueItem, holding: Parameters<typeof mayOpen>[2]) {
  return askedParts({}, holding).find((part) => !part.demo && mayOpen(viewer, item, holding, part));
}

/** The newest editions first, and of these what stands in front. */
function first<T extends { place: Place; item: CatalogueItem; isOpen: boolean }>(
  all: readonly T[],
  isOpen: boolean,
  count: number,
): T[] {
  return all
    .filter((one) => one.isOpen === isOpen)
    .sort((a, b) => b.item.item_year - a.item.item_year || a.place.chapter_id - b.place.chapter_id)
    .slice(0, count);
}

function placeTerm(place: string): Query['terms'][number] {
  return { text: place, patterns: [{ by: 'words', words: foldedWords(place), from: 'known' }] };
}

function hasFigures({ terms }: Query): boolean {
  return terms.some(({ text }) => foldedWords(text).some(isFigure));
}

const keyOf = ({ chapter_id, table_number }: Pick<Place, 'chapter_id' | 'table_number'>) =>
  `${chapter_id} ${table_number}`;

function dashboardKey(
  { import_id, market, segment }: DashboardLabel,
  { labels, place, metric }: Series,
): string {
  return `d ${import_id} ${JSON.stringify([market, segment, place, labels.at(2)?.text ?? '', metric])}`;
}

/** Which terms names meet together. The same names stand in edition after edition. */
function meeting(about: Query): (...names: string[]) => ReadonlySet<number> {
  const known = new Map<string, ReadonlySet<number>>();
  return (...names) => {
    const text = names.join('\n');
    const met = known.get(text) ?? new Set([...findingsIn(text, about)].map(({ term }) => term));
    known.set(text, met);
    return met;
  };
}
