export type { Following } from './following.service.ts';
export { endMails } from './follows.store.ts';
