import { always, ever } from './asked-years.ts';
import { type Fit, fitOf, sameKey, thingOf } from './fitting.ts';
import { metricIn } from './metric.ts';
import type { Question } from './question.ts';
import type { Period, Point, Series } from './table-series.ts';

/** A development and where it stands. */
export interface Found<S = unknown> {
  series: Series;
  /** What else its surroundings say. */
  context: string;
  source: S;
}

export interface Chosen<S> extends Found<S> {
  point: Point;
}

/**
 * The figures that answer a question, those of the same thing together. A heading that says more than was asked is
 * taken only if there is no other thing that could be meant: a part never stands for the whole, nor the whole for a part.
 */
export function choose<S>(question: Question, found: readonly Found<S>[]): Chosen<S>[][] {
  const repeated = repeatedIn(question.words);
  const fits = ofOnePlace(
    question,
    found.flatMap((one) => {
      const fit = says(one.series, repeated) ? fitOf(question, one.series, one.context) : null;
      return fit ? [{ ...one, ...fit }] : [];
    }),
  );
  // Where headings say all of it, also of another time, its chapter or report alone is not enough.
  const mustTell = fits.some(({ isTold }) => isTold);
  const fitting = fits.flatMap((one) => {
    const point = pointFor(one.series.points, question);
    return point && (one.isTold || !mustTell) ? [{ ...one, point }] : [];
  });
  const narrow = fitting.filter(({ isWider }) => !isWider);
  const fewest = Math.min(...narrow.map(({ extras }) => extras.length));
  const nearest = mostTold(narrow.filter(({ extras }) => extras.length === fewest));
  const isClear = fewest === 0 || (fewest <= mostExtras && areOneThing(nearest, fitting));
  return isClear ? [...Map.groupBy(nearest, ({ series }) => sameKey(series)).values()] : [];
}

/** 'Sleep therapy devices' are a part of sleep therapy, if it has a part of that name. */
function mostTold<F extends Pick<Fit, 'told'>>(nearest: readonly F[]): F[] {
  const most = Math.max(...nearest.map(({ told }) => told));
  return nearest.filter(({ told }) => told === most);
}

/** More would be another subject. */
const mostExtras = 2;

/**
 * Whether one thing is meant, and everything else that could be is a part of it. Its own headings say all that was asked:
 * what only its chapter or report says is of more than it.
 */
function areOneThing(nearest: readonly (Found & Fit)[], all: readonly Found[]): boolean {
  const [first] = nearest;
  if (!first) return false;
  const thing = thingOf(first.series);
  const isPart = ({ series }: Found) => says(series, thing);
  const isSame = ({ series }: Found) => sameKey(series) === sameKey(first.series);
  return (
    nearest.every((one) => one.isTold && isSame(one) && !one.extras.some(isMetricWord)) && all.every(isPart)
  );
}

/** The 'units' of 'Cone-beam units' may have been meant as what is counted. */
const isMetricWord = (word: string) => metricIn(word).metric !== null;

/** Whether headings say each of these words at least as often. */
function says(series: Series, words: readonly string[]): boolean {
  const own = countsOf(thingOf(series));
  return [...countsOf(words)].every(([word, count]) => (own.get(word) ?? 0) >= count);
}

/** What is said twice is said by two headings: 'incubators and warmers warmers' are a part of incubators and warmers. */
function repeatedIn(text: string): string[] {
  const words = thingOf({ labels: [{ text, isCompany: false }] });
  return words.filter((word) => words.indexOf(word) !== words.lastIndexOf(word));
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Without a place the world is meant, or the only place that there is. */
function ofOnePlace<F extends Found>({ place }: Question, fitting: readonly F[]): readonly F[] {
  if (place !== null) return fitting;
  const ofWorld = fitting.filter(({ series }) => series.place === 'Global');
  if (ofWorld.length > 0) return ofWorld;
  return new Set(fitting.map(({ series }) => series.place)).size === 1 ? fitting : [];
}

type When = Pick<Question, 'period' | 'state'>;

/** The figure of the year, the last of a span, or, if no year was asked for, the last that was measured or is expected. */
function pointFor(points: readonly Point[], { period, state }: When): Point | undefined {
  const sorted = points.toSorted((a, b) => (a.period?.to ?? 0) - (b.period?.to ?? 0));
  if (!period) return lastOf(sorted, state);
  const { from, to } = period;
  const dated = sorted.filter((one): one is Dated => one.period !== null);
  const exact = dated.find((one) => one.period.from === from && one.period.to === to);
  if (exact) return exact;
  const [years, rates] = [false, true].map((isRate) =>
    dated.filter((one) => (one.period.from !== one.period.to) === isRate),
  ) as [Dated[], Dated[]];
  // A rate is of a span, and known by its last year; 'since' names its first one.
  const [isUntil, isSince] = [from === to || from === always, to === ever];
  const rate = rates.find(
    (one) => (isUntil && one.period.to === to) || (isSince && one.period.from === from),
  );
  const inside = years.filter((one) => one.period.from >= from && one.period.to <= to);
  return inside.length > 1 ? inside.at(-1) : rate;
}

type Dated = Point & { period: Period };

function lastOf(sorted: readonly Point[], wanted: When['state']): Point | undefined {
  const last = (one: Point['state']) => sorted.findLast(({ state }) => state === one);
  if (wanted) return last(wanted);
  return last('measured') ?? last('unknown') ?? sorted.at(-1);
}
