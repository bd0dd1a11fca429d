import type { Study } from '../study.ts';
import { listed, lower, percent } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { number } from '../writing/table.ts';
import { sourceLine } from './tables.ts';

export function methodology(study: Study, page: Page): void {
  page.p(
    `The figures of this report come from a model that ties units, prices and value together in every market and every one of the ${study.figures.places.length} ${study.placeWord.many}.`,
    'No figure stands alone: what is sold must be used, and what is used must have been paid for.',
  );
  method(study, page);
  page.h2('How the forecast is made');
  page.p(
    `Each market is carried forward from ${study.figures.measured} by the growth of procedures, the share of patients treated with a device, the mix of types and the course of prices. The four are set apart and then multiplied, so that a change in one shows in the result.`,
    `The forecast ends in ${study.figures.end}. Later years were left out because contracts and approvals that are known today do not reach further.`,
  );
  page.table(assumptions(study));
  page.h2('How sure we are');
  page.p(
    'We give three levels. A figure is firm where two sources agree within five percent, fair where they agree within fifteen, and indicative where there is one source only.',
    'Table notes say so where a figure is indicative.',
  );
  page.table(confidence(study));
  page.h2('What changed since the last edition');
  page.p(
    `The ${study.report.year} edition takes ${study.figures.measured} as its base. Figures of earlier years were left as published save for corrections by the sources; forecasts were made anew.`,
  );
  page.list([
    'Prices are taken at the manufacturer, before the margin of dealers.',
    `Exchange rates are those of ${study.figures.measured} for all years, so that growth is growth and not currency.`,
    'Free goods and bonus units count as units, which lowers the average price.',
    'Products used in studies are left out until they are sold.',
  ]);
}

/** The steps, short enough for the introduction of a report without a chapter on method. */
export function method(study: Study, page: Page): void {
  const { field, report } = study;
  page.h2('Sources and steps');
  page.p(
    `Three sources were used: ${listed(field.registries)}. They cover different parts of the chain, and each corrects the others.`,
  );
  page.list([
    `Units were counted from the panel and raised to the whole of ${study.where}.`,
    `Prices were taken from invoices of ${lower(listed(field.settings.slice(0, 2)))} and checked against tenders.`,
    `Results were discussed with ${20 + (report.title.length % 30)} ${field.clinicians} and with buyers at ${listed(field.buyers)}.`,
    'Company shares were set from units and list prices, then checked against what the invented companies would have reported.',
  ]);
}

function assumptions(study: Study) {
  const random = study.chance('assumptions');
  return {
    caption: 'Main assumptions of the forecast, by market',
    detail: `Percent a year, ${study.figures.measured}–${study.figures.end}, ${study.report.region}`,
    columns: [
      'Market',
      number('Procedures', '%', 'Volume'),
      number('Devices per case', '%', 'Volume'),
      number('Contract prices', '%', 'Price'),
      number('Mix', '%', 'Price'),
      'Certainty',
    ],
    rows: study.figures.markets.map(({ market }) => {
      const volume = market.growth - market.priceTrend;
      const perCase = Math.round(random.between(0.1, 0.9) * 10) / 10;
      const mix = Math.round(random.between(0.1, 0.8) * 10) / 10;
      return [
        market.name,
        percent(volume - perCase).replace('%', ''),
        percent(perCase).replace('%', ''),
        percent(market.priceTrend - mix).replace('%', ''),
        percent(mix).replace('%', ''),
        random.pick(['Firm', 'Fair', 'Fair', 'Indicative']),
      ];
    }),
    notes: [sourceLine(study)],
  };
}

function confidence(study: Study) {
  const random = study.chance('confidence');
  const sources = study.field.registries;
  return {
    caption: `Sources and certainty, by ${lower(study.placeWord.one)}`,
    detail: `Number of sites and level of certainty, ${study.figures.measured}`,
    columns: [
      study.placeWord.one,
      number('Sites in the panel'),
      number('Invoices read'),
      number('Interviews'),
      'Main source',
      'Certainty',
    ],
    rows: study.figures.places.map(({ name }) => [
      name,
      String(random.whole(6, 84)),
      random.whole(180, 4200).toLocaleString('en-US'),
      String(random.whole(3, 26)),
      random.pick(sources),
      random.pick(['Firm', 'Firm', 'Fair', 'Fair', 'Indicative']),
    ]),
    notes: [sourceLine(study)],
  };
}
