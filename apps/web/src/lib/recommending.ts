import { remember } from './client-state.ts';
import type { ClientState } from './client-state-shape.ts';

export type RecommendingTarget = NonNullable<ClientState['admin']['recommending']>;

/** From here on an admin chooses what is recommended with this report, until they stop. */
export function startRecommending({ report_id, report_name, region, report_year }: RecommendingTarget): void {
  remember('admin', { recommending: { report_id, report_name, region, report_year } });
}
