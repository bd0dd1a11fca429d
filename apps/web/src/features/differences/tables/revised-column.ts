import type { ComparedColumn } from '@caliper/contract/differences/compared.schemas.ts';

/** The last year that both sides expect: how it was revised stands at the end of each row. Null without one. */
export function revisedColumn(columns: readonly ComparedColumn[]): number | null {
  const expected = columns.flatMap(({ side, year, was, is }, at) =>
    side === 'both' && year !== null && was === 'forecast' && is === 'forecast' ? [{ at, year }] : [],
  );
  // Several figures of one year stand in several columns, none of which is the one.
  const years = new Set(expected.map(({ year }) => year));
  if (years.size !== expected.length) return null;
  return expected.toSorted((one, other) => other.year - one.year)[0]?.at ?? null;
}
