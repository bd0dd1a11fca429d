import type { MarketFigures } from '../model/figures.ts';
import { round } from '../model/rounding.ts';
import { growthOf, priceGrowthOf, priceIn, unitGrowthOf, unitsIn, valueIn } from '../model/series.ts';
import type { Study } from '../study.ts';
import { capital, figure, listed, lower, percent, usdMillion } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { onTypes, typesFigure, typesTable } from './market-types.ts';
import { allPlaces, descending, fastest, overYears, price, ranked, said, units, value } from './tables.ts';
import { fact, filled, goods, moved, pace } from './words.ts';

export function marketChapter(of: MarketFigures) {
  return (study: Study, page: Page): void => {
    const { figures, placeWord, money } = study;
    const { measured, end } = figures;
    const random = study.chance(of.market.name);
    const total = { name: allPlaces(study), series: of.total };
    const rows = ranked(of.places, measured);
    const by = `by ${lower(placeWord.one)}`;
    page.p(...opening(study, of));
    page.p(
      filled(random.pick(study.field.drivers).why, study, random, of),
      filled(random.pick(study.field.shifts), study, random, of),
      fact(study, random, of),
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
      `We expect ${goods(of)} to reach ${money(of.total, end)} in ${end} all the same.`,
    );
  };
}

function opening({ figures, inWhere, chance, growth, money }: Study, of: MarketFigures): string[] {
  const { market, total } = of;
  const { measured, end } = figures;
  const share = round((valueIn(total, measured) / valueIn(figures.total, measured)) * 100, 1);
  const ahead = growth(total);
  return [
    chance(`opening-${market.name}`).pick([
      `${capital(goods(of))} brought in ${money(total)} ${inWhere} in ${measured}, which is ${percent(share)} of everything measured in this report.`,
      `In ${measured}, ${money(total)} were spent on ${goods(of)} ${inWhere}: ${percent(share)} of the whole.`,
      `With ${money(total)} in ${measured}, ${goods(of)} make up ${percent(share)} of the value ${inWhere}.`,
    ]),
    `Growth is ${pace(ahead)}: ${percent(growthOf(total, measured - 3, measured))} a year over the last three years and ${percent(ahead)} a year to ${end}.`,
  ];
}

function onValue(
  { figures, chance, money, rate }: Study,
  { market, places, total }: MarketFigures,
  coming: string,
): string[] {
  const { measured, end } = figures;
  const [first, second] = ranked(places, measured);
  const quick = fastest(places, measured, end);
  if (!first || !second || !quick[0]) return [];
  const lead = round((valueIn(first.series, measured) / valueIn(total, measured)) * 100, 1);
  const later = ranked(places, end);
  const climbers = later.filter((one, index) => ranked(places, measured).indexOf(one) > index);
  return [
    chance(`value-${market.name}`).pick([
      `${capital(said(first))} is the largest buyer with ${money(first.series)}, or ${percent(lead)}; ${said(second)} follows with ${money(second.series)}.`,
      `As Table ${coming} shows, ${said(first)} takes ${percent(lead)} of value (${money(first.series)}), ahead of ${said(second)} with ${money(second.series)}.`,
    ]),
    `The fastest growth to ${end} is in ${said(quick[0])}, at ${rate(quick[0].series)} a year; the slowest is in ${said(quick.at(-1))}, at ${percent(growthOf(quick.at(-1)?.series ?? total, measured, end))}.`,
    climbers[0]
      ? `The order changes: ${listed(climbers.slice(0, 3).map((one) => said(one)))} will stand higher in ${end} than in ${measured}.`
      : `The order of ${measured} holds to ${end}.`,
  ];
}

function onUnits(
  { figures, chance, count, rate }: Study,
  { market, places, total }: MarketFigures,
  coming: string,
): string[] {
  const { measured, end } = figures;
  const first = descending(places, (one) => unitsIn(one.series, measured))[0];
  return [
    chance(`units-${market.name}`).pick([
      `${count(total)} ${market.unit} were sold in ${measured}, and ${count(total, end)} will be in ${end} (Table ${coming}).`,
      `Table ${coming} counts ${count(total)} ${market.unit} in ${measured} and expects ${count(total, end)} in ${end}.`,
    ]),
    `Volume thus grows by ${percent(unitGrowthOf(total, measured, end))} a year, against ${rate(total)} for value.`,
    first ? `By volume ${said(first)} comes first with ${count(first.series)}.` : '',
  ];
}

function onPrices({ figures, chance, paid }: Study, { market, places, total }: MarketFigures): string[] {
  const { measured, end } = figures;
  const byPrice = descending(places, (one) => priceIn(one.series, measured));
  const [high, low] = [byPrice[0], byPrice.at(-1)];
  if (!high || !low) return [];
  const factor = figure(priceIn(high.series, measured) / priceIn(low.series, measured), 1);
  return [
    `The average price of ${market.unit} was ${paid(total)} in ${measured}; in the year before it had been ${paid(total, measured - 1)}.`,
    chance(`price-${market.name}`).pick([
      `Buyers in ${said(high)} pay most, ${paid(high.series)}, and those in ${said(low)} least, ${paid(low.series)}: a factor of ${factor}.`,
      `Between ${said(high)} at ${paid(high.series)} and ${said(low)} at ${paid(low.series)} lies a factor of ${factor}.`,
    ]),
    priceOutlook(priceGrowthOf(total, measured, end)),
  ];
}

function priceOutlook(change: number): string {
  const course = moved(change).replace('rose', 'rises').replace('fell', 'falls').replace('did', 'does');
  return change < 0
    ? `Over the forecast the average ${course} a year, because volume moves to places with lower prices and contracts are renewed below the old level.`
    : `Over the forecast the average ${course} a year, as better versions take the place of simple ones.`;
}

function outlook(study: Study, of: MarketFigures): string[] {
  const { figures } = study;
  const { measured, end, decimals } = figures;
  const shares = study.shares(of);
  const random = study.chance(`outlook-${of.market.name}`);
  return [
    random.pick([
      `${shares[0]?.name} and ${shares[1]?.name} together hold ${percent(round((shares[0]?.percent ?? 0) + (shares[1]?.percent ?? 0), 1))} of ${goods(of)}, and both have announced new ranges.`,
      `Of the suppliers, ${shares[0]?.name} (${percent(shares[0]?.percent ?? 0)}) has most to defend and ${shares[3]?.name} (${percent(shares[3]?.percent ?? 0)}) most to gain.`,
    ]),
    `Between ${measured} and ${end} the market adds ${usdMillion(round(valueIn(of.total, end) - valueIn(of.total, measured), decimals), decimals)}.`,
  ];
}
