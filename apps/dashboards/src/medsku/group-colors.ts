import { colorsOf, seriesLimit } from '../kit/colors.ts';
import { largestFirst, namedRows } from '../kit/figures.ts';
import { useFigures } from '../kit/use-figures.ts';
import type { Medsku } from './use-medsku.ts';

/**
 * The colours of manufacturers or brands, the same for all charts of the page and under every filter. The largest of
 * all sellers take the colours in turn, so that those who are shown together seldom need another.
 */
export function useGroupColors({ dashboard, by, choices, span }: Medsku) {
  const { [by]: chosen = [], ...filters } = choices.chosen;
  const everywhere = useFigures(dashboard, { measure: 'sales', groupBy: [by], filters: {} });
  const here = useFigures(dashboard, { measure: 'sales', groupBy: [by], filters });
  const at = span.start + span.periods.length - 1;
  const bySize = (answered: typeof here, place: number) =>
    largestFirst(namedRows(answered), place).map(({ name }) => name);
  const all = bySize(everywhere, dashboard.periods.length - 1);
  const shown = new Set([...chosen, ...bySize(here, at)]);
  return colorsOf([...shown].slice(0, seriesLimit), all);
}
