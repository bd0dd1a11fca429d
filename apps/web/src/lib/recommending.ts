import { latestClientState, remember } from './client-state.ts';
import type { ClientState } from './client-state-shape.ts';

export type RecommendingTarget = NonNullable<ClientState['admin']['recommending']>;

/** From here on an admin chooses what is recommended with this report, until they stop. */
export function startRecommending({ report_id, report_name, region, report_year }: RecommendingTarget): void {
  remember('admin', { recommending: { report_id, report_name, region, report_year } });
}

/** Nothing can be recommended with a report that is gone. */
export function stopRecommending(reportId: number): void {
  if (latestClientState().admin.recommending?.report_id === reportId)
    remember('admin', { recommending: null });
}
