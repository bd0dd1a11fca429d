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

/** The previous values of these fields, for the audit log. */
export function valuesBefore(facts: object, of: ItemRow): Record<string, unknown> {
  return Object.fromEntries(Object.keys(facts).map((name) => [name, of[name as keyof ItemRow]]));
}

/** The unique constraint has the last word on editions. */
export function asEditionProblem(error: unknown): never {
  throw isDuplicate(error, 'items_edition') ? new ProblemError('edition-exists', { field: 'title' }) : error;
}
