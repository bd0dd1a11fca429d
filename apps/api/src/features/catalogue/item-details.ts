import { createHash } from 'node:crypto';
import type { Body } from '@caliper/contract/endpoints.ts';
import type { uploadBody } from '@caliper/contract/reports/reports.schemas.ts';
import type { z } from 'zod';
import type { ItemRow } from '../../platform/postgres/tables.ts';

/** What staff say about an item. */
export const detailNames = [
  'item_name',
  'item_year',
  'region',
  'icon',
  'description',
  'category_id',
  'sub_category_id',
] as const;

export type ItemDetails = Pick<ItemRow, (typeof detailNames)[number]>;

/** The details alone. */
export function itemDetailsOf(item: ItemDetails): ItemDetails {
  const { item_name, item_year, region, icon, description, category_id, sub_category_id } = item;
  return { item_name, item_year, region, icon, description, category_id, sub_category_id };
}

/** As the answers about every kind of item name them. */
export function detailsOf({ region, description, icon, category_id, sub_category_id }: ItemDetails) {
  return { region, description, icon, category_id, sub_category_id };
}

/** The answers about reports name these too. */
export function toReport(item: ItemDetails & Pick<ItemRow, 'item_id'>) {
  const { item_id, item_name, item_year } = item;
  return { report_id: item_id, report_name: item_name, report_year: item_year, ...detailsOf(item) };
}

export function toItem(
  details: Omit<z.output<typeof uploadBody>, 'reportId' | 'basedOn' | 'release'>,
): ItemDetails {
  return {
    item_name: details.title,
    item_year: details.year,
    region: details.region,
    icon: details.icon,
    description: details.description,
    category_id: details.categoryId,
    sub_category_id: details.subCategoryId,
  };
}

/** Fields left out of an edit keep their value; those left empty keep it too, or take their default. */
export function edited(
  item: ItemDetails,
  { title, year, region = item.region, icon = item.icon, description, ...filed }: Body<'editReport'>,
): ItemDetails {
  return {
    item_name: title || item.item_name,
    item_year: year || item.item_year,
    region: region || ('Global' as const),
    icon: icon || ('Bandage' as const),
    description: description || item.description,
    category_id: filed.categoryId ?? item.category_id,
    sub_category_id: filed.subCategoryId ?? item.sub_category_id,
  };
}

/** For a custom report without any visible report. */
export const unfiled = {
  line_id: 0,
  region: 'Global',
  icon: 'Computer',
  category_id: 0,
  sub_category_id: 0,
} as const;

/** Differs if the details of an item have changed between two reads. */
export function digestOf(item: ItemDetails): string {
  const details = detailNames.map((name) => item[name]);
  return createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 22);
}
