import { inText } from '../geography.ts';
import { productOf } from '../model/products.ts';
import type { Study } from '../study.ts';
import { capital, counted, figure, listed, lower } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { number, type Table } from '../writing/table.ts';
import { descending } from './tables.ts';

interface Trial {
  id: string;
  product: string;
  sponsor: string;
  market: string;
  design: string;
  patients: number;
  endpoint: string;
  place: string;
  status: string;
  ends: number;
}

const designs = [
  'Randomised, two arms',
  'Single arm, prospective',
  'Registry-based randomised',
  'Randomised, blinded assessor',
  'Observational cohort',
];
const statuses = ['Recruiting', 'Active, not recruiting', 'Completed', 'Not yet recruiting', 'Terminated'];

export function trials(study: Study, page: Page): void {
  const list = trialsOf(study);
  const recruiting = list.filter((one) => one.status === 'Recruiting');
  const completed = list.filter((one) => one.status === 'Completed');
  const patients = list.reduce((sum, one) => sum + one.patients, 0);
  const largest = descending(list, (one) => one.patients)[0];
  page.p(
    `We follow ${list.length} trials with ${figure(patients, 0)} patients in all. ${capital(counted(recruiting.length))} ${recruiting.length === 1 ? 'is' : 'are'} recruiting and ${counted(completed.length)} ${completed.length === 1 ? 'is' : 'are'} completed.`,
    `The largest is ${largest?.id}, in which ${largest?.sponsor} follows ${figure(largest?.patients ?? 0, 0)} patients with ${largest?.product}.`,
    'The trials, like their products, are invented.',
  );
  page.h2('Clinical trials under way');
  page.table(trialsTable(list, study));
  page.h2('What the trials are about');
  for (const [index, one] of list.entries()) {
    page.h3(`${one.id}: ${one.product}`);
    page.p(...aboutTrial(study, one, index));
  }
  page.h2('What they will change');
  const open = list.filter((one) => one.ends > study.report.year).map((one) => one.ends);
  const next = open.length > 0 ? Math.min(...open) : undefined;
  const endpoints = [...new Set(list.map((one) => one.endpoint.toLowerCase()))];
  page.p(
    `Between them the trials measure ${listed(endpoints)}.`,
    next === undefined
      ? 'None is open any more.'
      : `Buyers look to ${next}, and guidelines will hardly move before ${next + 2}.`,
  );
  page.table(byMarket(study, list));
}

function trialsOf(study: Study): Trial[] {
  const random = study.chance('trials');
  const { field, figures, report } = study;
  const numbers = random.some(
    Array.from({ length: 400 }, (_, index) => index + 11),
    random.whole(10, 15),
  );
  return numbers.map((number) => {
    const of = random.pick(figures.markets);
    const firm = random.pick(field.firms);
    const start = report.year - random.whole(0, 4);
    const status =
      start === report.year ? random.pick(['Recruiting', 'Not yet recruiting']) : random.pick(statuses);
    const isOver = status === 'Completed' || status === 'Terminated';
    return {
      id: `CAL-${start}-${String(number).padStart(4, '0')}`,
      product: productOf(field, firm, of.market),
      sponsor: firm.name,
      market: of.market.name,
      design: random.pick(designs),
      patients: random.whole(4, 130) * 10 + random.whole(0, 9),
      endpoint: random.pick(field.endpoints),
      place: random.pick(figures.places).name,
      status,
      ends: isOver ? random.whole(start, report.year - 1) : report.year + random.whole(1, 4),
    };
  });
}

function trialsTable(list: readonly Trial[], study: Study): Table {
  return {
    kind: 'clinical-trials',
    caption: 'Clinical trials',
    detail: `Status at the close of the ${study.report.year} edition`,
    columns: [
      'Trial',
      'Product',
      'Sponsor',
      'Design',
      number('Patients'),
      'Main end point',
      'Status',
      number('Ends'),
    ],
    rows: list.map((one) => [
      one.id,
      one.product,
      one.sponsor,
      one.design,
      figure(one.patients, 0),
      one.endpoint,
      one.status,
      String(one.ends),
    ]),
    notes: [
      'Note: Trial numbers are invented and are found in no register.',
      `Source: Caliper trial watch, ${study.report.year} edition. All figures are invented.`,
    ],
  };
}

function aboutTrial(study: Study, one: Trial, index: number): string[] {
  const random = study.chance(`trial-${one.id}`);
  return [
    index % 2
      ? `${one.sponsor} tests ${one.product} in ${figure(one.patients, 0)} patients, with centres led from ${inText(one.place)}.`
      : `In this trial ${figure(one.patients, 0)} patients are followed with ${one.product} or with what it is compared to; most centres are in ${inText(one.place)}.`,
    `The design is ${lower(one.design)}, and the main end point is ${one.endpoint.toLowerCase()}.`,
    random.pick([
      `A good result would support a claim that no competitor in ${lower(one.market)} can make today.`,
      `We expect the result to confirm what surgeons already believe, and to matter to buyers more than to users.`,
      `A neutral result would not hurt sales in ${lower(one.market)}, but would end the premium.`,
      `The end point is well chosen, and patients are followed for longer than regulators ask for.`,
    ]),
    one.status === 'Terminated'
      ? 'It was ended early for slow recruitment.'
      : `Results are due in ${one.ends}.`,
  ];
}

function byMarket(study: Study, list: readonly Trial[]): Table {
  const line = (name: string, chosen: readonly Trial[]) => [
    name,
    String(chosen.length),
    figure(
      chosen.reduce((sum, one) => sum + one.patients, 0),
      0,
    ),
    ...statuses.slice(0, 3).map((status) => String(chosen.filter((one) => one.status === status).length)),
  ];
  return {
    kind: 'clinical-trials',
    caption: 'Clinical trials by market',
    detail: `Number of trials and patients, ${study.report.year}`,
    columns: [
      'Market',
      number('Trials'),
      number('Patients'),
      ...statuses.slice(0, 3).map((status) => number(status, '', 'Status')),
    ],
    rows: study.figures.markets.map(({ market }) =>
      line(
        market.name,
        list.filter((one) => one.market === market.name),
      ),
    ),
    total: line('All markets', list),
  };
}
