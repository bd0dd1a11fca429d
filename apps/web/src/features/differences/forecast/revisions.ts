import type { ComparedPoint, ComparedSeries } from '@caliper/contract/differences/compared.schemas.ts';

/** What the former side expected of a year and what is said now, with by how much that is more. */
export interface Revision extends ComparedPoint {
  relative: number;
}

/** The years that were expected and have a figure on both sides. */
export function revisionsOf({ points }: ComparedSeries): Revision[] {
  return points.filter((point): point is Revision => point.was === 'forecast' && point.relative !== null);
}

export function cameTrue({ is }: ComparedPoint): boolean {
  return is === 'measured';
}

/** The last year of which both sides expect something. */
export function lastExpected(revisions: readonly Revision[]): Revision | undefined {
  return revisions.findLast((point) => !cameTrue(point));
}

const steps = [1, 2, 4, 5, 10];

/** One scale for all: the next round percentage above every revision. */
export function scaleFor(series: readonly ComparedSeries[]): number {
  const most = Math.max(0, ...series.flatMap(revisionsOf).map(({ relative }) => Math.abs(relative) * 100));
  if (most === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return Number(((steps.find((step) => step * power >= most) ?? 10) * power).toPrecision(3));
}

/** '+1.4%', '−2.0%', '0.0%' */
export function signedPercent(share: number): string {
  const text = (Math.abs(share) * 100).toFixed(1);
  const sign = Number(text) === 0 ? '' : share > 0 ? '+' : '−';
  return `${sign}${text}%`;
}
