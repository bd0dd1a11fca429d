import { measuresOf } from '@caliper/contract/dashboards/dashboards.values.ts';
import { useMemo } from 'react';
import { spanOf } from '../kit/periods.ts';
import { useFigures } from '../kit/use-figures.ts';
import type { Dashboard } from '../lib/dashboard.ts';
import { useView } from '../lib/view.ts';
import { countryFilters, filtersOf, readView } from './market-view.ts';

type AccessMeasure = (typeof measuresOf.medaccess)[number];

export const accessLabels: Record<AccessMeasure, string> = {
  coverage: 'Coverage',
  reimbursement: 'Reimbursement',
};

/** How far a market is covered, and what is paid: means of countries and payers. */
export function useMedaccess(dashboard: Dashboard) {
  const { view: address, change } = useView();
  const measures = measuresOf.medaccess.filter((one) =>
    dashboard.measures.some(({ measure: has }) => has === one),
  );
  const measure = measures.find((one) => one === address.get('show')) ?? measures[0] ?? 'coverage';
  const view = useMemo(() => readView(address, dashboard, measure), [address, dashboard, measure]);
  const span = useMemo(() => spanOf(dashboard, view.from, view.to), [dashboard, view.from, view.to]);
  const filters = filtersOf(view, dashboard);
  return {
    dashboard,
    view,
    change,
    span,
    measures,
    measure,
    unit:
      dashboard.nouns.find(({ noun }) => noun === view.noun)?.units[measure] ??
      dashboard.measures.find((one) => one.measure === measure)?.unit ??
      '',
    whole: useFigures(dashboard, { measure, groupBy: [], filters }),
    payers: useFigures(dashboard, {
      measure,
      groupBy: ['company'],
      filters: filtersOf(view, dashboard, ['company']),
    }),
    countries: useFigures(dashboard, {
      measure,
      groupBy: ['country'],
      filters: countryFilters(view, dashboard),
    }),
    crossed: useFigures(dashboard, {
      measure,
      groupBy: ['country', 'company'],
      filters: countryFilters(view, dashboard, ['company']),
    }),
  };
}

export type Medaccess = ReturnType<typeof useMedaccess>;
