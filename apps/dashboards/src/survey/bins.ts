import type { Tally } from './tally.ts';

export interface Bin {
  from: number;
  /** The first number beyond it. */
  to: number;
  /** Holds whole numbers only, as all answers are. */
  isWhole: boolean;
  count: number;
}

const wantedBins = 10;

/** Groups numbers in steps that people count in: 1, 2, 5, 10, 20, 50 and so on; below one only for fractions. */
export function binsOf(tallies: readonly Tally[]): Bin[] {
  const numbers = tallies.map(({ answer, count }) => ({ value: Number(answer), count }));
  const known = numbers.filter(({ value }) => Number.isFinite(value));
  if (known.length === 0) return [];
  const values = known.map(({ value }) => value);
  const isWhole = values.every(Number.isInteger);
  const step = niceStep(Math.max(...values) - Math.min(...values), isWhole);
  // 0.3 / 0.1 is slightly less than 3.
  const placeOf = (value: number) => Math.floor(value / step + 1e-9);
  const first = placeOf(Math.min(...values));
  const last = placeOf(Math.max(...values));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const place = first + index;
    const inside = known.filter(({ value }) => placeOf(value) === place);
    return {
      from: exact(place * step),
      to: exact((place + 1) * step),
      isWhole,
      count: inside.reduce((all, one) => all + one.count, 0),
    };
  });
}

function niceStep(span: number, isWhole: boolean): number {
  const rough = isWhole ? Math.max(span / wantedBins, 1) : span / wantedBins || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
}

function exact(value: number): number {
  return Number(value.toPrecision(12));
}

/** '200–299', and a single number where the step is one; the ends where answers lie between whole numbers. */
export function binName({ from, to, isWhole }: Bin): string {
  if (!isWhole) return `${from}–${to}`;
  return to - from === 1 ? String(from) : `${from}–${to - 1}`;
}
