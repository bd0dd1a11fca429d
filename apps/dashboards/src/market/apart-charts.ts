import { colorsOf } from '../kit/colors.ts';
import { namedRows } from '../kit/figures.ts';
import type { Span } from '../kit/periods.ts';
import type { Dashboard, FigureRow } from '../kit/types.ts';
import { fewRows, onBasis } from './main-rows.ts';
import { type Basis, labelsOf, type MarketView, marketsIn } from './market-view.ts';

interface Apart {
  dashboard: Dashboard;
  view: MarketView;
  span: Span;
  /** By market and segment. */
  rows: readonly FigureRow[];
  basis: Basis;
}

/** A chart of its segments for each market; a segment of several markets has one colour. */
export function apartCharts({ dashboard, view, span, rows, basis }: Apart) {
  const segments = labelsOf(dashboard, 'segment');
  return marketsIn(view, dashboard).map((name) => {
    const own = rows.filter(({ key }) => key[0] === name);
    const shown = onBasis(fewRows(namedRows(own, 1), span, view.show), span, view.show, basis);
    const colors = colorsOf(
      shown.map((row) => row.name),
      segments,
    );
    const series = shown.map((row) => ({ ...row, color: colors.get(row.name) ?? ('chart-other' as const) }));
    return { name, series };
  });
}
