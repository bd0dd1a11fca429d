import { useMemo } from 'react';
import { useView } from '../frame/view.ts';
import { type Span, spanOf } from '../kit/periods.ts';
import type { Dashboard, Figures } from '../kit/types.ts';
import { useFigures } from '../kit/use-figures.ts';
import { countryFilters, filtersOf, marketsIn, measureOf, readView } from './market-view.ts';

/** What is looked at, and the figures for it: the whole, its parts, its companies, its countries. */
export function useMarket(dashboard: Dashboard) {
  const { view: address, change } = useView();
  const view = useMemo(() => readView(address, dashboard), [address, dashboard]);
  const span: Span = useMemo(() => spanOf(dashboard, view.from, view.to), [dashboard, view.from, view.to]);
  const measure = measureOf(view.show);
  const by = marketsIn(view, dashboard).length > 1 ? ('market' as const) : ('segment' as const);
  const areCompaniesTold = (dashboard.dimensions.company?.length ?? 0) > 0;
  const companies = useFigures(
    dashboard,
    { measure, groupBy: ['company'], filters: filtersOf(view, dashboard, ['company']) },
    { enabled: areCompaniesTold },
  );
  return {
    dashboard,
    view,
    change,
    span,
    by,
    /** Of some measures it is known how they are parted among companies, of others it is not. */
    hasCompanies: areCompaniesTold && (!companies.data || isAnyKnown(companies.data.rows)),
    companies,
    whole: useFigures(dashboard, { measure, groupBy: [], filters: filtersOf(view, dashboard) }),
    /** Of all companies, also where some are chosen: what shares are shares of. */
    everybody: useFigures(
      dashboard,
      { measure, groupBy: [], filters: filtersOf(view, dashboard, ['company']) },
      { enabled: areCompaniesTold },
    ),
    parts: useFigures(dashboard, {
      measure,
      groupBy: partsBy(by, view.isSideBySide),
      filters: filtersOf(view, dashboard, by === 'market' ? [] : ['segment']),
    }),
    countries: useFigures(dashboard, {
      measure,
      groupBy: ['country'],
      filters: countryFilters(view, dashboard),
    }),
  };
}

function isAnyKnown(rows: Figures['rows']): boolean {
  return rows.some(({ values }) => values.some((value) => value !== null));
}

function partsBy(by: 'market' | 'segment', isSideBySide: boolean): ('market' | 'segment')[] {
  if (by === 'segment') return ['segment'];
  return isSideBySide ? ['market', 'segment'] : ['market'];
}

export type Market = ReturnType<typeof useMarket>;
