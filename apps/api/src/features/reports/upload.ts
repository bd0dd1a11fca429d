import { isFiledUnder } from '@caliper/contract/catalogue/categories.ts';
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

/** Fields left empty in an edit keep their value, or take their default. */
export function edited(
  item: Pick<ItemRow, 'item_name' | 'item_year' | 'description'>,
  change: {
    title: string;
    year: number;
    region: ItemRow['region'] | '';
    icon: ItemRow['icon'] | '';
    description: string;
  },
) {
  return {
    item_name: change.title || item.item_name,
    item_year: change.year || item.item_year,
    region: change.region || ('Global' as const),
    icon: change.icon || ('Bandage' as const),
    description: change.description || item.description,
  };
}

/** Whether the details of a report have changed between two reads. */
export function haveChanged(before: ItemRow, after: ItemRow): boolean {
  const details = [
    'item_name',
    'item_year',
    'region',
    'icon',
    'description',
    'category_id',
    'sub_category_id',
  ];
  return details.some((name) => before[name as keyof ItemRow] !== after[name as keyof ItemRow]);
}

/** The previous values of these fields, for the audit log. */
export function valuesBefore(facts: object, of: ItemRow): Record<string, unknown> {
  return Object.fromEntries(Object.keys(facts).map((name) => [name, of[name as keyof ItemRow]]));
}

/** The unique constraint has the last word on editions. */
export function asEditionProblem(error: unknown): never {
  throw isDuplicate(error, 'items_edition') ? new ProblemError('edition-exists', { field: 'title' }) : error;
}
