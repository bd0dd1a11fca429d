import { useMemo } from 'react';
import { isAnyKnown } from '../kit/figures.ts';
import { toggled } from '../kit/filters/choices.ts';
import { useSpan } from '../kit/periods.ts';
import { useFigures } from '../kit/use-figures.ts';
import type { Dashboard } from '../lib/dashboard.ts';
import { useView } from '../lib/view.ts';
import { countryFilters, filtersOf, labelsOf, marketsIn, measureOf, readView } from './market-view.ts';

/** The choices of the reader and the figures for them: the whole, its parts, companies and countries. */
export function useMarket(dashboard: Dashboard) {
  const choice = useMarketView(dashboard);
  const { view, change } = choice;
  const measure = measureOf(view.show);
  const by = marketsIn(view, dashboard).length > 1 ? ('market' as const) : ('segment' as const);
  const areCompaniesTold = (dashboard.dimensions.company?.length ?? 0) > 0;
  const companies = useFigures(
    dashboard,
    { measure, groupBy: ['company'], filters: filtersOf(view, dashboard, ['company']) },
    { enabled: areCompaniesTold },
  );
  return {
    ...choice,
    /** Puts a company among the chosen ones, or takes it out. */
    pickCompany: (name: string) => {
      const all = labelsOf(dashboard, 'company');
      if (all.includes(name)) change({ company: toggled(view.companies, [name], all) });
    },
    by,
    /** Only some measures are broken down by company. */
    hasCompanies: areCompaniesTold && (!companies.data || isAnyKnown(companies.data.rows)),
    companies,
    whole: useFigures(dashboard, { measure, groupBy: [], filters: filtersOf(view, dashboard) }),
    /** Of all companies, also if some are chosen: the whole that shares refer to. */
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

/** What the reader has chosen, as the address keeps it. */
export function useMarketView(dashboard: Dashboard, measure?: string) {
  const { view: address, change } = useView();
  const view = useMemo(() => readView(address, dashboard, measure), [address, dashboard, measure]);
  const years = useSpan(dashboard);
  return { dashboard, view, change, years, span: years.span };
}

function partsBy(by: 'market' | 'segment', isSideBySide: boolean): ('market' | 'segment')[] {
  if (by === 'segment') return ['segment'];
  return isSideBySide ? ['market', 'segment'] : ['market'];
}

export type Market = ReturnType<typeof useMarket>;
