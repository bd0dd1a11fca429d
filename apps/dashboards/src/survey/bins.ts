import type { Tally } from './tally.ts';

export interface Bin {
  from: number;
  to: number;
  count: number;
}

const wantedBins = 10;

/** Numbers put together in steps that people count in: 1, 2, 5, 10, 20, 50 and so on. */
export function binsOf(tallies: readonly Tally[]): Bin[] {
  const numbers = tallies.map(({ answer, count }) => ({ value: Number(answer), count }));
  const known = numbers.filter(({ value }) => Number.isFinite(value));
  if (known.length === 0) return [];
  const values = known.map(({ value }) => value);
  const step = niceStep(Math.max(...values) - Math.min(...values));
  const first = Math.floor(Math.min(...values) / step);
  const last = Math.floor(Math.max(...values) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const place = first + index;
    const inside = known.filter(({ value }) => Math.floor(value / step) === place);
    return {
      from: place * step,
      to: (place + 1) * step,
      count: inside.reduce((all, one) => all + one.count, 0),
    };
  });
}

function niceStep(span: number): number {
  const rough = Math.max(span / wantedBins, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
}

/** '200–299', and a single number where the step is one. */
export function binName({ from, to }: Bin): string {
  return to - from === 1 ? String(from) : `${from}–${to - 1}`;
}
