import type { FollowKind } from '@caliper/contract/following/following.values.ts';
import type { IconName } from '@caliper/ui/theme/icons.tsx';

/** The sign of each kind; its word stands beside it. */
export const followIcon: Record<FollowKind, IconName> = {
  report: 'bookmark',
  medsku: 'chart',
  pt: 'chart',
  survey: 'chart',
  category: 'list',
  'sub-category': 'list',
  market: 'chart',
  company: 'company',
  search: 'search',
};
