import { chartAddress, readChartAddress, settingsOf } from '@caliper/contract/charts/chart-address.ts';
import { type ChartSettings, defaultSettings, fitting } from '@caliper/contract/charts/chart-settings.ts';
import type { ChartFigures } from '@caliper/contract/charts/chart-table.ts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ChapterTable } from '../taking/chapter-tables.queries.ts';

export const chartParameter = 'chart';

/** The chart that is open, as the address has it. */
export interface Charting {
  table: ChapterTable;
  /** Which of the table's figures, counted from 0. */
  set: number;
  figures: ChartFigures;
  settings: ChartSettings;
  change: (wish: Partial<ChartSettings>) => void;
  chooseSet: (set: number) => void;
  close: () => void;
}

/** Charts are part of the address, so that a reload, a link and signing in show the same one. */
export function useCharting(tables: readonly ChapterTable[] | undefined) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const written = new URLSearchParams(search).get(chartParameter);
  const go = (chart: string | null) => {
    const query = new URLSearchParams(search);
    if (chart === null) query.delete(chartParameter);
    else query.set(chartParameter, chart);
    void navigate(
      { search: query.size === 0 ? '' : `?${query}`, hash },
      { replace: true, state: { ...state, keepsPlace: true } },
    );
  };
  const shown = useMemo(() => shownChart(tables, written), [tables, written]);
  // A table that makes no chart, or is not in this chapter.
  const isNone = tables !== undefined && written !== null && shown === null;
  const leave = useEffectEvent(() => go(null));
  useEffect(() => {
    if (isNone) leave();
  }, [isNone]);
  const write = (set: number, figures: ChartFigures, settings: ChartSettings) =>
    shown && go(chartAddress({ table: shown.table.number, figures: set }, figures, settings));
  const charting: Charting | null = shown && {
    ...shown,
    change: (wish) => write(shown.set, shown.figures, fitting(shown.figures, { ...shown.settings, ...wish })),
    chooseSet: (set) => {
      const figures = shown.table.charts[set];
      if (figures) write(set, figures, defaultSettings(figures));
    },
    close: () => go(null),
  };
  return { charting, open: (number: number) => go(String(number)) };
}

function shownChart(tables: readonly ChapterTable[] | undefined, written: string | null) {
  const addressed = readChartAddress(written ?? '');
  const table = addressed && tables?.find(({ number }) => number === addressed.table);
  if (!addressed || !table) return null;
  const set = table.charts[addressed.figures] ? addressed.figures : 0;
  const figures = table.charts[set];
  return figures ? { table, set, figures, settings: settingsOf(figures, addressed) } : null;
}
