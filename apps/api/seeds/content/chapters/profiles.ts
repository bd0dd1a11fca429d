import { inText } from '../geography.ts';
import type { Firm } from '../knowledge/field.ts';
import { productOf } from '../model/products.ts';
import { round } from '../model/rounding.ts';
import { type FirmSales, salesOf } from '../model/sales.ts';
import { valueIn } from '../model/series.ts';
import type { Study } from '../study.ts';
import { capital, counted, figure, percent, usdMillion } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { number, type Table } from '../writing/table.ts';
import { sourceLine } from './tables.ts';
import { fact, filled, goods } from './words.ts';

export function profiles(study: Study, page: Page): void {
  const sales = salesOf(study).filter((one) => one.name !== 'Others');
  page.p(
    `${capital(counted(sales.length))} companies are described, in the order of their sales ${study.inWhere}. All of them are invented; likeness to a real company would be chance.`,
    fact(study, study.chance('profiles')),
  );
  for (const one of sales) {
    const firm = study.field.firms.find((other) => other.name === one.name);
    if (!firm) continue;
    page.h2(firm.name);
    profile(study, page, firm, one);
  }
}

function profile(study: Study, page: Page, firm: Firm, sales: FirmSales): void {
  const { figures, where, field } = study;
  const { measured, decimals, total, markets } = figures;
  const random = study.chance(`profile-${firm.name}`);
  const share = round((sales.total / valueIn(total, measured)) * 100, 1);
  const best = markets[sales.markets.indexOf(Math.max(...sales.markets.map((part) => part ?? 0)))];
  page.p(
    random.pick([
      `${firm.name}, from ${inText(firm.home)}, is known for ${firm.knownFor}.`,
      `Based in ${inText(firm.home)}, ${firm.name} made its name with ${firm.knownFor}.`,
      `${firm.name} has its seat in ${inText(firm.home)} and stands for ${firm.knownFor}.`,
    ]),
    `In ${where} it sold ${usdMillion(sales.total, decimals)} in ${measured}, or ${percent(share)} of all that was measured.`,
    best ? `Its main market here is ${goods(best)}, sold as ${productOf(field, firm, best.market)}.` : '',
  );
  page.p(
    filled(
      random.pick([
        `Sales run through its own people in {place} and through dealers elsewhere.`,
        `It has doubled its field force for {setting} within two years.`,
        `The company has won two of the last three large contracts of {buyer} in {place}.`,
        `Its training centre in {place} receives {clinicians} every week.`,
      ]),
      study,
      random,
      best,
    ),
    filled(
      random.pick([
        `Our talks with {buyer} suggest that service weighs more than price in its favour: ${random.pick(field.swot.strengths).toLowerCase()} was named most often.`,
        `Its weak point is ${random.pick(field.swot.weaknesses).toLowerCase()}, which {firm} uses in tenders.`,
        `The next step is likely to be ${random.pick(field.swot.opportunities).toLowerCase()}.`,
      ]),
      study,
      random,
      best,
    ),
    fact(study, random, best),
  );
  page.table(products(study, firm, sales));
}

function products(study: Study, firm: Firm, sales: FirmSales): Table {
  const { markets, measured, decimals } = study.figures;
  const random = study.chance(`products-${firm.name}`);
  const sold = markets.flatMap((of, index) => {
    const worth = sales.markets[index];
    return worth === null || worth === undefined ? [] : [{ of, worth }];
  });
  return {
    caption: `${firm.name}: products and sales`,
    detail: `USD million, ${study.report.region}, ${measured}`,
    columns: [
      'Market',
      'Product',
      'Main type',
      number('Since'),
      number('Sales', 'USD million'),
      number('Share', '%'),
    ],
    rows: sold.map(({ of, worth }) => [
      of.market.name,
      productOf(study.field, firm, of.market),
      random.pick(of.market.types),
      String(measured - random.whole(1, 14)),
      figure(worth, decimals),
      figure(study.shares(of).find((one) => one.name === firm.name)?.percent ?? 0, 1),
    ]),
    total: ['All markets', '–', '–', '–', figure(sales.total, decimals), '–'],
    notes: [sourceLine(study)],
  };
}
