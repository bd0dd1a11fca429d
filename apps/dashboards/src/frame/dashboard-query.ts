import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';
import { whenOpened } from './opening.ts';

/** A frame shows one dashboard, whatever kind its address says it is. */
export const anyDashboard = { queryKey: ['dashboard'] };

/** Only the keys say which dashboard it is. */
export function dashboardQuery(kind: FigureKind) {
  return queryOptions({
    queryKey: [...anyDashboard.queryKey, kind],
    queryFn: async ({ signal }) => {
      const { id } = await whenOpened();
      return call('dashboard', { params: { kind, id: Number(id) } }, { signal });
    },
  });
}
