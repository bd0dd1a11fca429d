export { GiveToSeveral } from './staff/give-to-several.tsx';
export { SubscriptionEditor } from './staff/subscription-editor.tsx';
export { isInherited } from './subscription-entry.ts';
export { headquarterSync, useCompanySubscriptions } from './subscriptions.queries.ts';
