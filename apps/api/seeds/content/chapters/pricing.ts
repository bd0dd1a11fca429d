import { priceGrowthOf, priceIn } from '../model/series.ts';
import type { Study } from '../study.ts';
import { capital, figure, listed, lower, percent, usd } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { number, rowHeads, type Table } from '../writing/table.ts';
import { descending, said, sourceLine } from './tables.ts';
import { filled, versions } from './words.ts';

export function pricing(study: Study, page: Page): void {
  const { figures, inWhere, field, placeWord, paid } = study;
  const { markets, measured, end } = figures;
  const random = study.chance('pricing');
  const steepest = descending(markets, (one) => -priceGrowthOf(one.total, measured, end))[0];
  page.p(
    `Prices ${inWhere} are made by ${listed(field.buyers)}. ${filled(random.pick(field.payment), study, random)}`,
    steepest
      ? `The steepest course is that of ${lower(steepest.market.name)}: ${percent(priceGrowthOf(steepest.total, measured, end))} a year on average to ${end}.`
      : '',
  );
  page.h2('Level by place');
  page.p(
    `Table ${page.coming} compares what is paid for the same unit. The spread is wider than the costs of distribution explain.`,
  );
  page.table(levels(study));
  page.h2('Bands by type');
  page.p(
    'Average prices hide bands. The lower end is what a large contract pays, the upper end what a single site pays for a small order.',
  );
  page.table(bands(study));
  for (const one of markets) {
    const order = descending(one.places, (one) => priceIn(one.series, measured));
    page.h3(one.market.name);
    page.p(
      `${capital(said(order[0]))} pays ${paid(order[0]?.series ?? one.total)} and ${said(order.at(-1))} ${usd(priceIn(order.at(-1)?.series ?? one.total, measured))}; the average is ${paid(one.total)}.`,
      `Since ${measured - 3} the average has moved by ${percent(priceGrowthOf(one.total, measured - 3, measured))} a year.`,
      filled(
        random.pick([
          `{buyer} now compare ${one.market.unit} by the piece, and {firm} has answered with contracts that include training.`,
          `Bonus units have replaced discounts in {place}, which keeps the list price where it was.`,
          `Contracts in {place} run for {firm} until ${measured + random.whole(1, 3)}; the next round will show where the floor is.`,
          `Suppliers hold the price of ${versions(random.pick(one.market.types))} and give way on the rest.`,
        ]),
        study,
        random,
        one,
      ),
    );
  }
  page.h2('Contracts');
  page.p(`${capital(placeWord.many)} differ in how long contracts run and in how much they bind.`);
  page.table(contracts(study));
}

function levels(study: Study): Table {
  const { markets, places, measured } = study.figures;
  const digits = (price: number) => (price < 100 ? 1 : 0);
  return {
    caption: `Average selling prices by ${lower(study.placeWord.one)} and market`,
    detail: `Price of one unit, in USD, ${measured}`,
    columns: [
      study.placeWord.one,
      ...markets.map((one) => number(one.market.name, 'USD', 'Average selling price')),
    ],
    rows: places.map(({ name }, index) => [
      name,
      ...markets.map((one) =>
        figure(priceIn(one.places[index]?.series ?? one.total, measured), digits(one.market.price)),
      ),
    ]),
    total: [
      'Average',
      ...markets.map((one) => figure(priceIn(one.total, measured), digits(one.market.price))),
    ],
    notes: [sourceLine(study)],
  };
}

function bands(study: Study): Table {
  const { markets, measured } = study.figures;
  const random = study.chance('bands');
  return {
    caption: 'Price bands by type',
    detail: `Price of one unit, in USD, ${study.report.region}, ${measured}`,
    columns: [
      'Market',
      'Type',
      number('Low', '', 'Band'),
      number('Typical', '', 'Band'),
      number('High', '', 'Band'),
      number('Discount on list', '%'),
    ],
    rows: markets.flatMap((one) =>
      one.market.types.map((type, index) => {
        const typical = priceIn(one.total, measured) * random.between(0.82, 1.24);
        const digits = one.market.price < 100 ? 1 : 0;
        return [
          ...rowHeads(one.market.name, one.market.types.length, index, type),
          figure(typical * random.between(0.62, 0.8), digits),
          figure(typical, digits),
          figure(typical * random.between(1.18, 1.5), digits),
          figure(random.between(12, 46), 1),
        ];
      }),
    ),
    notes: [sourceLine(study)],
  };
}

function contracts(study: Study): Table {
  const random = study.chance('contracts');
  return {
    caption: `Contracts by ${lower(study.placeWord.one)}`,
    detail: `Usual terms, ${study.figures.measured}`,
    columns: [
      study.placeWord.one,
      'Who buys',
      number('Length', 'years'),
      number('Suppliers admitted'),
      number('Volume bound', '%'),
      number('Next round'),
    ],
    rows: study.figures.places.map(({ name }) => [
      name,
      capital(random.pick(study.field.buyers)),
      String(random.whole(1, 4)),
      String(random.whole(2, 6)),
      String(random.whole(4, 17) * 5),
      String(study.figures.measured + random.whole(1, 3)),
    ]),
    notes: [sourceLine(study)],
  };
}
