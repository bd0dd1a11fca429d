import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';
import { whenOpened } from './opening.ts';

/** A frame shows one dashboard, whatever kind its address says it is. */
export const anyDashboard = { queryKey: ['dashboard'] };

/** Only the keys say which dashboard it is. */
export function dashboardQuery(kind: FigureKind, prefer: number | null) {
  return queryOptions({
    queryKey: [...anyDashboard.queryKey, kind, prefer],
    queryFn: async ({ signal }) => {
      const { id } = await whenOpened();
      const query = prefer === null ? {} : { prefer };
      return call('dashboard', { params: { kind, id: Number(id) }, query }, { signal });
    },
    // The page stays while the figures of another report are awaited.
    placeholderData: keepPreviousData,
  });
}

export type Dashboard = Answer<'dashboard'>;
export type Question = Input<'askDashboard'>['body'];
export type Figures = Answer<'askDashboard'>;
export type FigureRow = Figures['rows'][number];
export type Values = readonly (number | null)[];
