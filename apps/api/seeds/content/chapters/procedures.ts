import { lineChart } from '../charts/line-chart.ts';
import { type ProcedureFigures, proceduresOf, settingShares } from '../model/procedures.ts';
import { round } from '../model/rounding.ts';
import { unitGrowthOf, unitsIn } from '../model/series.ts';
import type { Study } from '../study.ts';
import { capital, figure, listed, lower, percent } from '../writing/format.ts';
import type { Page } from '../writing/page.ts';
import { number, rowHeads, type Table } from '../writing/table.ts';
import { allPlaces, descending, overYears, said, sourceLine, units, yearColumns } from './tables.ts';
import { filled } from './words.ts';

export function procedures(study: Study, page: Page): void {
  const { figures, inWhere, where, placeWord, count } = study;
  const { measured, end, years } = figures;
  const all = proceduresOf(study, study.chance);
  const random = study.chance('procedures');
  const largest = descending(all, (one) => unitsIn(one.total, measured))[0];
  if (!largest) return;
  page.p(
    `Demand starts with what is done. In ${measured}, ${where} counted ${listed(all.map((one) => `${count(one.total)} cases of ${lower(one.name)}`))}.`,
    filled(random.pick(study.field.shifts), study, random),
  );
  page.figure({
    title: `Cases ${inWhere}`,
    detail: `Thousand a year, ${years[0]}–${end}`,
    alt: `Line chart of cases, ${years[0]} to ${end}. ${all.map((one) => `${one.name}: ${count(one.total)} in ${measured}, ${count(one.total, end)} in ${end}`).join('; ')}.`,
    name: 'cases.svg',
    bytes: lineChart({
      title: `Cases ${inWhere}, thousand`,
      unit: 'Thousand cases',
      years,
      measured,
      series: all.map((one) => ({
        name: shortened(one.name),
        values: years.map((year) => unitsIn(one.total, year) / 1000),
      })),
    }),
  });
  for (const one of all) {
    page.h2(one.name);
    page.p(...aboutProcedure(study, one, page.coming));
    page.table(
      overYears(study, {
        caption: `${one.name} by ${lower(placeWord.one)}`,
        head: placeWord.one,
        measure: { ...units, unit: () => 'Number of cases, in units' },
        rows: descending(one.places, (one) => unitsIn(one.series, measured)),
        total: { name: allPlaces(study), series: one.total },
      }),
    );
  }
  page.h2('Where it is done');
  page.p(...settingsSentences(study, largest), `Table ${page.coming} has all of it.`);
  page.table(settingsTable(study, all));
}

/** There is little room for names at the end of a line. */
function shortened(name: string): string {
  return name.length > 24 ? `${name.slice(0, 22).trim()}…` : name;
}

function aboutProcedure(
  { figures, chance, field, count }: Study,
  { name, places, total }: ProcedureFigures,
  coming: string,
): string[] {
  const { measured, end } = figures;
  const first = descending(places, (one) => unitsIn(one.series, measured))[0];
  const quick = descending(places, (one) => unitGrowthOf(one.series, measured, end))[0];
  if (!first || !quick) return [];
  const share = round((unitsIn(first.series, measured) / unitsIn(total, measured)) * 100, 1);
  return [
    chance(`about-${name}`).pick([
      `${capital(said(first))} has the most with ${count(first.series)}, ${percent(share)} of the total of ${count(total)}.`,
      `Of ${count(total)} cases in ${measured}, ${percent(share)} were done in ${said(first)} (Table ${coming}).`,
    ]),
    `The number grows by ${percent(unitGrowthOf(total, measured, end))} a year to ${end}, and fastest in ${said(quick)} with ${percent(unitGrowthOf(quick.series, measured, end))}.`,
    chance(`limit-${name}`).pick([
      `Time in the room is what limits it, more than demand.`,
      `The number of trained ${field.clinicians} sets the ceiling.`,
      `Waiting lists have been stable for a year.`,
      `Referral has become quicker since results are shared.`,
    ]),
  ];
}

function settingsSentences(study: Study, { name }: ProcedureFigures): string[] {
  const { measured, end } = study.figures;
  const now = settingShares(study, study.chance, name, measured, measured);
  const then = settingShares(study, study.chance, name, end, measured);
  const last = study.field.settings.length - 1;
  return [
    `In ${measured}, ${lower(study.field.settings[0] ?? '')} took ${percent(now[0] ?? 0)} of ${lower(name)} and ${lower(study.field.settings[last] ?? '')} ${percent(now[last] ?? 0)}.`,
    `By ${end} we expect ${percent(then[0] ?? 0)} and ${percent(then[last] ?? 0)}.`,
  ];
}

function settingsTable(study: Study, all: readonly ProcedureFigures[]): Table {
  const { field, figures } = study;
  const { measured, end } = figures;
  const years = [measured - 3, measured, measured + 3, end];
  return {
    caption: 'Cases by care setting',
    detail: `Share of cases, in %, ${study.report.region}, ${years[0]}–${end}`,
    columns: ['Procedure', 'Setting', ...yearColumns(years, measured), number('Change', 'points')],
    rows: all.flatMap(({ name }) => {
      const shares = years.map((year) => settingShares(study, study.chance, name, year, measured));
      return field.settings.map((setting, index) => [
        ...rowHeads(name, field.settings.length, index, setting),
        ...shares.map((one) => figure(one[index] ?? 0, 1)),
        figure(round((shares[3]?.[index] ?? 0) - (shares[1]?.[index] ?? 0), 1), 1),
      ]);
    }),
    notes: [
      `Note: Change from ${measured} to ${end}. The settings of a procedure add up to 100.`,
      sourceLine(study),
    ],
  };
}
