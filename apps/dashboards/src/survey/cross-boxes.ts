import type { Box } from '@caliper/ui/charts/box-plot.tsx';
import { baseWord } from './cross-sheet.ts';
import type { Base } from './tally.ts';

/** A box for each group with enough respondents, marked if its base is small. */
export function boxesOf(groups: readonly Base[]): Box[] {
  return groups.flatMap(({ name, respondents, spread, reliance }) =>
    spread && reliance !== 'tiny'
      ? [{ name, count: respondents, values: spread, mark: baseWord(reliance) }]
      : [],
  );
}

const mostNamed = 3;

/** Says which groups the chart leaves out; empty if there is none. */
export function tooFewWords(groups: readonly Base[]): string {
  const names = groups.filter(({ reliance }) => reliance === 'tiny').map(({ name }) => name);
  if (names.length === 0) return '';
  const which = names.length > mostNamed ? `${names.length} groups` : names.join(', ');
  return `; the chart leaves out ${which} with too few respondents`;
}
