import type { Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import { deleteItem, type ItemDetails, updateItem } from '../catalogue/index.ts';
import { followBookmarks } from '../custom-reports/index.ts';
import { indexItem } from '../search/index.ts';
import { type Change, differencesOf, isOtherEdition } from './changes.ts';
import { keepFormerEdition } from './former-editions.store.ts';

/** Has the documents of a report made again once the transaction is over: their cover shows its details. */
export type RenewDocuments = (tx: Tx, reportId: number) => Promise<void>;

/** What else happens with a report, which other features know how to do. */
export interface Hooks {
  renewDocuments: RenewDocuments;
  /** Before a report is deleted. */
  leaving: (tx: Tx, report: ItemRow) => Promise<void>;
}

/** Changes one item that the caller has locked. Returns what the audit log says of it, or null if nothing was different. */
export async function applyTo(
  tx: Tx,
  item: ItemRow,
  change: Change,
  hooks: Hooks,
): Promise<Record<string, unknown> | null> {
  switch (change.action) {
    case 'edit':
      return edit(tx, item, change.to(item), hooks);
    case 'delete':
      if (item.kind === 'report') await hooks.leaving(tx, item);
      await deleteItem(tx, item);
      return { item_name: null, item_year: null, region: null };
    default: {
      const visible = change.action === 'show';
      if (item.visible === visible) return null;
      await updateItem(tx, item.item_id, { visible });
      return { visible };
    }
  }
}

async function edit(
  tx: Tx,
  item: ItemRow,
  to: ItemDetails,
  { renewDocuments }: Hooks,
): Promise<Record<string, unknown> | null> {
  const differences = differencesOf(item, to);
  if (Object.keys(differences).length === 0) return null;
  await updateItem(tx, item.item_id, differences);
  if (item.kind === 'report') await followReport(tx, item.item_id, differences, renewDocuments);
  else {
    if (isOtherEdition(item, to)) await keepFormerEdition(tx, item, { ...to, kind: item.kind });
    await indexItem(tx, item.item_id);
  }
  return { ...differences };
}

/** What else shows the details of a report: its index, the names in bookmarks, the covers of its documents. */
async function followReport(
  tx: Tx,
  reportId: number,
  differences: Partial<ItemDetails>,
  renewDocuments: RenewDocuments,
): Promise<void> {
  const { item_name, item_year, region, description } = differences;
  if (item_name !== undefined || description !== undefined) await indexItem(tx, reportId);
  await followBookmarks(tx, reportId, false);
  if ([item_name, item_year, region, description].some((one) => one !== undefined))
    await renewDocuments(tx, reportId);
}
