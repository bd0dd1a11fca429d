import {
  type ClientEnd,
  type ClientOrder,
  type ClientSort,
  type ClientView,
  noOwner,
} from '@caliper/contract/clients/clients.values.ts';
import { type License, licenses } from '@caliper/contract/roles.ts';
import { hasExpired } from '../../access/expiry.ts';
import type { ClientCompany, ClientPeople } from './clients.store.ts';

export interface Client extends ClientCompany, ClientPeople {
  waits: { cases: number; renewal: boolean };
  reads: number;
  refused: number;
  /** Zero unless it was asked for. */
  devices: number;
  /** Among the others, by name. */
  place: number;
  isIdle: boolean;
  step: { text: string; by: string | null } | null;
}

export interface Choice {
  text?: string | undefined;
  license?: License | undefined;
  end?: ClientEnd | undefined;
  owner?: string | undefined;
  view?: ClientView | undefined;
  sort?: ClientSort | undefined;
}

/** Whether only some of all are wanted. */
export function isNarrowed({ text, license, end, owner }: Choice): boolean {
  return Boolean(text || license || end || owner);
}

/** Whether it is wanted, as far as its company tells. */
export function isAmong(client: ClientCompany, choice: Choice, now: Date): boolean {
  const { text = '', license, end, owner } = choice;
  const names = `${client.company} ${client.headquarterCompany ?? ''}`.toLowerCase();
  return (
    text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => names.includes(word)) &&
    (license === undefined || client.license === license) &&
    (end === undefined || endOf(client, now) === end) &&
    (owner === undefined || (client.owner?.id ?? noOwner) === owner)
  );
}

/** Of those, the ones in a view, in order, and how many would be in each. */
export function choose(found: readonly Client[], { view = 'all', sort = 'expiry' }: Choice, now: Date) {
  const views: Record<ClientView, (client: Client) => boolean> = {
    all: () => true,
    todo: ({ step }) => step !== null,
    idle: (client) => client.isIdle,
    expired: ({ expiry }) => hasExpired(expiry, now),
  };
  const count = (name: ClientView) => found.filter(views[name]).length;
  return {
    rows: found.filter(views[view]).sort(byOrder(sort)),
    counts: { all: found.length, todo: count('todo'), idle: count('idle'), expired: count('expired') },
  };
}

const dayMs = 86_400_000;

export function endOf({ expiry }: Pick<Client, 'expiry'>, now: Date): ClientEnd {
  if (expiry === null) return 'never';
  const days = (expiry.getTime() - now.getTime()) / dayMs;
  if (days <= 0) return 'over';
  if (days <= 30) return 'month';
  return days <= 90 ? 'quarter' : 'later';
}

/** What a column is ordered by; what is missing comes last, either way. */
const keys: Record<ClientOrder, (client: Client) => string | number | null> = {
  company: () => null,
  license: ({ license }) => licenses.indexOf(license),
  seats: ({ seatsUsed }) => seatsUsed,
  devices: ({ devices }) => devices,
  expiry: ({ expiry }) => expiry?.getTime() ?? null,
  lastActive: ({ lastActive }) => lastActive?.getTime() ?? null,
  reads: ({ reads }) => reads,
  refused: ({ refused }) => refused,
  owner: ({ owner }) => owner?.name.toLowerCase() ?? null,
  step: ({ step }) => step?.text.toLowerCase() ?? null,
};

/** They come by name, which decides between equals. */
function byOrder(sort: ClientSort): (one: Client, other: Client) => number {
  const direction = sort.startsWith('-') ? -1 : 1;
  const order = sort.replace('-', '') as ClientOrder;
  const key = keys[order];
  if (order === 'company') return (one, other) => direction * (one.place - other.place);
  return (one, other) => {
    const [a, b] = [key(one), key(other)];
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? 1 : -1;
    return direction * (a < b ? -1 : 1);
  };
}
