import type { Differences } from './differences.queries.ts';

type Sides = Pick<Differences, 'before' | 'after'>;
export type Side = Differences['before'];

export function areVersions({ before, after }: Sides): boolean {
  return before.report_id === after.report_id;
}

/** 'the 2025 edition', 'version 2' */
export function sideName(sides: Sides, side: Side): string {
  return areVersions(sides) ? `version ${side.version}` : `the ${side.report_year} edition`;
}

/** The title of the page. Whoever holds only the older side reads what the newer one brings. */
export function titleOf(sides: Sides): string {
  const { before, after } = sides;
  if (before.readable && !after.readable) return `What changed in ${sideName(sides, after)}`;
  return `What changed since ${sideName(sides, before)}`;
}

/** The side that the reader came from: the later one, if it may be read. */
export function heldSide({ before, after }: Sides): Side {
  return after.readable ? after : before;
}
