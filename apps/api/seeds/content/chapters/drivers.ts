import type { Force } from '../knowledge/field.ts';
import { growthOf, priceGrowthOf, unitGrowthOf } from '../model/series.ts';
import type { Study } from '../study.ts';
import { counted, figure, lower, percent } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import type { Table } from '../writing/table.ts';
import { fastest, said, sourceLine } from './tables.ts';
import { filled } from './words.ts';

const impactWords = ['', 'Very low', 'Low', 'Moderate', 'High', 'Very high'];

export function drivers(study: Study, page: Page): void {
  const { field, figures, where, what } = study;
  const strongest = field.drivers[0];
  const heaviest = field.limiters[0];
  page.p(
    `${counted(field.drivers.length).replace(/^./, (letter) => letter.toUpperCase())} forces carry the market for ${what} in ${where}, and ${counted(field.limiters.length)} hold it back.`,
    `The strongest driver is ${strongest?.name.toLowerCase()}; the heaviest limiter is ${heaviest?.name.toLowerCase()}.`,
    `Impact is rated from 1 to 5 by its effect on value between ${figures.measured} and ${figures.end}.`,
  );
  page.h2('Drivers');
  page.table(forces(study, field.drivers, 'Market drivers'));
  for (const [index, one] of field.drivers.entries()) paragraph(study, page, one, index, true);
  page.h2('Limiters');
  page.table(forces(study, field.limiters, 'Market limiters'));
  for (const [index, one] of field.limiters.entries()) paragraph(study, page, one, index, false);
  page.h2('What this means for volume and price');
  page.p(
    `Table ${page.coming} divides the growth of each market into units and price.`,
    'Where the two point in opposite directions, drivers act on volume and limiters on price, which is the rule in mature markets.',
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
      { head: 'Effect' },
      { head: 'Most felt in' },
      { head: 'Horizon' },
      { head: 'Impact', isNumber: true },
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
  const rate = percent(growthOf(place?.series ?? of.total, measured, end));
  page.h3(force.name);
  page.p(
    filled(force.why, study, random, of),
    isDriver
      ? random.pick([
          `The effect is clearest for ${lower(of.market.name)} in ${said(place)}, where value grows by ${rate} a year to ${end}.`,
          `In ${said(place)} this is one reason why ${lower(of.market.name)} grow by ${rate} a year.`,
          `We see it first in ${lower(of.market.name)}: ${said(place)} is expected to grow by ${rate} a year.`,
        ])
      : random.pick([
          `It weighs most on ${lower(of.market.name)} in ${said(place)}, where growth is no more than ${rate} a year.`,
          `Without it, ${lower(of.market.name)} in ${said(place)} would grow faster than the ${rate} a year that we expect.`,
          `${said(place).replace(/^./, (letter) => letter.toUpperCase())} shows what it does to ${lower(of.market.name)}: ${rate} a year, the least of all.`,
        ]),
    random.pick([
      `Unit growth of ${percent(unitGrowthOf(of.total, measured, end))} a year against price change of ${percent(priceGrowthOf(of.total, measured, end))} is the sum of it.`,
      `Suppliers that prepare for it early gain a year on the others.`,
      `We rate the effect as ${impactWords[force.impact]?.toLowerCase()} and expect it to last ${random.pick(['the whole forecast', 'about four years', 'until contracts are renewed'])}.`,
    ]),
  );
}

function decomposition(study: Study): Table {
  const { markets, measured, end, total } = study.figures;
  const line = (name: string, series: typeof total) => [
    name,
    figure(unitGrowthOf(series, measured, end), 1),
    figure(priceGrowthOf(series, measured, end), 1),
    figure(growthOf(series, measured, end), 1),
  ];
  return {
    caption: 'Growth by source',
    detail: `Percent a year, ${measured}–${end}, ${study.report.region}`,
    columns: [
      { head: 'Market' },
      { head: 'Units', unit: '%', isNumber: true },
      { head: 'Price', unit: '%', isNumber: true },
      { head: 'Value', unit: '%', isNumber: true },
    ],
    rows: markets.map((one) => line(one.market.name, one.total)),
    notes: [
      'Note: Units and price multiply, so that their sum may differ from value by a tenth.',
      sourceLine(study),
    ],
  };
}
