import type { Force } from '../knowledge/field.ts';
import type { MarketFigures } from '../model/figures.ts';
import { priceGrowthOf, unitGrowthOf } from '../model/series.ts';
import { randomOf } from '../random.ts';
import type { Study } from '../study.ts';
import { capital, counted, figure, percent } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { number, type Table } from '../writing/table.ts';
import { fastest, said, sourceLine } from './tables.ts';
import { fact, filled, goods } from './words.ts';

const impactWords = ['', 'Very low', 'Low', 'Moderate', 'High', 'Very high'];

export function drivers(study: Study, page: Page): void {
  const { field, figures, inWhere, what } = study;
  const strongest = field.drivers[0];
  const heaviest = field.limiters[0];
  page.p(
    `${capital(counted(field.drivers.length))} forces carry the market for ${what} ${inWhere}, and ${counted(field.limiters.length)} hold it back.`,
    `The strongest driver is ${strongest?.name.toLowerCase()}; the heaviest limiter is ${heaviest?.name.toLowerCase()}.`,
    `Impact is rated from 1 to 5 by its effect on value between ${figures.measured} and ${figures.end}.`,
  );
  page.h2('Drivers');
  page.table(forces(study, field.drivers, 'Market drivers'));
  for (const [index, one] of field.drivers.entries()) paragraph(study, page, one, index, true);
  page.h2('Limiters');
  page.table(forces(study, field.limiters, 'Market limiters'));
  for (const [index, one] of field.limiters.entries()) paragraph(study, page, one, index, false);
  page.h2('Forces by market');
  page.p(
    `Not every force acts on every market. Table ${page.coming} gives our rating for each pair, with limiters counted below zero.`,
    fact(study, study.chance('forces')),
  );
  page.table(byMarket(study));
  page.h2('What this means for volume and price');
  page.p(
    `Table ${page.coming} divides the growth of each market into units and price.`,
    'Where the two point in opposite directions, drivers act on volume and limiters on price, which is the rule in mature markets.',
    fact(study, study.chance('sources-of-growth')),
  );
  page.table(decomposition(study));
}

function forces(study: Study, list: readonly Force[], caption: string): Table {
  const random = study.chance(caption);
  const { measured, end } = study.figures;
  return {
    kind: 'market-drivers',
    caption,
    detail: `Impact on value from 1 (very low) to 5 (very high), ${study.report.region}, ${measured}–${end}`,
    columns: [
      { head: caption === 'Market drivers' ? 'Driver' : 'Limiter' },
      'Effect',
      'Most felt in',
      'Horizon',
      number('Impact'),
    ],
    rows: list.map((one) => [
      one.name,
      filled(one.why.split(/(?<=[.;])\s/)[0] ?? one.why, study, random).replace(/;$/, '.'),
      study.report.region === 'Global'
        ? random.pick(study.figures.places).name
        : random
            .some(study.figures.places, 2)
            .map((place) => place.name)
            .join(', '),
      random.pick([`Until ${measured + 3}`, `${measured + 2}–${end}`, `Throughout`]),
      `${one.impact} ${impactWords[one.impact]}`,
    ]),
    notes: [sourceLine(study)],
  };
}

function paragraph(study: Study, page: Page, force: Force, index: number, isDriver: boolean): void {
  const { figures } = study;
  const { markets, measured, end } = figures;
  const random = study.chance(`force-${force.name}`);
  const of = markets[index % markets.length];
  if (!of) return;
  const place = isDriver ? fastest(of.places, measured, end)[0] : fastest(of.places, measured, end).at(-1);
  const pace = study.rate(place?.series ?? of.total);
  page.h3(force.name);
  page.p(
    filled(force.why, study, random, of),
    isDriver
      ? random.pick([
          `The effect is clearest for ${goods(of)} in ${said(place)}, where value grows by ${pace} a year to ${end}.`,
          `In ${said(place)} this is one reason why ${goods(of)} grow by ${pace} a year.`,
          `We see it first in ${goods(of)}: ${said(place)} is expected to grow by ${pace} a year.`,
        ])
      : random.pick([
          `It weighs most on ${goods(of)} in ${said(place)}, where growth is no more than ${pace} a year.`,
          `Without it, ${goods(of)} in ${said(place)} would grow faster than the ${pace} a year that we expect.`,
          `${capital(said(place))} shows what it does to ${goods(of)}: ${pace} a year, the least of all.`,
        ]),
    closing(study, force, of, index + (isDriver ? 0 : study.field.drivers.length)),
  );
}

/** How a paragraph on a force ends: a different way each time. */
function closing(
  { figures, chance }: Study,
  { name, impact }: Force,
  of: MarketFigures,
  index: number,
): string {
  const { measured, end } = figures;
  const span = chance(`span-${name}`).pick([
    'for the whole forecast',
    'for about four years',
    'until contracts are renewed',
  ]);
  const ends = [
    `Units of ${goods(of)} grow by ${percent(unitGrowthOf(of.total, measured, end))} a year as a result, while prices move by ${percent(priceGrowthOf(of.total, measured, end))}.`,
    `We rate the effect as ${impactWords[impact]?.toLowerCase()} and expect it to last ${span}.`,
    'Suppliers that prepare for it early gain a year on the others.',
    `It was already visible in ${measured - 1} and will be in every plan by ${measured + 2}.`,
    `In our talks it was named ${chance(`named-${name}`).pick(['first', 'second', 'more often than last year', 'by buyers more than by users'])}.`,
    `A forecast without it would differ by about ${impact * 2}% of value in ${end}.`,
    'Its weight differs from site to site, and averages hide that.',
  ];
  return ends[index % ends.length] ?? '';
}

function byMarket(study: Study): Table {
  const { field, figures, report } = study;
  const rated = ({ name, impact }: Force, sign: 1 | -1) => [
    name,
    ...figures.markets.map(({ market }) => {
      const off = randomOf(report.title, name, market.name).whole(-1, 1);
      return figure(sign * Math.min(5, Math.max(1, impact + off)), 0);
    }),
    figure(sign * impact, 0),
  ];
  return {
    caption: 'Forces by market',
    detail: `Rating from −5 to 5, ${report.region}, ${figures.measured}–${figures.end}`,
    columns: [
      'Force',
      ...figures.markets.map(({ market }) => number(market.name, '', 'Market')),
      number('Overall'),
    ],
    rows: [...field.drivers.map((one) => rated(one, 1)), ...field.limiters.map((one) => rated(one, -1))],
    notes: [sourceLine(study)],
  };
}

function decomposition(study: Study): Table {
  const { growth } = study;
  const { markets, measured, end, total } = study.figures;
  const line = (name: string, series: typeof total) => [
    name,
    figure(unitGrowthOf(series, measured, end), 1),
    figure(priceGrowthOf(series, measured, end), 1),
    figure(growth(series), 1),
  ];
  return {
    caption: 'Growth by source',
    detail: `Percent a year, ${measured}–${end}, ${study.report.region}`,
    columns: ['Market', number('Units', '%'), number('Price', '%'), number('Value', '%')],
    rows: markets.map((one) => line(one.market.name, one.total)),
    notes: [
      'Note: Units and price multiply, so that their sum may differ from value by a tenth.',
      sourceLine(study),
    ],
  };
}
