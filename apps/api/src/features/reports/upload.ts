import { createHash } from 'node:crypto';
import { isFiledUnder } from '@caliper/contract/catalogue/categories.ts';
import type { Body } from '@caliper/contract/endpoints.ts';
import type { uploadBody } from '@caliper/contract/reports/reports.schemas.ts';
import type { z } from 'zod';
import { ProblemError } from '../../http/problem.ts';
import { isDuplicate } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';

/** The details of an upload, parsed and checked. */
export type UploadDetails = z.output<typeof uploadBody>;

type Refusal = 'sub-category-unknown' | 'title-locked' | 'edition-exists';

/** Whether the catalogue refuses an upload, before the package is read. */
export function refusalOf(
  details: UploadDetails,
  past: Pick<ItemRow, 'item_name'> | undefined,
  sameEdition: number | undefined,
): Refusal | null {
  if (!isFiledUnder(details.categoryId, details.subCategoryId)) return 'sub-category-unknown';
  if (past && past.item_name !== details.title) return 'title-locked';
  if (sameEdition !== undefined && sameEdition !== details.reportId) return 'edition-exists';
  return null;
}

export const fieldOf: Record<Refusal, string> = {
  'sub-category-unknown': 'subCategoryId',
  'title-locked': 'title',
  'edition-exists': 'title',
};

export function toItem(details: UploadDetails) {
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
  item: Pick<ItemRow, 'item_name' | 'item_year' | 'region' | 'icon' | 'description'>,
  { title, year, region = item.region, icon = item.icon, description }: Body<'editReport'>,
) {
  return {
    item_name: title || item.item_name,
    item_year: year || item.item_year,
    region: region || ('Global' as const),
    icon: icon || ('Bandage' as const),
    description: description || item.description,
  };
}

type Details = Pick<
  ItemRow,
  'item_name' | 'item_year' | 'region' | 'icon' | 'description' | 'category_id' | 'sub_category_id'
>;

/** Differs if the details of a report have changed between two reads. */
export function digestOf(item: Details): string {
  const { item_name, item_year, region, icon, description, category_id, sub_category_id } = item;
  const details = [item_name, item_year, region, icon, description, category_id, sub_category_id];
  return createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 22);
}

/** The previous values of these fields, for the audit log. */
export function valuesBefore(facts: object, of: ItemRow): Record<string, unknown> {
  return Object.fromEntries(Object.keys(facts).map((name) => [name, of[name as keyof ItemRow]]));
}

/** The unique constraint has the last word on editions. */
export function asEditionProblem(error: unknown): never {
  throw isDuplicate(error, 'items_edition') ? new ProblemError('edition-exists', { field: 'title' }) : error;
}
