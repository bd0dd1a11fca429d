export { createSubscriptions, type Subscriptions } from './subscriptions.service.ts';
export { countSubscribers, type Entitlement } from './subscriptions.store.ts';
