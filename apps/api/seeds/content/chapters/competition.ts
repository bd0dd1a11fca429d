import { barPicture } from '../charts/bar-picture.ts';
import type { Firm, Swot } from '../knowledge/field.ts';
import type { MarketFigures } from '../model/figures.ts';
import { round } from '../model/rounding.ts';
import { salesOf } from '../model/sales.ts';
import { valueIn } from '../model/series.ts';
import type { Study } from '../study.ts';
import { figure, listed, lower, percent, usdMillion } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { swotHtml } from '../writing/swot.ts';
import { number, type Table } from '../writing/table.ts';
import { sourceLine } from './tables.ts';
import { fact, filled, goods } from './words.ts';

export function competition(study: Study, page: Page): void {
  const { figures, inWhere, field } = study;
  const { measured, decimals, total, markets } = figures;
  const sales = salesOf(study);
  const [first, second, third] = sales;
  if (!first || !second || !third) return;
  const three = round(((first.total + second.total + third.total) / valueIn(total, measured)) * 100, 1);
  page.p(
    `${first.name}, ${second.name} and ${third.name} together sold ${percent(three)} of all that was measured ${inWhere} in ${measured}.`,
    `${first.name} comes first with ${usdMillion(first.total, decimals)}, before ${second.name} with ${usdMillion(second.total, decimals)} and ${third.name} with ${usdMillion(third.total, decimals)}.`,
    'Companies and products are invented.',
  );
  page.figure({
    title: `Sales by company, all markets`,
    detail: `USD million, ${study.report.region}, ${measured}`,
    alt: `Bar chart of sales in ${measured}: ${listed(sales.map((one) => `${one.name} ${figure(one.total, decimals)}`))} USD million.`,
    name: 'companies.png',
    bytes: barPicture({
      unit: 'USD million',
      bars: sales.map((one) => ({ name: one.name, value: one.total, text: figure(one.total, decimals) })),
    }),
  });
  page.h2('Sales by company and market');
  page.p(`Table ${page.coming} divides each market among its suppliers; the columns add up to the market.`);
  page.table(salesTable(study));
  page.h2('Shares over time');
  for (const one of markets) {
    page.h3(one.market.name);
    page.p(...sharesSentences(study, one));
    page.table(sharesTable(study, one));
  }
  page.h2('Strengths, weaknesses, opportunities, threats');
  const random = study.chance('swot');
  page.p(
    'The two largest suppliers are set against each other below.',
    filled(random.pick(field.shifts), study, random),
    fact(study, random),
  );
  for (const { firm } of [first, second].map((one) => ({
    firm: field.firms.find((other) => other.name === one.name),
  })))
    if (firm)
      page.block(
        swotHtml(
          `Table ${page.take()}`,
          `SWOT: ${firm.name} in ${lower(study.report.title)}`,
          swotOf(study, firm),
        ),
      );
}

/** The field's points, with a different choice for every firm. */
function swotOf(study: Study, firm: Firm): Swot {
  const random = study.chance(`swot-${firm.name}`);
  const { strengths, weaknesses, opportunities, threats } = study.field.swot;
  return {
    strengths: [`Known for ${firm.knownFor}`, ...random.some(strengths, 2)],
    weaknesses: random.some(weaknesses, 3),
    opportunities: random.some(opportunities, 3),
    threats: random.some(threats, 3),
  };
}

function salesTable(study: Study): Table {
  const { amount } = study;
  const { markets, total, measured, decimals } = study.figures;
  return {
    caption: 'Sales by company and market',
    detail: `USD million at manufacturer prices, ${study.report.region}, ${measured}`,
    columns: [
      'Company',
      ...markets.map((one) => number(one.market.name, '', 'Market')),
      number('All markets'),
    ],
    rows: salesOf(study).map((one) => [
      one.name,
      ...one.markets.map((part) => (part === null ? '–' : figure(part, decimals))),
      figure(one.total, decimals),
    ]),
    total: ['All companies', ...markets.map((one) => amount(one.total)), amount(total)],
    notes: [
      'Note: A dash means that the company sells little or nothing in this market; what it sells is part of Others.',
      sourceLine(study),
    ],
  };
}

function sharesSentences(study: Study, of: MarketFigures): string[] {
  const { measured } = study.figures;
  const now = study.shares(of);
  const then = new Map(study.shares(of, measured - 3).map((one) => [one.name, one.percent]));
  const moves = now
    .filter((one) => one.firm && then.has(one.name))
    .map((one) => ({ name: one.name, points: round(one.percent - (then.get(one.name) ?? 0), 1) }))
    .toSorted((one, other) => other.points - one.points);
  const [winner, loser] = [moves[0], moves.at(-1)];
  const [first, second] = now;
  return [
    study
      .chance(`shares-${of.market.name}`)
      .pick([
        `${first?.name} leads with ${percent(first?.percent ?? 0)}, ${figure(round((first?.percent ?? 0) - (second?.percent ?? 0), 1), 1)} points before ${second?.name}.`,
        `With ${percent(first?.percent ?? 0)} of ${goods(of)}, ${first?.name} stands before ${second?.name} (${percent(second?.percent ?? 0)}).`,
      ]),
    winner && winner.points > 0
      ? `Since ${measured - 3}, ${winner.name} has gained most, ${figure(winner.points, 1)} points.`
      : '',
    loser && loser.points < 0
      ? `${loser.name} has lost ${figure(-loser.points, 1)} points over the same time.`
      : '',
    first?.firm ? `The leader is known for ${first.firm.knownFor}.` : '',
  ];
}

function sharesTable(study: Study, of: MarketFigures): Table {
  const { measured } = study.figures;
  const years = [measured - 3, measured - 2, measured - 1, measured];
  const byYear = years.map((year) => new Map(study.shares(of, year).map((one) => [one.name, one.percent])));
  return {
    caption: `Company shares in ${lower(of.market.name)}`,
    detail: `Share of value, in %, ${study.report.region}, ${years[0]}–${measured}`,
    columns: ['Company', ...years.map((year) => number(year, '', 'Measured')), number('Change', 'points')],
    rows: study.shares(of).map(({ name, percent: now }) => {
      const before = byYear[0]?.get(name);
      return [
        name,
        ...byYear.map((one) => (one.has(name) ? figure(one.get(name) ?? 0, 1) : '–')),
        before === undefined ? '–' : figure(round(now - before, 1), 1),
      ];
    }),
    notes: [sourceLine(study)],
  };
}
