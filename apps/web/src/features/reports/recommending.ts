import { latestClientState, remember } from '../../lib/remembered/client-state.ts';
import type { ClientState } from '../../lib/remembered/client-state-shape.ts';

export type RecommendingTarget = NonNullable<ClientState['admin']['recommending']>;

/** From now on the admin chooses what is recommended with this report, until they stop. */
export function startRecommending({ report_id, report_name, region, report_year }: RecommendingTarget): void {
  remember('admin', { recommending: { report_id, report_name, region, report_year } });
}

/** Called when a report is deleted: nothing can be recommended with it any more. */
export function stopRecommending(reportId: number): void {
  if (latestClientState().admin.recommending?.report_id === reportId)
    remember('admin', { recommending: null });
}
