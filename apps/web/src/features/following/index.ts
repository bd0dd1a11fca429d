export { FollowButton } from './follow-button.tsx';
export { followIcon } from './follow-icon.ts';
export { FollowItemButton } from './follow-item-button.tsx';
export { rhythmOptions, type Target as FollowTarget } from './following.queries.ts';
export { useFollowDialog } from './use-follow-dialog.tsx';
