import { fitOf, sameKey, thingOf } from './fitting.ts';
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
 * taken only if there is no other thing that could be meant: a part never stands for the whole.
 */
export function choose<S>(question: Question, found: readonly Found<S>[]): Chosen<S>[][] {
  const fitting = ofOnePlace(
    question,
    found.flatMap((one) => {
      const fit = fitOf(question, one.series, one.context);
      const point = fit && pointFor(one.series.points, question.period);
      return fit && point ? [{ ...one, point, extras: fit.extras.length }] : [];
    }),
  );
  const fewest = Math.min(...fitting.map(({ extras }) => extras));
  const nearest = fitting.filter(({ extras }) => extras === fewest);
  const isClear = fewest === 0 || (fewest <= mostExtras && areParts(nearest, fitting));
  return isClear ? [...Map.groupBy(nearest, ({ series }) => sameKey(series)).values()] : [];
}

/** More would be another subject. */
const mostExtras = 2;

/** Whether one thing is meant, and everything else that could be is a part of it. */
function areParts(nearest: readonly Found[], all: readonly Found[]): boolean {
  const [thing = new Set<string>()] = nearest.map(({ series }) => thingOf(series));
  const isPart = ({ series }: Found) => {
    const own = thingOf(series);
    return [...thing].every((word) => own.has(word));
  };
  return nearest.every(({ series }) => thingOf(series).size === thing.size) && all.every(isPart);
}

/** Without a place the world is meant, or the only place that there is. */
function ofOnePlace<F extends Found>({ place }: Question, fitting: readonly F[]): readonly F[] {
  if (place !== null) return fitting;
  const ofWorld = fitting.filter(({ series }) => series.place === 'Global');
  if (ofWorld.length > 0) return ofWorld;
  return new Set(fitting.map(({ series }) => series.place)).size === 1 ? fitting : [];
}

/** The figure of the year, the last of a span, or, if no year was asked for, the last that was measured. */
function pointFor(points: readonly Point[], period: Period | null): Point | undefined {
  const sorted = points.toSorted((a, b) => (a.period?.to ?? 0) - (b.period?.to ?? 0));
  if (!period) return sorted.findLast(({ state }) => state === 'measured') ?? sorted.at(-1);
  if (period.from !== period.to) {
    const exact = points.find((one) => one.period?.from === period.from && one.period.to === period.to);
    const inside = sorted.filter(
      (one) => one.period && one.period.from >= period.from && one.period.to <= period.to,
    );
    return exact ?? (inside.length > 1 ? inside.at(-1) : undefined);
  }
  const own = points.filter((one) => one.period?.from === period.to && one.period.to === period.to);
  // A rate is of a span, and known by its last year.
  return (
    own[0] ??
    points.find(
      (one) => one.period !== null && one.period.from !== one.period.to && one.period.to === period.to,
    )
  );
}
