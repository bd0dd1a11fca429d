import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';
import { whenOpened } from './opening.ts';

/** Which dashboard it is, only the keys tell. */
export function dashboardQuery(kind: FigureKind) {
  return queryOptions({
    queryKey: ['dashboard', kind],
    queryFn: async ({ signal }) => {
      const { id } = await whenOpened();
      return call('dashboard', { params: { kind, id: Number(id) } }, { signal });
    },
  });
}
