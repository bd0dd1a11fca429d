export type { RenewDocuments } from './apply-change.ts';
export { findRenamed } from './former-editions.store.ts';
export { itemsRoutes } from './items.routes.ts';
export { createManaging, type Managing } from './managing.service.ts';
