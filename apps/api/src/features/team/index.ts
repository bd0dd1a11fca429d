export { markJoined } from './invitations.store.ts';
