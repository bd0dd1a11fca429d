import type { ItemRow } from '../../platform/postgres/tables.ts';
import { detailNames, type ItemDetails } from '../catalogue/index.ts';
import type { Edition } from './former-editions.store.ts';

/** What is to happen to one or several items. */
export type Change =
  | { action: 'edit'; to: (item: ItemRow) => ItemDetails }
  | { action: 'show' | 'hide' | 'delete' };

/** What an edit really changes. */
export function differencesOf(item: ItemDetails, to: ItemDetails): Partial<ItemDetails> {
  const names = detailNames.filter((name) => item[name] !== to[name]);
  return Object.fromEntries(names.map((name) => [name, to[name]]));
}

/** Whether it is told from others by something else afterwards. */
export function isOtherEdition(one: Omit<Edition, 'kind'>, other: Omit<Edition, 'kind'>): boolean {
  return (
    one.item_name !== other.item_name || one.region !== other.region || one.item_year !== other.item_year
  );
}

/** As the audit log has always called what is done to reports. */
export function logWords(kind: ItemRow['kind'], action: Change['action']): string {
  const done = { edit: 'edited', show: 'shown', hide: 'hidden', delete: 'deleted' };
  return `${kind === 'report' ? 'report' : 'item'} ${done[action]}`;
}
