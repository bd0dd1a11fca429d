import { heatMap } from '../charts/heat-map.ts';
import { stackedBars } from '../charts/stacked-bars.ts';
import type { PlaceFigures } from '../model/figures.ts';
import { round } from '../model/rounding.ts';
import { growthOf, valueIn } from '../model/series.ts';
import type { Study } from '../study.ts';
import { capital, figure, listed, lower, percent, usdMillion } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { type Column, number, type Table } from '../writing/table.ts';
import { allPlaces, descending, fastest, overYears, ranked, said, sourceLine, value } from './tables.ts';
import { fact, filled, goods, pace } from './words.ts';

export function overview(study: Study, page: Page): void {
  const { figures, inWhere, placeWord, money, amount } = study;
  const { total, measured, end, markets, years } = figures;
  const random = study.chance('overview');
  page.p(
    `Between ${measured - 3} and ${measured} the market grew by ${percent(growthOf(total, measured - 3, measured))} a year, from ${money(total, measured - 3)} to ${money(total)}.`,
    filled(random.pick(study.field.shifts), study, random),
    fact(study, random),
  );
  page.figure({
    title: `All markets ${inWhere}, year by year`,
    detail: `USD million, ${years[0]}–${end}; f: forecast`,
    alt: `Stacked bars of value by market, ${years[0]} to ${end}: from ${amount(total, years[0] ?? measured)} to ${amount(total, end)} USD million in all.`,
    name: 'overview.svg',
    bytes: stackedBars({
      title: `All markets ${inWhere}, USD million`,
      unit: 'USD million',
      years,
      measured,
      series: markets.map((one) => ({
        name: one.market.name,
        values: years.map((year) => valueIn(one.total, year)),
      })),
    }),
  });
  page.h2('By market');
  page.p(`Table ${page.coming} gives all years. ${marketsSentence(study)}`);
  page.table(
    overYears(study, {
      caption: `Value by market, ${study.report.region}`,
      head: 'Market',
      measure: value,
      rows: markets.map((one) => ({ name: one.market.name, series: one.total })),
      total: { name: 'All markets', series: total },
      isFull: true,
    }),
  );
  page.h2(`By ${lower(placeWord.one)} and market`);
  page.p(...spreadSentences(study, page.coming));
  page.table(matrix(study));
  growthMap(study, page);
  page.h2(
    `${placeWord.one === 'Area' ? 'The areas' : placeWord.one === 'Region' ? 'The regions' : 'The countries'} one by one`,
  );
  for (const place of ranked(figures.places, measured)) {
    page.h3(place.name);
    page.p(...aboutPlace(study, place));
  }
}

function marketsSentence({ figures, rate }: Study): string {
  const { markets, end } = figures;
  const sentence = listed(markets.map((one) => `${goods(one)} grow by ${rate(one.total)} a year to ${end}`));
  return `${capital(sentence)}.`;
}

function spreadSentences({ figures, placeWord }: Study, coming: string): string[] {
  const { places, total, measured, decimals } = figures;
  const order = ranked(places, measured);
  const top = order.slice(0, 3);
  const share = round(
    (top.reduce((sum, one) => sum + valueIn(one.series, measured), 0) / valueIn(total, measured)) * 100,
    1,
  );
  const last = order.at(-1);
  return [
    `${capital(listed(top.map((one) => said(one))))} stand for ${percent(share)} of value in ${measured}.`,
    `The smallest of the ${placeWord.many} is ${said(last)} with ${usdMillion(last ? valueIn(last.series, measured) : 0, decimals)}; Table ${coming} sets measured and expected value of each market side by side.`,
  ];
}

/** Every market under its own heading, with the last measured and the last forecast year. */
function matrix(study: Study): Table {
  const { figures, placeWord, amount, growth } = study;
  const { markets, places, total, measured, end } = figures;
  const columns: Column[] = markets.flatMap(({ market }) => [
    number(measured, '', market.name),
    number(end, '', market.name),
    number('CAGR, %', '', market.name),
  ]);
  const cells = (series: (typeof total)[]) =>
    series.flatMap((one) => [amount(one), amount(one, end), figure(growth(one), 1)]);
  return {
    caption: `Value by ${lower(placeWord.one)} and market`,
    detail: `USD million at manufacturer prices, ${measured} and forecast for ${end}`,
    columns: [placeWord.one, ...columns],
    rows: places.map(({ name }, index) => [
      name,
      ...cells(markets.flatMap((one) => one.places[index]?.series ?? [])),
    ]),
    total: [allPlaces(study), ...cells(markets.map((one) => one.total))],
    notes: [`Note: ${end} is a forecast.`, sourceLine(study)],
  };
}

function growthMap(study: Study, page: Page): void {
  const { figures, placeWord, growth } = study;
  const { markets, places, measured, end } = figures;
  const values = places.map((_, index) =>
    markets.map((one) => growth(one.places[index]?.series ?? one.total)),
  );
  page.figure({
    title: `Where each market grows`,
    detail: `Compound growth, % a year, ${measured}–${end}; darker is faster among the ${placeWord.many} of a market`,
    alt: `Heat map of growth by ${lower(placeWord.one)} and market. ${markets.map((one) => `${one.market.name}: fastest in ${said(fastest(one.places, measured, end)[0])}`).join('; ')}.`,
    name: 'growth.png',
    bytes: heatMap({
      rows: places.map((one) => one.name),
      columns: markets.map((one) => one.market.name),
      values,
    }),
  });
}

function aboutPlace(study: Study, place: PlaceFigures): string[] {
  const { figures, growth, money, rate } = study;
  const { markets, places, measured, end, total } = figures;
  const index = places.indexOf(place);
  const random = study.chance(`place-${place.name}`);
  const share = round((valueIn(place.series, measured) / valueIn(total, measured)) * 100, 1);
  const ahead = growth(place.series);
  const own = markets.map((one) => ({
    name: goods(one),
    series: one.places[index]?.series ?? one.total,
  }));
  const quick = descending(own, (one) => growth(one.series))[0];
  return [
    random.pick([
      `${capital(said(place))} bought ${money(place.series)} in ${measured}, ${percent(share)} of the whole.`,
      `With ${money(place.series)}, or ${percent(share)} of value, ${said(place)} grows at a ${pace(ahead)} pace.`,
      `Value in ${said(place)} came to ${money(place.series)} in ${measured} (${percent(share)}).`,
    ]),
    `We expect ${percent(ahead)} a year to ${end}, with ${quick?.name} ahead at ${rate(quick?.series ?? total)}.`,
    filled(remarkOn(study, index), study, random),
  ];
}

const remarks = [
  'Purchasing lies mostly with {buyer}, and {outside} are gaining.',
  '{firm} has the strongest field force here, and {market} profit from it.',
  '{clinicians} have kept more say than elsewhere, and {firm} has built on that.',
  '{outside} take a larger part of new volume than the average, which suits suppliers with small packs of {market}.',
  'A framework for {market} ends next year, and {buyer} have announced that they will admit fewer suppliers.',
  'Two hospital groups merged their purchasing, and prices of {market} will be compared for the first time.',
  '{market} were slow to start; since {firm} has opened a training site, numbers have doubled.',
  'Private payers cover more than elsewhere, so that new {market} arrive early.',
  'Stock in the channel was high at the end of the year, and sales of {market} in the first months will look weak.',
  'The shift to {outside} is further advanced than in the neighbourhood.',
  'Imports of {market} were delayed for a quarter; the figures have been spread over the year.',
  'Waiting times have come down, and {clinicians} expect a calmer year for {market}.',
  'Local makers have begun with simple {market}, at prices that {buyer} cannot ignore.',
  'A national plan pays for equipment until the end of the decade, and {firm} is placed best to supply it.',
];

/** A different remark for each place in a report, starting at a different one in each report. */
function remarkOn(study: Study, index: number): string {
  const first = study.chance('remarks').whole(0, remarks.length - 1);
  return remarks[(first + index) % remarks.length] ?? '';
}
