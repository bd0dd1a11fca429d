import { donut } from '../charts/donut.ts';
import { lineChart } from '../charts/line-chart.ts';
import type { MarketFigures } from '../model/figures.ts';
import { round } from '../model/rounding.ts';
import { growthOf, priceGrowthOf, unitGrowthOf, valueIn } from '../model/series.ts';
import type { Study } from '../study.ts';
import { capital, counted, figure, listed, lower, percent, usdMillion } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { number } from '../writing/table.ts';
import { allPlaces, descending, fastest, overYears, ranked, said, sourceLine, value } from './tables.ts';
import { fact, filled, goods, pace } from './words.ts';

export function executiveSummary(study: Study, page: Page): void {
  page.p(headline(study));
  page.p(...marketsInShort(study));
  page.table(summaryTable(study));
  whereItGrows(study, page);
  page.h2('What moves demand');
  const random = study.chance('summary-forces');
  for (const force of study.field.drivers.slice(0, 3))
    page.p(`${force.name}: ${filled(force.why, study, random)}`, fact(study, random));
  page.p(
    filled(random.pick(study.field.limiters).why, study, random),
    fact(study, random),
    forecastCaution(study),
  );
  leaders(study, page);
  page.h2('What to watch');
  page.list(watchList(study));
}

/** The size, its change and its forecast in one sentence; the figures are those of the summary table's total. */
export function headline({ figures, inWhere, what, report, chance, money, growth }: Study): string {
  const { total, measured, end } = figures;
  const now = money(total);
  const then = money(total, end);
  const last = growthOf(total, measured - 1, measured);
  const ahead = growth(total);
  const direction = last >= 0 ? `${percent(last)} more` : `${percent(-last)} less`;
  return chance('headline').pick([
    `The market for ${what} ${inWhere} was worth ${now} in ${measured}, ${direction} than in the year before. We expect it to reach ${then} in ${end}, which is a compound growth of ${percent(ahead)} a year.`,
    `Buyers ${inWhere} spent ${now} on ${what} in ${measured}, ${direction} than in ${measured - 1}. At ${percent(ahead)} a year the market will stand at ${then} in ${end}.`,
    `At ${now} in ${measured}, the market for ${what} ${inWhere} was ${direction === '' ? 'as large as' : `worth ${direction}`} than a year earlier. The ${report.year} forecast sees ${then} in ${end}, or ${percent(ahead)} a year.`,
  ]);
}

function marketsInShort({ figures, chance, growth, rate }: Study): string[] {
  const { markets, measured, end, total } = figures;
  const bySize = descending(markets, (one) => valueIn(one.total, measured));
  const byGrowth = descending(markets, (one) => growth(one.total));
  const [largest, slowest, quickest] = [bySize[0], byGrowth.at(-1), byGrowth[0]];
  if (!largest || !slowest || !quickest) return [];
  const share = round((valueIn(largest.total, measured) / valueIn(total, measured)) * 100, 1);
  return [
    `${capital(goods(largest))} are the largest of the ${counted(markets.length)} markets with ${percent(share)} of value.`,
    chance('in-short').pick([
      `${capital(goods(quickest))} grow fastest, at ${rate(quickest.total)} a year to ${end}; ${goods(slowest)} grow slowest, at ${rate(slowest.total)}.`,
      `Growth runs from ${rate(slowest.total)} a year for ${goods(slowest)} to ${rate(quickest.total)} for ${goods(quickest)}.`,
    ]),
    `Units account for ${percent(unitGrowthOf(largest.total, measured, end))} a year in ${goods(largest)} and prices for ${percent(priceGrowthOf(largest.total, measured, end))}.`,
  ];
}

export function summaryTable(study: Study) {
  const { figures, amount, growth } = study;
  const { markets, total, measured, end } = figures;
  const line = (name: string, series: MarketFigures['total'], leader: string) => [
    name,
    amount(series),
    figure((valueIn(series, measured) / valueIn(total, measured)) * 100, 1),
    amount(series, end),
    figure(growth(series), 1),
    leader,
  ];
  return {
    caption: `${study.report.title}: summary by market`,
    detail: `USD million at manufacturer prices, ${study.report.region}, ${measured} and ${end}`,
    columns: [
      'Market',
      number(measured, 'USD million', 'Measured'),
      number('Share', '%', 'Measured'),
      number(end, 'USD million', 'Forecast'),
      number('CAGR', '%', 'Forecast'),
      `Leader in ${measured}`,
    ],
    rows: markets.map((one) => line(one.market.name, one.total, study.shares(one)[0]?.name ?? '–')),
    total: line('All markets', total, '–'),
    notes: ['Note: Shares may not add up to 100 because of rounding.', sourceLine(study)],
  };
}

function whereItGrows(study: Study, page: Page): void {
  const { figures, placeWord, inWhere, growth, rate, amount } = study;
  const { places, measured, end, decimals, years, markets, total } = figures;
  const [first, second, third] = ranked(places, measured);
  const quick = fastest(places, measured, end);
  const added = round(valueIn(total, end) - valueIn(total, measured), decimals);
  page.h2('Where the growth is');
  page.p(
    `${capital(said(first))}, ${said(second)} and ${said(third)} are the three largest ${placeWord.many}. Together they bought ${usdMillion(
      round(
        [first, second, third].reduce((sum, one) => sum + (one ? valueIn(one.series, measured) : 0), 0),
        decimals,
      ),
      decimals,
    )} in ${measured}, as Table ${page.coming} shows.`,
    `Between ${measured} and ${end} the market adds ${usdMillion(added, decimals)}; the ${pace(growth(total))} pace hides a wide spread, from ${percent(growthOf(quick.at(-1)?.series ?? total, measured, end))} a year in ${said(quick.at(-1))} to ${rate(quick[0]?.series ?? total)} in ${said(quick[0])}.`,
  );
  page.table(
    overYears(study, {
      caption: `Value by ${lower(placeWord.one)}, all markets`,
      head: placeWord.one,
      measure: value,
      rows: ranked(places, measured),
      total: { name: allPlaces(study), series: total },
      isFull: true,
    }),
  );
  page.figure({
    title: `Value by market ${inWhere}`,
    detail: `USD million, ${years[0]}–${end}`,
    alt: `Line chart of value by market ${inWhere}, ${years[0]} to ${end}. ${listed(markets.map((one) => `${one.market.name} ${amount(one.total)} in ${measured} and ${amount(one.total, end)} in ${end}`))}.`,
    name: 'markets.svg',
    bytes: lineChart({
      title: `Value by market ${inWhere}, USD million`,
      unit: 'USD million',
      years,
      measured,
      series: markets.map((one) => ({
        name: one.market.name,
        values: years.map((year) => valueIn(one.total, year)),
      })),
    }),
  });
}

function forecastCaution({ figures, chance }: Study): string {
  return chance('caution').pick([
    `We have taken this into account from ${figures.measured + 1} on.`,
    `The forecast assumes that this eases slowly after ${figures.measured + 2}.`,
    `In a harsher case it would cost about a tenth of the growth to ${figures.end}.`,
  ]);
}

function leaders(study: Study, page: Page): void {
  const largest = descending(study.figures.markets, (one) => valueIn(one.total, study.figures.measured))[0];
  if (!largest) return;
  const shares = study.shares(largest);
  const [first, second] = shares;
  const { measured } = study.figures;
  const before = study.shares(largest, measured - 1).find((one) => one.name === first?.name)?.percent ?? 0;
  const change = round((first?.percent ?? 0) - before, 1);
  page.h2('Who leads');
  page.p(
    `${first?.name} leads in ${goods(largest)} with ${percent(first?.percent ?? 0)} of value in ${measured}, before ${second?.name} with ${percent(second?.percent ?? 0)}.`,
    change === 0
      ? 'Its share is the same as a year before.'
      : `That is ${figure(Math.abs(change), 1)} points ${change > 0 ? 'more' : 'less'} than a year before.`,
    `The company is known for ${first?.firm?.knownFor}; ${second?.name} for ${second?.firm?.knownFor}.`,
  );
  page.figure({
    title: `Company shares in ${lower(largest.market.name)}`,
    detail: `% of value, ${study.report.region}, ${measured}`,
    alt: `Ring chart of company shares in ${measured}: ${listed(shares.map((one) => `${one.name} ${percent(one.percent)}`))}.`,
    name: 'shares.svg',
    bytes: donut({
      title: `Company shares in ${largest.market.name}, ${measured}`,
      whole: String(measured),
      parts: shares,
    }),
  });
}

function watchList(study: Study): string[] {
  const random = study.chance('watch');
  const { figures } = study;
  const { measured, end } = figures;
  const facts = figures.markets.map((one, index) => {
    const place = fastest(one.places, measured, end)[0];
    const ahead = study.rate(place?.series ?? one.total);
    const ways = [
      `${one.market.name}: ${said(place)} sets the pace with ${ahead} a year to ${end}.`,
      `${one.market.name}: watch ${said(place)}, where value grows by ${ahead} a year.`,
      `${one.market.name}: no place grows faster than ${said(place)}, at ${ahead} a year.`,
    ];
    return ways[index % ways.length] ?? '';
  });
  return [...facts, ...random.some(study.field.shifts, 2).map((one) => filled(one, study, random))];
}
