import {
  type ClientEnd,
  type ClientOrder,
  type ClientSort,
  type ClientView,
  clientEnds,
  clientOrders,
  clientViews,
} from '@caliper/contract/clients/clients.values.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { type License, licenses } from '@caliper/contract/roles.ts';

/** What is chosen of the clients, all of it from the address. Empty is any. */
export interface ClientsChoice {
  text: string;
  license: License | '';
  end: ClientEnd | '';
  /** An id, or that of nobody. */
  owner: string;
  view: ClientView;
  sort: ClientSort;
  page: number;
}

export const nothingChosen: ClientsChoice = {
  text: '',
  license: '',
  end: '',
  owner: '',
  view: 'all',
  sort: 'expiry',
  page: 1,
};

/** Unknown values count as not chosen. */
export function readChoice(search: string): ClientsChoice {
  const address = new URLSearchParams(search);
  const given = (name: keyof ClientsChoice) => address.get(name) ?? '';
  const order = clientOrders.find((one) => one === given('sort').replace(/^-/, ''));
  return {
    text: given('text').trim().slice(0, lengths.query),
    license: licenses.find((one) => one === given('license')) ?? '',
    end: clientEnds.find((one) => one === given('end')) ?? '',
    owner: /^([0-9a-f-]{36}|nobody)$/.test(given('owner')) ? given('owner') : '',
    view: clientViews.find((one) => one === given('view')) ?? 'all',
    sort: order ? (given('sort').startsWith('-') ? `-${order}` : order) : nothingChosen.sort,
    page: /^[1-9]\d{0,5}$/.test(given('page')) ? Number(given('page')) : 1,
  };
}

/** Only what differs from what stands there at first. */
function chosenIn(choice: ClientsChoice): [string, string | number][] {
  return Object.entries(choice).filter(
    ([name, value]) => value !== nothingChosen[name as keyof ClientsChoice],
  );
}

/** As the server expects it. */
export function queryOf(choice: ClientsChoice): Input<'clients'>['query'] {
  return Object.fromEntries(chosenIn(choice));
}

export function addressOf(choice: ClientsChoice): string {
  const query = new URLSearchParams(
    chosenIn(choice).map(([name, value]) => [name, String(value)]),
  ).toString();
  return query && `?${query}`;
}

/** Another filter or order starts at the first page. */
export function narrow(choice: ClientsChoice, chosen: Partial<ClientsChoice>): ClientsChoice {
  return { ...choice, page: 1, ...chosen };
}

/** What pressing the head of a column leads to: its order, and then the other way round. */
export function sortedBy(choice: ClientsChoice, order: ClientOrder): ClientsChoice {
  return narrow(choice, { sort: choice.sort === order ? `-${order}` : order });
}

/** Whether anything but the order and the page is chosen. */
export function isNarrowed(choice: ClientsChoice): boolean {
  return addressOf({ ...choice, sort: nothingChosen.sort, page: 1 }) !== '';
}
