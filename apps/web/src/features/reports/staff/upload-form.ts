import type { Input } from '@caliper/contract/endpoints.ts';
import { uploadTexts } from '@caliper/contract/reports/reports.messages.ts';
import { sizeProblem } from '@caliper/contract/reports/upload-file.ts';
import type { PastUpload } from '../reports.queries.ts';
import { detailsOf, emptyDetails, type ReportDetails, trimmed } from './report-details.ts';

/** The values of the form, named as in the call. */
export interface UploadForm extends ReportDetails {
  categoryId: number | null;
  subCategoryId: number | null;
  /** The past upload to update, as it was when it was chosen; null creates a new report. */
  past: PastUpload | null;
  year: number;
  writeup: boolean;
  file: File | null;
}

export type FieldProblems = Partial<Record<keyof UploadForm, string>>;

export function emptyForm(thisYear: number): UploadForm {
  return {
    categoryId: null,
    subCategoryId: null,
    past: null,
    ...emptyDetails,
    year: thisYear,
    writeup: true,
    file: null,
  };
}

/** Sub-categories and past uploads belong to a category; typed text stays. */
export function chooseCategory(form: UploadForm, categoryId: number | null): UploadForm {
  return { ...form, categoryId, subCategoryId: null, past: null };
}

/** Past uploads belong to a year: in another the same details start a new edition. */
export function chooseYear(form: UploadForm, year: number): UploadForm {
  return year === form.year ? form : { ...form, year, past: null };
}

/**
 * None resets the form except for the category and year of the list. The same one again brings in what others have
 * changed since; what the person has changed stays.
 */
export function choosePastUpload(form: UploadForm, past: PastUpload | null): UploadForm {
  const { categoryId, year } = form;
  if (!past) return { ...emptyForm(year), categoryId };
  const changes = form.past?.report_id === past.report_id ? changesSince(form, form.past) : {};
  return { ...form, ...filledFrom(past), ...changes, past };
}

function filledFrom(past: PastUpload) {
  return {
    ...detailsOf(past),
    subCategoryId: past.sub_category_id,
    writeup: past.writeup,
  } satisfies Partial<UploadForm>;
}

function changesSince(form: UploadForm, past: PastUpload): Partial<UploadForm> {
  const filled: Partial<UploadForm> = filledFrom(past);
  const now = Object.entries(form) as [keyof UploadForm, unknown][];
  return Object.fromEntries(now.filter(([name, value]) => name in filled && filled[name] !== value));
}

/**
 * What a choice does besides leaving the chosen past upload; null if it stays chosen. To choose None or another one
 * says enough, unless changes would be lost.
 */
export function leavingWords(form: UploadForm, next: UploadForm): string | null {
  const { past } = form;
  if (!past || next.past?.report_id === past.report_id) return null;
  if (next.categoryId !== form.categoryId || next.year !== form.year)
    return 'The form will upload a new report instead. What you have entered stays.';
  const isUnchanged = form.file === null && Object.keys(changesSince(form, past)).length === 0;
  if (isUnchanged) return null;
  if (!next.past) return 'What you have entered will be lost.';
  return `What you have changed will be replaced by the details of ${next.past.report_name}.`;
}

export function missingFields(form: UploadForm): FieldProblems {
  return {
    ...(form.categoryId === null && { categoryId: 'Please choose a category.' }),
    ...(form.subCategoryId === null && { subCategoryId: 'Please choose a sub-category.' }),
    ...(form.title.trim() === '' && { title: 'Please enter a title.' }),
    ...(form.region === '' && { region: 'Please choose a region.' }),
    ...(form.description.trim() === '' && { description: 'Please enter a description.' }),
    ...(form.writeup && !form.file && { file: uploadTexts.fileMissing }),
  };
}

/** What the server can read, by name. It goes by the content itself. */
export const packageNames = '.zip,.docx';

export function fileProblem(file: Pick<File, 'name' | 'size'>): string | null {
  if (/\.doc$/i.test(file.name))
    return `${file.name} is an old Word file. Save it as a Word Document (.docx).`;
  return /\.(zip|docx)$/i.test(file.name)
    ? sizeProblem(file)
    : `${file.name} is not a ZIP or Word file (.docx).`;
}

/** Whether the form contains more than choices, so that redoing it would take effort. */
export function isBegun({ title, description, file }: UploadForm): boolean {
  return title.trim() !== '' || description.trim() !== '' || file !== null;
}

/** Only for a form with nothing missing. */
export function bodyOf(form: UploadForm): Input<'uploadReport'>['body'] {
  const { categoryId, subCategoryId, year, region, past } = form;
  return {
    ...trimmed(form),
    categoryId: Number(categoryId),
    subCategoryId: Number(subCategoryId),
    year,
    region: region || 'Global',
    ...(past && { reportId: past.report_id, basedOn: past.digest }),
  };
}
