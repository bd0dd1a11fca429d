import { stackedBars } from '../charts/stacked-bars.ts';
import type { MarketFigures } from '../model/figures.ts';
import { round } from '../model/rounding.ts';
import { valueIn } from '../model/series.ts';
import { typeValues } from '../model/types.ts';
import type { Study } from '../study.ts';
import { capital, figure, listed, lower, usdMillion } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { number, rowHeads, type Table } from '../writing/table.ts';
import { sourceLine, yearColumns } from './tables.ts';
import { versions } from './words.ts';

export function typesTable(study: Study, of: MarketFigures): Table {
  const { figures, placeWord } = study;
  const { measured, end, decimals } = figures;
  const years = [measured - 2, measured - 1, measured, measured + 1, measured + 3, end];
  const values = years.map((year) => typeValues(study, of, year));
  const rows = of.places.flatMap(({ name, series }, place) =>
    of.market.types.map((type, index) => [
      ...rowHeads(name, of.market.types.length, index, type),
      ...years.map((_, column) => figure(values[column]?.[place]?.[index] ?? 0, decimals)),
      figure(((values[2]?.[place]?.[index] ?? 0) / valueIn(series, measured)) * 100, 1),
    ]),
  );
  return {
    caption: `Value of ${lower(of.market.name)} by ${lower(placeWord.one)} and type`,
    detail: `USD million at manufacturer prices, ${years[0]}–${end}`,
    columns: [placeWord.one, 'Type', ...yearColumns(years, measured), number('Share', `${measured}, %`)],
    rows,
    notes: [sourceLine(study)],
  };
}

function typeTotals(study: Study, of: MarketFigures, year: number): number[] {
  const values = typeValues(study, of, year);
  return of.market.types.map((_, index) =>
    round(
      values.reduce((total, place) => total + (place[index] ?? 0), 0),
      study.figures.decimals,
    ),
  );
}

export function onTypes(study: Study, of: MarketFigures, coming: string): string[] {
  const { measured, decimals } = study.figures;
  const totals = typeTotals(study, of, measured);
  const order = of.market.types
    .map((type, index) => ({ type, value: totals[index] ?? 0 }))
    .toSorted((one, other) => other.value - one.value);
  const said = order.map(({ type, value: worth }) => `${lower(type)} ${usdMillion(worth, decimals)}`);
  return [
    `By type, the ${measured} value divides into ${listed(said)}, as Figure ${coming} shows over time.`,
    study
      .chance(`type-${of.market.name}`)
      .pick([
        `${capital(versions(order[0]?.type ?? ''))} lead everywhere but in a few smaller places, and hospitals that change tend to change for good.`,
        `The lead of ${versions(order[0]?.type ?? '')} rests on habit as much as on price; ${study.field.clinicians} who trained on them rarely switch.`,
        `Price explains less of the choice than training: ${versions(order.at(-1)?.type ?? '')} are often dearer and grow all the same.`,
      ]),
  ];
}

export function typesFigure(study: Study, of: MarketFigures, page: Page): void {
  const { years, measured, decimals, end } = study.figures;
  const totals = years.map((year) => typeTotals(study, of, year));
  page.figure({
    title: `${of.market.name} by type`,
    detail: `USD million, ${study.report.region}, ${years[0]}–${end}; f: forecast`,
    alt: `Stacked bars of ${lower(of.market.name)} by type, ${years[0]} to ${end}. In ${measured}: ${listed(of.market.types.map((type, index) => `${type} ${figure(totals[years.indexOf(measured)]?.[index] ?? 0, decimals)}`))} USD million.`,
    name: 'types.svg',
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
  });
}
