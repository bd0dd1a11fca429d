import { inText } from '../geography.ts';
import type { MarketFigures } from '../model/figures.ts';
import { valueIn } from '../model/series.ts';
import type { Study } from '../study.ts';
import { capital, counted, figure, listed, lower } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { number } from '../writing/table.ts';
import { allPlaces, descending, sourceLine } from './tables.ts';
import { filled, goods, versions } from './words.ts';

export const invented = 'All companies, products, trials and figures in this report are invented.';

export function introduction(study: Study, page: Page): void {
  const { report, figures, field, inWhere, where, placeWord } = study;
  const random = study.chance('introduction');
  page.p(
    `This is the ${report.year} edition of ${report.title} for ${where}. It measures ${counted(figures.markets.length)} markets in ${counted(figures.places.length)} ${placeWord.many}, with ${figures.measured} as the last measured year and a forecast to ${figures.end}.`,
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
  for (const one of figures.markets) {
    page.h3(one.market.name);
    page.p(...definition(study, one));
  }
  page.h2('Places covered');
  page.p(
    `${capital(counted(figures.places.length))} ${placeWord.many} are covered: ${listed(figures.places.map((one) => inText(one.name)))}.`,
    `Together they stand for nearly all use of ${study.what} ${inWhere}.`,
  );
  page.table(placesCovered(study));
  page.h2('Who uses and who buys');
  page.p(
    `${capital(lower(listed(field.settings)))} are told apart throughout.`,
    `Purchasing lies with ${listed(field.buyers)}; ${field.clinicians} decide within the range that these allow.`,
  );
  page.list(field.settings.map((setting, index) => settingNote(study, setting, index)));
  page.h2('How to read the tables');
  page.p(
    `Values are in USD million at manufacturer prices and constant exchange rates of ${figures.measured}. Forecast years stand under their own head. CAGR is the compound growth a year between ${figures.measured} and ${figures.end}. A dash means that a figure does not apply.`,
  );
}

function definition(study: Study, of: MarketFigures): string[] {
  const { figures, inWhere, field, count, money } = study;
  const { measured } = figures;
  const random = study.chance(`definition-${of.market.name}`);
  const types = of.market.types.map(lower);
  return [
    random.pick([
      `Under this heading we count ${listed(types)}, in ${of.market.unit}.`,
      `The market takes in ${listed(types)}; ${of.market.unit} are what is counted.`,
      `${capital(listed(types))} are told apart, each counted in ${of.market.unit}.`,
    ]),
    `${count(of.total)} of them were sold ${inWhere} in ${measured}, for ${money(of.total)}.`,
    random.pick([
      `A product counts in the year in which it is delivered, even if it is paid for later.`,
      `Sets are divided into their parts where parts are also sold alone.`,
      `Goods on consignment count when they are used, not when they are placed.`,
      `Replacement under guarantee is left out, as nobody pays for it.`,
    ]),
    filled(
      random.pick([
        `{setting} use most of it, and ${field.clinicians} choose within what {buyer} admit.`,
        `It is bought by {buyer} for {setting}, as a rule once a year.`,
        `{firm} is the name that ${field.clinicians} mention first when asked about it.`,
      ]),
      study,
      random,
      of,
    ),
  ];
}

function placesCovered(study: Study) {
  const { figures, placeWord, amount } = study;
  const { places, markets, total, measured } = figures;
  return {
    caption: `${capital(placeWord.many)} in this report`,
    detail: `USD million at manufacturer prices and share of value in %, ${measured}`,
    columns: [
      placeWord.one,
      number('All markets', 'USD million'),
      number('Share', '%'),
      'Largest market',
      'Leading company there',
    ],
    rows: places.map(({ name, series }, index) => {
      const largest = descending(markets, (one) => valueIn(one.places[index]?.series ?? total, measured))[0];
      return [
        name,
        amount(series),
        figure((valueIn(series, measured) / valueIn(total, measured)) * 100, 1),
        largest?.market.name ?? '–',
        largest ? (study.chance(`leader-${name}`).pick(study.shares(largest).slice(0, 3)).name ?? '–') : '–',
      ];
    }),
    total: [allPlaces(study), amount(total), '100.0', '–', '–'],
    notes: [sourceLine(study)],
  };
}

function settingNote(study: Study, setting: string, index: number): string {
  const random = study.chance(`setting-${setting}`);
  const { markets } = study.figures;
  const one = markets[index % markets.length] ?? random.pick(markets);
  const notes = [
    `${setting}: the main place of use for ${goods(one)}, bought through ${random.pick(study.field.buyers)}.`,
    `${setting}: ${goods(one)} are bought here by ${random.pick(study.field.buyers)}, mostly once a year.`,
    `${setting}: important for ${goods(one)}, where ${study.field.clinicians} ask for ${versions(random.pick(one.market.types))} first.`,
  ];
  return notes[index % notes.length] ?? '';
}

function marketsCovered(study: Study) {
  const { figures, report, amount } = study;
  const { measured } = figures;
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
    columns: ['Market', 'Includes', 'Unit counted', 'Left out', number(`Value ${measured}`, 'USD million')],
    rows: figures.markets.map(({ market, total }) => [
      market.name,
      market.types.join('; '),
      market.unit,
      random.some(left, 2).join('; '),
      amount(total),
    ]),
    total: ['All markets', '–', '–', '–', amount(figures.total)],
    notes: [sourceLine(study)],
  };
}
