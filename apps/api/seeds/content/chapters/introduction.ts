import { inText } from '../geography.ts';
import { valueIn } from '../model/series.ts';
import type { Study } from '../study.ts';
import { counted, figure, listed, lower } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { sourceLine } from './tables.ts';
import { filled } from './words.ts';

export const invented = 'All companies, products, trials and figures in this report are invented.';

export function introduction(study: Study, page: Page): void {
  const { report, figures, field, where, placeWord } = study;
  const random = study.chance('introduction');
  page.p(
    `This is the ${report.year} edition of ${report.title} for ${where}. It measures ${counted(figures.markets.length)} markets in ${figures.places.length} ${placeWord.many}, with ${figures.measured} as the last measured year and a forecast to ${figures.end}.`,
    `${invented} It was written to show how the portal works, and nothing in it should be used for a decision.`,
  );
  page.p(
    random.pick([
      `The report is meant for product managers, strategy teams and investors who need the size of a market and the reasons behind it on the same page.`,
      `Readers who plan a launch will want the segment chapters first; those who plan an acquisition will find the chapters on competition and company positions more useful.`,
      `It can be read from front to back, but each chapter also stands alone: tables carry their units, and every forecast is marked.`,
    ]),
    filled(random.pick(field.shifts), study, random),
  );
  page.h2('Markets covered');
  page.p(
    `Table ${page.coming} lists what each market includes, what is counted as one unit, and what is left out.`,
  );
  page.table(marketsCovered(study));
  page.h2('Places covered');
  page.p(
    `${figures.places.length} ${placeWord.many} are covered: ${listed(figures.places.map((one) => inText(one.name)))}.`,
    `Together they stand for nearly all use of ${study.what} in ${where}.`,
  );
  page.h2('Who uses and who buys');
  page.p(
    `${listed(field.settings)} are told apart throughout.`,
    `Purchasing lies with ${listed(field.buyers)}; ${field.clinicians} decide within the range that these allow.`,
  );
  page.list(field.settings.map((setting) => settingNote(study, setting)));
  page.h2('How to read the tables');
  page.p(
    `Values are in USD million at manufacturer prices and constant exchange rates of ${figures.measured}. Forecast years stand under their own head. CAGR is the compound growth a year between ${figures.measured} and ${figures.end}. A dash means that a figure does not apply.`,
  );
}

function settingNote(study: Study, setting: string): string {
  const random = study.chance(`setting-${setting}`);
  const one = random.pick(study.figures.markets);
  return random.pick([
    `${setting}: the main place of use for ${random.pick(one.market.types).toLowerCase()} ${lower(one.market.name)}, bought through ${random.pick(study.field.buyers)}.`,
    `${setting}: ${lower(one.market.name)} are bought here by ${random.pick(study.field.buyers)}, mostly once a year.`,
    `${setting}: important for ${lower(one.market.name)}, where ${study.field.clinicians} ask for ${random.pick(one.market.types).toLowerCase()} versions first.`,
  ]);
}

function marketsCovered(study: Study) {
  const { figures, report } = study;
  const { measured, decimals } = figures;
  const random = study.chance('covered');
  const left = [
    'Capital service contracts',
    'Rental and loan sets',
    'Accessories sold alone',
    'Veterinary use',
    'Research use',
    'Refurbished goods',
  ];
  return {
    kind: 'markets-covered' as const,
    caption: 'Markets covered',
    detail: `Scope and ${measured} value in USD million, ${report.region}`,
    columns: [
      { head: 'Market' },
      { head: 'Includes' },
      { head: 'Unit counted' },
      { head: 'Left out' },
      { head: `Value ${measured}`, unit: 'USD million', isNumber: true },
    ],
    rows: figures.markets.map(({ market, total }) => [
      market.name,
      market.types.join('; '),
      market.unit,
      random.some(left, 2).join('; '),
      figure(valueIn(total, measured), decimals),
    ]),
    total: ['All markets', '–', '–', '–', figure(valueIn(figures.total, measured), decimals)],
    notes: [sourceLine(study)],
  };
}
