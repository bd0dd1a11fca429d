import type { Chart } from '../../document.ts';

export interface Scale {
  min: number;
  max: number;
}

/** About what a program makes of the values if it is left to itself; lines far above zero begin below the lowest. */
export function scaleOf({ shape, series }: Chart): Scale {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const low = Math.min(0, ...values);
  const lowest = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  const start = shape === 'lines' && lowest > 0.4 * high ? lowest : low;
  const step = niceStep((high - start) / 5);
  const min = Math.floor(start / step) * step;
  return { min: rounded(min, step), max: rounded(Math.max(Math.ceil(high / step) * step, min + step), step) };
}

/** The next of some round numbers. */
export function niceStep(rough: number): number {
  if (!(rough > 0) || !Number.isFinite(rough)) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10) * power;
}

function rounded(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(12));
}

/** Moves places apart that are closer than `distance`, as little as possible and within 0 and `end`. */
export function spread(places: readonly number[], distance: number, end: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let last = Number.NEGATIVE_INFINITY;
  for (const one of order) {
    one.place = Math.max(one.place, last + distance);
    last = one.place;
  }
  let next = end + distance;
  for (const one of order.toReversed()) {
    one.place = Math.min(one.place, next - distance);
    next = one.place;
  }
  return order.sort((a, b) => a.index - b.index).map(({ place }) => place);
}
