import type { Study } from '../study.ts';
import { figure, listed, lower } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { number, rowHeads, type Table } from '../writing/table.ts';
import { invented } from './introduction.ts';
import { sourceLine, yearColumns } from './tables.ts';

export function appendix(study: Study, page: Page): void {
  const { field, figures, report } = study;
  page.p(`${invented} This appendix holds the terms, the sources and the full series behind the chapters.`);
  page.h2('Abbreviations');
  page.terms([
    ['CAGR', 'compound annual growth rate'],
    ['USD', 'United States dollar'],
    ...Object.entries(field.abbreviations),
  ]);
  page.h2('Terms');
  page.terms(
    figures.markets.map(({ market }) => [
      market.name,
      `${listed(market.types).toLowerCase()} products; counted in ${market.unit}, at the price that the manufacturer receives.`,
    ]),
  );
  page.h2('Sources');
  page.list([
    ...field.registries.map((one) => `${one}, ${report.year} edition (invented)`),
    `Interviews with ${field.clinicians} and with ${listed(field.buyers)} (invented)`,
  ]);
  page.h2('Full series');
  page.p(
    `Table ${page.coming} has every market and ${lower(study.placeWord.one)} for every year of the report.`,
  );
  page.table(fullSeries(study));
}

function fullSeries(study: Study): Table {
  const { amount, growth } = study;
  const { years, measured, end, markets } = study.figures;
  return {
    caption: `All markets by ${lower(study.placeWord.one)} and year`,
    detail: `USD million at manufacturer prices, ${years[0]}–${end}`,
    columns: ['Market', study.placeWord.one, ...yearColumns(years, measured), number('CAGR', '%')],
    rows: markets.flatMap(({ market, places, total }) =>
      [...places, { name: 'Total', series: total }].map(({ name, series }, index) => [
        ...rowHeads(market.name, places.length + 1, index, name),
        ...years.map((year) => amount(series, year)),
        figure(growth(series), 1),
      ]),
    ),
    notes: [sourceLine(study)],
  };
}
