import { colorsOf, seriesLimit } from '../kit/colors.ts';
import { largestFirst, type NamedRow } from '../kit/figures.ts';
import { type Span, within } from '../kit/periods.ts';
import { legendOf } from './main-rows.ts';

/**
 * The payers that are looked at, none chosen meaning all, and those of them that are drawn: no more than there are
 * colours. Means do not add up, so that the others are left out of the chart.
 */
export function payerRows(
  rows: readonly NamedRow[],
  all: readonly string[],
  chosen: readonly string[],
  span: Span,
) {
  const shown = rows.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  const isCut = shown.length > seriesLimit;
  const drawn = isCut ? largestFirst(shown, span.start + span.lastMeasured).slice(0, seriesLimit) : shown;
  const colors = colorsOf(
    drawn.map(({ name }) => name),
    all,
  );
  const series = within(span, drawn).map((row) => ({
    ...row,
    color: colors.get(row.name) ?? ('chart-other' as const),
  }));
  const highest = `the highest in ${span.periods[span.lastMeasured]}`;
  return {
    rows: within(span, shown),
    series,
    legend: legendOf(series, all, chosen),
    /** Ends the note; it is true of the spreadsheet too, which has them all. */
    leftOut: isCut ? `; the chart shows ${drawn.length} of ${shown.length} payers, ${highest}` : '',
  };
}
