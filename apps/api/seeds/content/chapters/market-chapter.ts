import { stackedBars } from '../charts/stacked-bars.ts';
import type { MarketFigures } from '../model/figures.ts';
import { divide, round } from '../model/rounding.ts';
import { growthOf, priceGrowthOf, priceIn, unitGrowthOf, unitsIn, valueIn } from '../model/series.ts';
import type { Study } from '../study.ts';
import { capital, figure, listed, lower, percent, usd, usdMillion } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import type { Cell, Table } from '../writing/table.ts';
import { allPlaces, fastest, overYears, price, ranked, said, sourceLine, units, value } from './tables.ts';
import { filled, moved, pace } from './words.ts';

export function marketChapter(of: MarketFigures) {
  return (study: Study, page: Page): void => {
    const { figures, placeWord } = study;
    const { measured, end } = figures;
    const random = study.chance(of.market.name);
    const total = { name: allPlaces(study), series: of.total };
    const rows = ranked(of.places, measured);
    const by = `by ${lower(placeWord.one)}`;
    page.p(...opening(study, of));
    page.p(
      filled(random.pick(study.field.drivers).why, study, random, of),
      filled(random.pick(study.field.shifts), study, random, of),
    );
    page.h2('Market value');
    page.p(...onValue(study, of, page.coming));
    page.table(
      overYears(study, {
        caption: `Value of ${lower(of.market.name)}, ${by}`,
        head: placeWord.one,
        measure: value,
        rows,
        total,
        isFull: true,
      }),
    );
    page.h2('Units');
    page.p(...onUnits(study, of, page.coming));
    page.table(
      overYears(study, {
        caption: `Units of ${lower(of.market.name)}, ${by}`,
        head: placeWord.one,
        measure: units,
        rows,
        total,
        market: of,
      }),
    );
    page.h2('Prices');
    page.p(...onPrices(study, of));
    page.table(
      overYears(study, {
        caption: `Average selling price, ${by}`,
        head: placeWord.one,
        measure: price,
        rows,
        total: { ...total, name: 'Average' },
        market: of,
      }),
    );
    page.h2('Types');
    page.p(...onTypes(study, of, page.coming));
    typesFigure(study, of, page);
    page.table(typesTable(study, of));
    page.h2('Outlook');
    page.p(...outlook(study, of));
    page.p(
      filled(random.pick(study.field.limiters).why, study, random, of),
      `We expect ${lower(of.market.name)} to reach ${usdMillion(valueIn(of.total, end), figures.decimals)} in ${end} all the same.`,
    );
  };
}

function opening({ figures, where, chance }: Study, { market, total }: MarketFigures): string[] {
  const { measured, end, decimals } = figures;
  const share = round((valueIn(total, measured) / valueIn(figures.total, measured)) * 100, 1);
  const ahead = growthOf(total, measured, end);
  return [
    chance(`opening-${market.name}`).pick([
      `${market.name} brought in ${usdMillion(valueIn(total, measured), decimals)} in ${where} in ${measured}, which is ${percent(share)} of everything measured in this report.`,
      `In ${measured}, ${usdMillion(valueIn(total, measured), decimals)} were spent on ${lower(market.name)} in ${where}: ${percent(share)} of the whole.`,
      `With ${usdMillion(valueIn(total, measured), decimals)} in ${measured}, ${lower(market.name)} make up ${percent(share)} of the value in ${where}.`,
    ]),
    `Growth is ${pace(ahead)}: ${percent(growthOf(total, measured - 3, measured))} a year over the last three years and ${percent(ahead)} a year to ${end}.`,
  ];
}

function onValue(
  { figures, chance }: Study,
  { market, places, total }: MarketFigures,
  coming: string,
): string[] {
  const { measured, end, decimals } = figures;
  const [first, second] = ranked(places, measured);
  const quick = fastest(places, measured, end);
  if (!first || !second || !quick[0]) return [];
  const lead = round((valueIn(first.series, measured) / valueIn(total, measured)) * 100, 1);
  const later = ranked(places, end);
  const climbers = later.filter((one, index) => ranked(places, measured).indexOf(one) > index);
  return [
    chance(`value-${market.name}`).pick([
      `${capital(said(first))} is the largest buyer with ${usdMillion(valueIn(first.series, measured), decimals)}, or ${percent(lead)}; ${said(second)} follows with ${usdMillion(valueIn(second.series, measured), decimals)}.`,
      `As Table ${coming} shows, ${said(first)} takes ${percent(lead)} of value (${usdMillion(valueIn(first.series, measured), decimals)}), ahead of ${said(second)} with ${usdMillion(valueIn(second.series, measured), decimals)}.`,
    ]),
    `The fastest growth to ${end} is in ${said(quick[0])}, at ${percent(growthOf(quick[0].series, measured, end))} a year; the slowest is in ${said(quick.at(-1))}, at ${percent(growthOf(quick.at(-1)?.series ?? total, measured, end))}.`,
    climbers[0]
      ? `The order changes: ${listed(climbers.slice(0, 3).map((one) => said(one)))} will stand higher in ${end} than in ${measured}.`
      : `The order of ${measured} holds to ${end}.`,
  ];
}

function onUnits(
  { figures, chance }: Study,
  { market, places, total }: MarketFigures,
  coming: string,
): string[] {
  const { measured, end } = figures;
  const first = places.toSorted(
    (one, other) => unitsIn(other.series, measured) - unitsIn(one.series, measured),
  )[0];
  return [
    chance(`units-${market.name}`).pick([
      `${figure(unitsIn(total, measured), 0)} ${market.unit} were sold in ${measured}, and ${figure(unitsIn(total, end), 0)} will be in ${end} (Table ${coming}).`,
      `Table ${coming} counts ${figure(unitsIn(total, measured), 0)} ${market.unit} in ${measured} and expects ${figure(unitsIn(total, end), 0)} in ${end}.`,
    ]),
    `Volume thus grows by ${percent(unitGrowthOf(total, measured, end))} a year, against ${percent(growthOf(total, measured, end))} for value.`,
    first ? `By volume ${said(first)} comes first with ${figure(unitsIn(first.series, measured), 0)}.` : '',
  ];
}

function onPrices({ figures, chance }: Study, { market, places, total }: MarketFigures): string[] {
  const { measured, end } = figures;
  const byPrice = places.toSorted(
    (one, other) => priceIn(other.series, measured) - priceIn(one.series, measured),
  );
  const [high, low] = [byPrice[0], byPrice.at(-1)];
  if (!high || !low) return [];
  const factor = round(priceIn(high.series, measured) / priceIn(low.series, measured), 1);
  return [
    `The average price of ${market.unit} was ${usd(priceIn(total, measured))} in ${measured}; in the year before it had been ${usd(priceIn(total, measured - 1))}.`,
    chance(`price-${market.name}`).pick([
      `Buyers in ${said(high)} pay most, ${usd(priceIn(high.series, measured))}, and those in ${said(low)} least, ${usd(priceIn(low.series, measured))}: a factor of ${factor}.`,
      `Between ${said(high)} at ${usd(priceIn(high.series, measured))} and ${said(low)} at ${usd(priceIn(low.series, measured))} lies a factor of ${factor}.`,
    ]),
    `Over the forecast the average ${moved(priceGrowthOf(total, measured, end))
      .replace('rose', 'rises')
      .replace('fell', 'falls')
      .replace(
        'did',
        'does',
      )} a year, because volume moves to places with lower prices and contracts are renewed below the old level.`,
  ];
}

/** How the value of a market divides into its types; the parts add up in every place and year. */
function typeValues(
  { report, figures }: Study,
  { market, places }: MarketFigures,
  chance: Study['chance'],
  year: number,
): number[][] {
  return places.map(({ name, series }) => {
    const random = chance(`types-${report.title}-${market.name}-${name}`);
    const weights = market.types.map(
      (_, index) => random.between(0.5, 1.3) / (index + 1) + (index ? 0.02 * (year - report.year) : 0),
    );
    return divide(
      valueIn(series, year),
      weights.map((one) => Math.max(one, 0.05)),
      figures.decimals,
    );
  });
}

function typesTable(study: Study, of: MarketFigures): Table {
  const { figures, placeWord } = study;
  const { measured, end, decimals } = figures;
  const years = [measured - 2, measured - 1, measured, measured + 1, measured + 3, end];
  const values = years.map((year) => typeValues(study, of, study.chance, year));
  const rows = of.places.flatMap(({ name, series }, place) =>
    of.market.types.map((type, index) => [
      ...(index === 0 ? [{ text: name, rowspan: of.market.types.length, isHead: true } satisfies Cell] : []),
      { text: type, isHead: true } satisfies Cell,
      ...years.map((_, column) => figure(values[column]?.[place]?.[index] ?? 0, decimals)),
      figure(((values[2]?.[place]?.[index] ?? 0) / valueIn(series, measured)) * 100, 1),
    ]),
  );
  return {
    caption: `Value of ${lower(of.market.name)} by ${lower(placeWord.one)} and type`,
    detail: `USD million at manufacturer prices, ${years[0]}–${end}`,
    columns: [
      { head: placeWord.one },
      { head: 'Type' },
      ...years.map((year) => ({
        head: String(year),
        group: year > measured ? 'Forecast' : 'Measured',
        isNumber: true,
      })),
      { head: 'Share', unit: `${measured}, %`, isNumber: true },
    ],
    rows,
    notes: [sourceLine(study)],
  };
}

function typeTotals(study: Study, of: MarketFigures, year: number): number[] {
  const values = typeValues(study, of, study.chance, year);
  return of.market.types.map((_, index) =>
    round(
      values.reduce((total, place) => total + (place[index] ?? 0), 0),
      study.figures.decimals,
    ),
  );
}

function onTypes(study: Study, of: MarketFigures, coming: string): string[] {
  const { measured, decimals } = study.figures;
  const totals = typeTotals(study, of, measured);
  const order = of.market.types
    .map((type, index) => ({ type, value: totals[index] ?? 0 }))
    .toSorted((one, other) => other.value - one.value);
  const said = order.map(({ type, value: worth }) => `${type.toLowerCase()} ${usdMillion(worth, decimals)}`);
  return [
    `By type, the ${measured} value divides into ${listed(said)}, as Figure ${coming} shows over time.`,
    study
      .chance(`type-${of.market.name}`)
      .pick([
        `${order[0]?.type} versions lead everywhere but in a few smaller places, and hospitals that change tend to change for good.`,
        `The lead of ${order[0]?.type.toLowerCase()} versions rests on habit as much as on price; ${study.field.clinicians} who trained on them rarely switch.`,
        `Price explains less of the choice than training: ${order.at(-1)?.type.toLowerCase()} versions are often dearer and grow all the same.`,
      ]),
  ];
}

function typesFigure(study: Study, of: MarketFigures, page: Page): void {
  const { years, measured, decimals, end } = study.figures;
  const totals = years.map((year) => typeTotals(study, of, year));
  page.figure({
    title: `${of.market.name} by type`,
    detail: `USD million, ${study.report.region}, ${years[0]}–${end}; f: forecast`,
    alt: `Stacked bars of ${lower(of.market.name)} by type, ${years[0]} to ${end}. In ${measured}: ${listed(of.market.types.map((type, index) => `${type} ${figure(totals[years.indexOf(measured)]?.[index] ?? 0, decimals)}`))} USD million.`,
    image: {
      file: `figure-${page.coming.replace('.', '-')}-types.svg`,
      bytes: stackedBars({
        title: `${of.market.name} by type, USD million`,
        unit: 'USD million',
        years,
        measured,
        series: of.market.types.map((name, index) => ({
          name,
          values: totals.map((one) => one[index] ?? 0),
        })),
      }),
    },
  });
}

function outlook(study: Study, of: MarketFigures): string[] {
  const { figures } = study;
  const { measured, end, decimals } = figures;
  const shares = study.shares(of);
  const random = study.chance(`outlook-${of.market.name}`);
  return [
    random.pick([
      `${shares[0]?.name} and ${shares[1]?.name} together hold ${percent(round((shares[0]?.percent ?? 0) + (shares[1]?.percent ?? 0), 1))} of ${lower(of.market.name)}, and both have announced new ranges.`,
      `Of the suppliers, ${shares[0]?.name} (${percent(shares[0]?.percent ?? 0)}) has most to defend and ${shares[3]?.name} (${percent(shares[3]?.percent ?? 0)}) most to gain.`,
    ]),
    `Between ${measured} and ${end} the market adds ${usdMillion(round(valueIn(of.total, end) - valueIn(of.total, measured), decimals), decimals)}.`,
  ];
}
