import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { type Draft, draftQuery } from '../drafts.queries.ts';
import { type PastUpload, pastUploadsQuery } from '../reports.queries.ts';
import { detailsOf } from './report-details.ts';
import { choosePastUpload, type UploadForm } from './upload-form.ts';

/**
 * Fills the form for the next package of the draft that the address names. If that draft cannot be read any more, the
 * form stays empty.
 */
export function useDraftDetails(fill: (change: (form: UploadForm) => UploadForm) => void): void {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const id = Number(search.get('draft'));
  const load = useEffectEvent(async () => {
    const draft = await client.fetchQuery(draftQuery(id));
    const { category_id, report_year, report_id } = draft;
    const past = await client.fetchQuery(pastUploadsQuery(category_id, report_year));
    fill((form) => filledFromDraft(form, draft, past.find((one) => one.report_id === report_id) ?? null));
  });
  useEffect(() => {
    if (Number.isSafeInteger(id) && id > 0) load().catch(() => {});
  }, [id]);
}

/** A draft of an existing report updates that one; any other becomes the same new report again. */
export function filledFromDraft(form: UploadForm, draft: Draft, past: PastUpload | null): UploadForm {
  const { category_id, sub_category_id, report_year, writeup } = draft;
  const place = { ...form, categoryId: category_id, year: report_year };
  const chosen = past ? choosePastUpload(place, past) : place;
  return { ...chosen, ...detailsOf(draft), subCategoryId: sub_category_id, writeup };
}
