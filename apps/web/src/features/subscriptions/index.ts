export { headquarterSync } from './staff/headquarter-sync.ts';
export { SubscriptionEditor } from './staff/subscription-editor.tsx';
export { isInherited } from './subscription-entry.ts';
export { useCompanySubscriptions } from './subscriptions.queries.ts';
