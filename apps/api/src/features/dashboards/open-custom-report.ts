import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type CatalogueItem, openMarkets } from '../catalogue/index.ts';
import type { CustomReport } from '../custom-reports/index.ts';
import { findTerms } from '../vocabulary/index.ts';
import type { Opened, OpeningNeeds, Source } from './opening.service.ts';
import { type CurrentImport, findCountries, findCurrentImports, marketKey } from './opening.store.ts';
import { type Country, countedOnce, isSameMarket } from './rivals.ts';
import { readUnit } from './shape.ts';

interface Chosen {
  item: CatalogueItem;
  /** The chosen markets that the viewer may open, and the others. */
  markets: string[];
  closed: string[];
}

/** The chosen markets of its reports, as far as the viewer may open them. */
export async function openCustomReport(
  { db, catalogue, customReports }: OpeningNeeds,
  viewer: Viewer,
  id: number,
  prefer: number | null,
): Promise<Opened> {
  const view = await catalogue.look(viewer, 'report');
  const report = await customReports.find(viewer, id);
  const chosen = report.chosen.flatMap(({ report_id, market_names }) => {
    const item = view.shelf.byId.get(report_id);
    if (!item) return [];
    const markets = openMarkets(viewer, view.holdings, report, item, market_names);
    return { item, markets, closed: market_names.filter((name) => !markets.includes(name)) };
  });
  const shown = chosen.filter(({ markets }) => markets.length > 0);
  const imports = await findCurrentImports(
    db,
    shown.map(({ item }) => item.item_id),
    false,
  );
  const all = shown.flatMap((one) => sourcesOf(one, imports));
  const { own, foreign } = inOneCurrency(all);
  const once = countedOnce(await withCountries(db, await withTerms(db, own)), prefer);
  const rivals = rivalsIn(once);
  const unsized = shown.filter(({ item }) =>
    imports.some((one) => one.item_id === item.item_id && !hasSizes(one)),
  );
  const [first] = [once.shown, shown, chosen.filter(({ item }) => item.visible)].flatMap((list) =>
    list.map(({ item }) => item),
  );
  return {
    kind: 'custom-report',
    id,
    item_name: report.c_report_name,
    item_year: first?.item_year ?? report.created_on.getUTCFullYear(),
    region: first?.region ?? 'Global',
    icon: first?.icon ?? 'Computer',
    description: '',
    demo: false,
    sample: null,
    imports,
    sources: named(once.shown, once.shown),
    missing: [
      ...chosen.flatMap((one) => closedOf(report, one)),
      ...unsized.map(({ item }) => `${titleOf(item)} (market access)`),
      ...named(foreign, all).map((one) => `${one.label} (measured in ${currencyOf(one)})`),
    ],
    rivals,
    prefer: rivals.some(({ report_id }) => report_id === prefer) ? prefer : null,
    remarks: remarksOn(once),
  };
}

/** A hidden report is named as the bookmark names it. */
function closedOf({ bookmarks }: CustomReport, { item, markets, closed }: Chosen): string[] {
  if (closed.length === 0) return [];
  if (!item.visible)
    return bookmarks
      .filter(({ report_id }) => report_id === item.item_id)
      .slice(0, 1)
      .map(({ report_name, report_year }) => `${report_name}, ${report_year}`);
  return markets.length === 0 ? [titleOf(item)] : closed.map((market) => `${market} (${titleOf(item)})`);
}

/** A market before it has a name that no other of the dashboard has. */
type Unnamed = Omit<Source, 'label'> & { item: CatalogueItem };
type Meant = Unnamed & { term: number | undefined };
type Once = ReturnType<typeof countedOnce<Meant & { countries: Country[] }>>;

const idsOf = (own: readonly Unnamed[]) => [...new Set(own.map(({ item }) => item.item_id))];

async function withTerms(db: Db, own: Unnamed[]): Promise<Meant[]> {
  const termOf = await findTerms(db, 'market', idsOf(own));
  return own.map((one) => ({ ...one, term: termOf(one.item.item_id, one.market) }));
}

/** Countries matter only where two reports have the same market. */
async function withCountries(db: Db, own: Meant[]) {
  const isAlone = !own.some((one) => own.some((other) => isSameMarket(one, other)));
  if (isAlone) return own.map((one) => ({ ...one, countries: [] }));
  const termOf = await findTerms(db, 'country', idsOf(own));
  const countries = await findCountries(
    db,
    own.map(({ from }) => from),
  );
  return own.map((one) => {
    const names = countries.get(marketKey(one.from.import_id, one.market)) ?? [];
    return { ...one, countries: names.map((name): Country => termOf(one.item.item_id, name) ?? name) };
  });
}

function rivalsIn({ rivalries }: Once): Opened['rivals'] {
  const byReport = new Map<number, Opened['rivals'][number]>();
  for (const { shown, hidden } of rivalries)
    for (const { item } of [shown, hidden]) {
      const isShown = item === shown.item || byReport.get(item.item_id)?.isShown === true;
      const { item_id, item_name, region, item_year } = item;
      byReport.set(item_id, { report_id: item_id, name: item_name, region, year: item_year, isShown });
    }
  return [...byReport.values()];
}

/** One sentence for each two reports. */
function remarksOn({ rivalries }: Once): string[] {
  const pairs = Map.groupBy(rivalries, ({ shown, hidden }) => `${shown.item.item_id} ${hidden.item.item_id}`);
  return [...pairs.values()].flatMap((own) => {
    const [first] = own;
    const markets = new Intl.ListFormat('en').format(own.map(bothNames));
    return first
      ? `${markets}: the figures of ${titleOf(first.shown.item)} are shown. Those of ${titleOf(first.hidden.item)} cover the same sales and are not added.`
      : [];
  });
}

/** The name that is shown, and the one that is not, if the other report has another. */
function bothNames({ shown, hidden }: { shown: Unnamed; hidden: Unnamed }): string {
  return shown.market === hidden.market ? shown.market : `${shown.market} (there ${hidden.market})`;
}

function sourcesOf({ item, markets }: Chosen, imports: CurrentImport[]): Unnamed[] {
  const from = imports.find(({ item_id }) => item_id === item.item_id);
  if (!from || !hasSizes(from)) return [];
  return markets.map((market) => ({ from, market, item }));
}

/** Market access has no sizes, and its years would limit those of the others. */
function hasSizes({ shape: { units } }: CurrentImport): boolean {
  return 'value' in units || 'units' in units;
}

/** Two reports may have a market of the same name. */
function named(sources: Unnamed[], among: Unnamed[]): Source[] {
  return sources.map(({ from, market, item }) => {
    const isAlone = among.filter((other) => other.market === market).length === 1;
    return { from, market, label: isAlone ? market : `${market} (${titleOf(item)})` };
  });
}

/** Dollars and euros cannot be added: the currency of the first market is shown, the others are reported. */
function inOneCurrency(all: Unnamed[]): { own: Unnamed[]; foreign: Unnamed[] } {
  const currency = all.map(currencyOf).find((one) => one !== '') ?? '';
  const isForeign = (source: Unnamed) => !['', currency].includes(currencyOf(source));
  return { own: all.filter((source) => !isForeign(source)), foreign: all.filter(isForeign) };
}

function currencyOf({ from }: Pick<Source, 'from'>): string {
  return readUnit(from.shape.units.value ?? '').of;
}

/** Editions for different regions have the same title. */
function titleOf({ item_name, region, item_year }: CatalogueItem): string {
  return `${item_name}, ${region} ${item_year}`;
}
