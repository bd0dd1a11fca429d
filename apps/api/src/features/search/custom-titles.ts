import { hitsIn } from '@caliper/text/hits.ts';
import type { Query } from '@caliper/text/query.ts';
import type { View } from '../catalogue/index.ts';

export type CustomItem = View['custom'][number];

/** The person's own custom reports, and those that they were given, by title. What is in them is found by its reports. */
export function findCustom(custom: readonly CustomItem[], query: Query): CustomItem[] {
  return custom.filter(
    (one) => one.custom.why.some((why) => why !== 'staff') && hitsIn(one.item_name, query).length > 0,
  );
}
