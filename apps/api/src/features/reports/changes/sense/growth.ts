import { type Period, periodIn } from '../heading-words.ts';
import type { Line } from '../keyed-table.ts';
import { roundedOf, written } from './figures-of.ts';
import { type Doubtful, spot } from './sense-finding.ts';
import { subjectOf } from './subject.ts';
import type { View } from './views.ts';

const growth = /\bcagr\b|\bcompound (?:annual )?growth\b/i;

/** A growth line with the two lines it is computed from. */
interface Series {
  line: Line;
  first: Line;
  last: Line;
  years: number;
  /** Whether its heading names the years. */
  isTold: boolean;
}

interface Misfit {
  across: Line;
  text: string;
  expected: string;
  from: string;
  to: string;
}

/**
 * Growth that does not fit the figures of its first and last year, whatever these were rounded from. If it does not fit
 * in most places, the line as a whole is doubted, once, provided that its heading names the years.
 */
export function* wrongGrowth(view: View): Generator<Doubtful> {
  for (const series of seriesIn(view)) {
    const checked = view.across
      .map((across) => misfitAt(view, series, across))
      .filter((one) => one !== 'unknown');
    const wrong = checked.filter((one) => one !== 'fits');
    const isWhole = wrong.length * 2 > checked.length && checked.length > 2;
    if (isWhole && !series.isTold) continue;
    for (const misfit of isWhole ? wrong.slice(0, 1) : wrong)
      yield {
        check: 'growth',
        ...spot(view, series.line, misfit.across),
        excerpt: misfit.text,
        message: `${isWhole ? `Growth does not fit its series in ${wrong.length} of ${checked.length} places; here it` : 'Growth'} is ${misfit.text}, but from ${misfit.from} to ${misfit.to} in ${series.years} years it is ${misfit.expected}.`,
        remedy: 'Check the growth and the figures of its first and last year in the source.',
      };
  }
}

function seriesIn({ lines }: View): Series[] {
  const dated = lines
    .filter(({ path }) => !path.some((heading) => growth.test(heading)))
    .map((line) => ({ line, year: yearOf(line), subject: subjectOf(line) }))
    .filter((one) => one.year !== null);
  return lines
    .filter(({ path }) => path.some((heading) => growth.test(heading)))
    .flatMap((line) => {
      const subject = subjectOf(line);
      const own = dated.filter((one) => one.subject === subject);
      const span = spanOf(line) ?? onlySpan(own.map(({ year }) => year ?? 0));
      if (!span) return [];
      const [first, ...more] = own.filter(({ year }) => year === span.from);
      const [last, ...others] = own.filter(({ year }) => year === span.to);
      if (!first || !last || more.length + others.length > 0) return [];
      const isTold = spanOf(line) !== null;
      return [{ line, first: first.line, last: last.line, years: span.to - span.from, isTold }];
    });
}

function yearOf({ path }: Line): number | null {
  const period = path.map(periodIn).find((one) => one !== null);
  return period && period.from === period.to ? period.to : null;
}

function spanOf({ path }: Line): Period | null {
  return path.map(periodIn).find((one) => one !== null && one.to > one.from) ?? null;
}

/** Without years in the heading, growth is certain only between two. */
function onlySpan(years: number[]): Period | null {
  const [from, to, ...others] = [...years].sort((one, other) => one - other);
  return from !== undefined && to !== undefined && from < to && others.length === 0 ? { from, to } : null;
}

function misfitAt(
  view: View,
  { line, first, last, years }: Series,
  across: Line,
): Misfit | 'fits' | 'unknown' {
  const cells = [line, first, last].map((one) => view.cellAt(one, across));
  const [rate, from, to] = cells.map(roundedOf);
  const [shown, start, end] = cells.map((cell) => cell?.text.trim() ?? '');
  if (!rate || !from || !to || !start || !end || !shown) return 'unknown';
  if (from.value - from.slack <= 0 || to.value - to.slack <= 0) return 'unknown';
  const percent = (a: number, b: number) => ((b / a) ** (1 / years) - 1) * 100;
  const least = percent(from.value + from.slack, to.value - to.slack) - rate.slack - 1e-9;
  const most = percent(from.value - from.slack, to.value + to.slack) + rate.slack + 1e-9;
  if (least <= rate.value && rate.value <= most) return 'fits';
  const expected = written(percent(from.value, to.value), Math.max(1, rate.decimals));
  return { across, text: shown, expected, from: start, to: end };
}
