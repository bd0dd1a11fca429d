import { measuresOf } from '@caliper/contract/dashboards/dashboards.values.ts';
import { useFigures } from '../kit/use-figures.ts';
import type { Dashboard } from '../lib/dashboard.ts';
import { useView } from '../lib/view.ts';
import { countryFilters, filtersOf } from './market-view.ts';
import { unitIn } from './market-words.ts';
import { useMarketView } from './use-market.ts';

type AccessMeasure = (typeof measuresOf.medaccess)[number];

export const accessLabels: Record<AccessMeasure, string> = {
  coverage: 'Coverage',
  reimbursement: 'Reimbursement',
};

/** How far a market is covered, and what is paid: means of countries and payers. */
export function useMedaccess(dashboard: Dashboard) {
  const { view: address } = useView();
  const measures = measuresOf.medaccess.filter((one) =>
    dashboard.measures.some(({ measure: has }) => has === one),
  );
  const measure = measures.find((one) => one === address.get('show')) ?? measures[0] ?? 'coverage';
  const choice = useMarketView(dashboard, measure);
  const { view } = choice;
  return {
    ...choice,
    measures,
    measure,
    unit: unitIn(dashboard, measure, view.noun),
    whole: useFigures(dashboard, { measure, groupBy: [], filters: filtersOf(view, dashboard) }),
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
