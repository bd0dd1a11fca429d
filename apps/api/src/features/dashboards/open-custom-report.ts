import type { Viewer } from '../../access/viewer.ts';
import { type CatalogueItem, holdingOf, mayOpen, type View } from '../catalogue/index.ts';
import { type CustomReport, chosenMarkets } from '../custom-reports/index.ts';
import type { Opened, OpeningNeeds, Source } from './opening.service.ts';
import { type CurrentImport, findCurrentImports } from './opening.store.ts';
import { readUnit } from './shape.ts';

interface Chosen {
  item: CatalogueItem;
  markets: string[];
}

/** The chosen markets of its reports: of each as many as the viewer may open. */
export async function openCustomReport(
  { db, catalogue, customReports }: OpeningNeeds,
  viewer: Viewer,
  id: number,
): Promise<Opened> {
  const view = await catalogue.look(viewer, 'report');
  const report = await customReports.find(viewer, id);
  const chosen = (await chosenMarkets(db, id)).flatMap(({ report_id, market_names }) => {
    const item = view.shelf.byId.get(report_id);
    return item ? { item, markets: opened(viewer, view, report, item, market_names) } : [];
  });
  const shown = chosen.filter(({ markets }) => markets.length > 0);
  const imports = await findCurrentImports(
    db,
    shown.map(({ item }) => item.item_id),
    false,
  );
  const { sources, foreign } = inOneCurrency(named(shown.flatMap((one) => sourcesOf(one, imports))));
  const unsized = shown.filter(({ item }) =>
    imports.some((one) => one.item_id === item.item_id && !hasSizes(one)),
  );
  const closed = chosen.filter(({ item, markets }) => item.visible && markets.length === 0);
  const [first] = (shown.length > 0 ? shown : chosen).map(({ item }) => item);
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
    sources,
    missing: [
      ...closed.map(({ item }) => titleOf(item)),
      ...unsized.map(({ item }) => `${titleOf(item)} (market access)`),
      ...foreign,
    ],
  };
}

/** Whoever was given a curated report was given its markets too. */
function opened(
  viewer: Viewer,
  { holdings }: View,
  report: CustomReport,
  item: CatalogueItem,
  markets: string[],
) {
  const holding = holdingOf(holdings, item.item_id);
  const full = holding.full || (report.medcore && report.why.includes('given'));
  return markets.filter((market) => mayOpen(viewer, item, { ...holding, full }, { demo: false, market }));
}

function sourcesOf(
  { item, markets }: Chosen,
  imports: CurrentImport[],
): (Source & { item: CatalogueItem })[] {
  const from = imports.find(({ item_id }) => item_id === item.item_id);
  if (!from || !hasSizes(from)) return [];
  return markets.map((market) => ({ from, market, label: market, item }));
}

/** Market access has none, and its years would cut those of the others. */
function hasSizes({ shape: { units } }: CurrentImport): boolean {
  return 'value' in units || 'units' in units;
}

/** Two reports may have a market of the same name. */
function named(sources: (Source & { item: CatalogueItem })[]): Source[] {
  return sources.map(({ from, market, item }) => {
    const isAlone = sources.filter((other) => other.market === market).length === 1;
    return { from, market, label: isAlone ? market : `${market} (${titleOf(item)})` };
  });
}

/** Dollars and euros cannot be added up: those of the first market are shown, and the others told. */
function inOneCurrency(all: Source[]): { sources: Source[]; foreign: string[] } {
  const currencyOf = ({ from }: Source) => readUnit(from.shape.units.value ?? '').of;
  const currency = all.map(currencyOf).find((one) => one !== '') ?? '';
  const isForeign = (source: Source) => !['', currency].includes(currencyOf(source));
  return {
    sources: all.filter((source) => !isForeign(source)),
    foreign: all.filter(isForeign).map((source) => `${source.label} (measured in ${currencyOf(source)})`),
  };
}

/** Editions for two regions have one title. */
function titleOf({ item_name, region, item_year }: CatalogueItem): string {
  return `${item_name}, ${region} ${item_year}`;
}
