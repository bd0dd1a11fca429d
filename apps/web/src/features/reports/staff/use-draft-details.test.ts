import { expect, test } from 'vitest';
import type { Draft } from '../drafts.queries.ts';
import type { PastUpload } from '../reports.queries.ts';
import { emptyForm } from './upload-form.ts';
import { filledFromDraft } from './use-draft-details.ts';

const draft = {
  report_name: 'Knees',
  report_year: 2025,
  region: 'Europe',
  description: 'Implants',
  icon: 'Knee',
  category_id: 3,
  sub_category_id: 301,
  writeup: true,
} as Draft;
const past = { ...draft, report_id: 7, digest: 'd', description: 'Before' } as unknown as PastUpload;

test('PUB-06 the next package of a draft updates the same report, with the details of the draft', () => {
  const filled = filledFromDraft(emptyForm(2026), draft, past);
  expect(filled).toMatchObject({ past, title: 'Knees', year: 2025, categoryId: 3, subCategoryId: 301 });
  expect(filled).toMatchObject({ region: 'Europe', description: 'Implants', file: null });
  expect(filledFromDraft(emptyForm(2026), draft, null)).toMatchObject({ past: null, title: 'Knees' });
});
