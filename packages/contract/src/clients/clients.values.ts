/** The columns of the list of clients; with a minus before it, the other way round. */
export const clientOrders = [
  'company',
  'license',
  'seats',
  'devices',
  'expiry',
  'lastActive',
  'reads',
  'refused',
  'owner',
  'step',
] as const;
export type ClientOrder = (typeof clientOrders)[number];
export type ClientSort = ClientOrder | `-${ClientOrder}`;

/** All, those with a next step, those in which nobody was there for a while, and those whose license has ended. */
export const clientViews = ['all', 'todo', 'idle', 'expired'] as const;
export type ClientView = (typeof clientViews)[number];

/** When a license ends; each client is in one of these. */
export const clientEnds = ['over', 'month', 'quarter', 'later', 'never'] as const;
export type ClientEnd = (typeof clientEnds)[number];

/** In place of an owner's id: clients that nobody looks after. */
export const noOwner = 'nobody';
