export {
  countReaders,
  countSamples,
  countSubscribers,
  type Entitlement,
  entitlementsOf,
  listSubsidiaries,
} from './entitlements.store.ts';
export { type Family, findFamily } from './family.ts';
export { createSubscriptions, type Subscriptions } from './subscriptions.service.ts';
export { archiveCompany } from './subscriptions.store.ts';
