import type { Region } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { DemoItem } from '../items.ts';
import { seriesOf } from '../model/market-model.ts';
import { type ProcedureFigures, proceduresOf, settingShares } from '../model/procedures.ts';
import { divide, sum } from '../model/rounding.ts';
import { unitsIn } from '../model/series.ts';
import type { Study } from '../study.ts';
import { capital } from '../writing/format.ts';
import type { Row } from './csv.ts';
import { studyBehind } from './item-study.ts';
import { type Land, landsOf, weightOf, withRest } from './lands.ts';
import { split } from './split.ts';

const payers = ['Public', 'Private insurance', 'Self-pay'];
/** Single countries per region, and the years shown, fewer than for a market. */
const own = 7;
const ahead = 5;
const back = 6;
const demo = { countries: 2, years: 5 };

/** How often every procedure was done, by country, setting and payer. */
export function* ptRows(item: DemoItem, isDemo: boolean): Generator<Row> {
  const study = studyBehind(item);
  const lands = ptLands(item.region);
  const shown = isDemo ? largestOf(lands) : lands;
  for (const procedure of proceduresOf(study, study.chance))
    for (const year of yearsOf(study, isDemo)) yield* yearRows(study, procedure, lands, year, shown);
}

function largestOf(lands: Land[]): Land[] {
  return lands
    .filter(({ country }) => !country.startsWith('Rest of '))
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, demo.countries);
}

function ptLands(region: Region): Land[] {
  return region === 'Global' ? landsOf(region) : withRest(region, own);
}

function yearsOf({ figures }: Study, isDemo: boolean): number[] {
  const [from, count] = isDemo ? [demo.years, demo.years] : [back, back + ahead];
  return Array.from({ length: count }, (_, index) => figures.measured - from + 1 + index);
}

function* yearRows(
  study: Study,
  of: ProcedureFigures,
  lands: Land[],
  year: number,
  shown: Land[],
): Generator<Row> {
  const volumes = lands.map((land) => volumeIn(study, of, land, year));
  const shares = settingShares(study, study.chance, of.name, year, study.figures.measured);
  const settings = split(
    divide(unitsIn(of.total, year), shares, 0),
    volumes,
    (land, setting) =>
      study.chance(`setting-${of.name}-${lands[land]?.country}-${setting}`).between(0.75, 1.25),
    0,
  );
  for (const [index, land] of lands.entries())
    if (shown.includes(land)) yield* landRows(study, of, land, year, settings[index] ?? []);
}

function* landRows(
  study: Study,
  { name }: ProcedureFigures,
  { region, country }: Land,
  year: number,
  settings: number[],
): Generator<Row> {
  const row = { procedure: name, specialty: capital(study.field.name), region, country, year };
  for (const [index, setting] of study.field.settings.entries()) {
    const weights = payerWeights(study, country, index);
    for (const [which, volume] of divide(settings[index] ?? 0, weights, 0).entries())
      yield { ...row, setting, payer: payers[which] ?? '', volume };
  }
}

/** The state pays less often for care outside the large hospital. */
function payerWeights({ chance }: Study, country: string, setting: number): number[] {
  const random = chance(`payers-${country}-${setting}`);
  const privately = (country === 'United States' ? 0.9 : 0.25) + setting * 0.12;
  return [random.between(0.9, 1.2), privately * random.between(0.85, 1.15), 0.06 + setting * 0.05];
}

/** The report's figure for the country, or the country's part of its region's figure. */
function volumeIn(study: Study, of: ProcedureFigures, land: Land, year: number): number {
  if (study.report.region === 'Global') return partOfRegion(study, of, land, year);
  const inside = of.places.filter(({ name }) => land.places.some((place) => place.name === name));
  return sum(
    inside.map(({ series }) => unitsIn(series, year)),
    0,
  );
}

function partOfRegion({ report, figures }: Study, of: ProcedureFigures, land: Land, year: number): number {
  const lands = landsOf(report.region).filter(({ region }) => region === land.region);
  const region = of.places.find(({ name }) => name === land.region);
  const market = figures.markets[report.subject.procedures.indexOf(of.name) % figures.markets.length]?.market;
  if (!region || !market) return 0;
  const weights = lands.map(({ places }) =>
    sum(
      places.map((place) => unitsIn(seriesOf(report, market, place, figures.decimals), year)),
      0,
    ),
  );
  const index = lands.findIndex(({ country }) => country === land.country);
  return divide(unitsIn(region.series, year), weights, 0)[index] ?? 0;
}
