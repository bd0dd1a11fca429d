export { FollowButton } from './follow-button.tsx';
export { FollowItemButton } from './follow-item-button.tsx';
export type { Target as FollowTarget } from './following.queries.ts';
