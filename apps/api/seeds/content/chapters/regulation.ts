import { admission } from '../geography.ts';
import type { Study } from '../study.ts';
import { capital, counted, listed, lower } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { number, type Table } from '../writing/table.ts';
import { ranked, said, sourceLine } from './tables.ts';
import { fact, filled, goods } from './words.ts';

export function regulation(study: Study, page: Page): void {
  const { report, field, figures, inWhere, rate } = study;
  const { route, body, months, payer } = admission[report.region];
  const random = study.chance('regulation');
  page.p(
    `Products reach users ${inWhere} by ${route}. ${capital(body)} decide, and most files take between ${counted(months[0])} and ${months[1]} months.`,
    `Care is paid by ${payer}.`,
    fact(study, random),
  );
  page.h2('Admission');
  page.p(
    `Table ${page.coming} gives the time from file to first sale as suppliers describe it. Times are shortest where an approval from elsewhere is accepted, and longest where local tests are asked for.`,
    filled(
      `For {market}, {firm} has filed first in {place} in each of its last three launches.`,
      study,
      random,
    ),
  );
  page.table(times(study));
  page.h2('Payment');
  for (const sentence of field.payment)
    page.p(filled(sentence, study, random), paymentFigure(study, random.pick(figures.places).name));
  page.table(payers(study));
  page.h2('What is coming');
  page.list(
    random
      .some(field.limiters, 3)
      .map(
        (one) =>
          `${one.name}: ${random.pick(['a draft is expected', 'a decision is due', 'talks have begun'])} in ${figures.measured + random.whole(1, 3)}; we count with a ${random.pick(['small', 'moderate', 'visible'])} effect on ${goods(random.pick(figures.markets))}.`,
      ),
  );
  page.h2('Place by place');
  for (const place of ranked(figures.places, figures.measured).slice(0, 8)) {
    page.h3(place.name);
    page.p(
      filled(
        random.pick([
          `{buyer} ask for local data on {market} before a product is listed, which takes a budget year.`,
          `New products start in {setting} and are listed for others after a year of use.`,
          `Listing and payment are decided together, so that {market} without an economic file wait.`,
          `The list is reviewed once a year; {firm} and one other supplier of {market} were added last time.`,
        ]),
        study,
        random,
      ),
      `Growth in ${said(place)} of ${rate(place.series)} a year assumes that the rules stay as they are.`,
      random.pick([
        `A stricter rule would cost one point of growth at most.`,
        `Faster listing would add about half a point.`,
        `The risk lies in the fee rather than in the listing.`,
        `Suppliers name paperwork, not refusal, as what costs them time.`,
      ]),
    );
  }
}

function paymentFigure({ figures, chance, rate }: Study, place: string): string {
  const random = chance(`payment-${place}`);
  const one = random.pick(figures.markets);
  return `For ${goods(one)} this is one reason for growth of ${rate(one.total)} a year rather than more or less.`;
}

function times(study: Study): Table {
  const random = study.chance('times');
  const [shortest, longest] = admission[study.report.region].months;
  return {
    caption: `Time to market by ${lower(study.placeWord.one)}`,
    detail: `Months from file to first sale, ${study.report.year}`,
    columns: [
      study.placeWord.one,
      number('New product', 'months', 'Admission'),
      number('Change', 'months', 'Admission'),
      number('Listing', 'months', 'Payment'),
      number('Tender entry', 'months', 'Payment'),
      'Foreign approval accepted',
    ],
    rows: study.figures.places.map(({ name }) => {
      const months = random.whole(shortest, longest);
      return [
        name,
        String(months),
        String(Math.max(1, Math.round(months / 3))),
        String(random.whole(2, 14)),
        String(random.whole(1, 12)),
        random.pick(['Yes', 'In part', 'No']),
      ];
    }),
    notes: [sourceLine(study)],
  };
}

function payers(study: Study): Table {
  const random = study.chance('payers');
  return {
    caption: `Who pays, by ${lower(study.placeWord.one)}`,
    detail: `Share of spending, in %, ${study.figures.measured}`,
    columns: [
      study.placeWord.one,
      number('Public', '', 'Payer'),
      number('Private insurer', '', 'Payer'),
      number('Patient', '', 'Payer'),
      'Main rule',
    ],
    rows: study.figures.places.map(({ name }) => {
      const open = random.whole(20, 84);
      const own = random.whole(2, Math.max(3, Math.floor((100 - open) / 2)));
      return [
        name,
        `${open}.0`,
        `${100 - open - own}.0`,
        `${own}.0`,
        random.pick([
          'Case payment',
          'Fee for service',
          'Budget',
          'Case payment with supplement',
          'Co-payment',
        ]),
      ];
    }),
    notes: [`Note: Rows add up to 100. Buyers are ${listed(study.field.buyers)}.`, sourceLine(study)],
  };
}
