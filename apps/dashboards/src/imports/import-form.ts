import type { DashboardKind, Region, ReportIcon } from '@caliper/contract/catalogue/catalogue.values.ts';
import { fieldErrors } from '@caliper/contract/client/api-error.ts';
import { type ImportKind, importTables } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { reportsProblems } from '@caliper/contract/reports/reports.messages.ts';
import { sizeProblem } from '@caliper/contract/reports/upload-file.ts';

/** The contents of the form. The facts of a new item are kept while the list of items is shown. */
export interface ImportForm {
  isNew: boolean;
  itemId: number | null;
  name: string;
  year: number;
  category_id: number | null;
  sub_category_id: number | null;
  region: Region;
  description: string;
  icon: ReportIcon;
  demo: boolean;
  dashboardKind: DashboardKind;
  note: string;
  file: File | null;
}

export type FieldProblems = Partial<Record<keyof ImportForm, string>>;

export function emptyForm(thisYear: number): ImportForm {
  return {
    isNew: false,
    itemId: null,
    name: '',
    year: thisYear,
    category_id: null,
    sub_category_id: null,
    region: 'Global',
    description: '',
    icon: 'Arthroscope',
    demo: false,
    dashboardKind: 'market',
    note: '',
    file: null,
  };
}

/** Whether the form contains more than choices, so that redoing it would take effort. */
export function isBegun({ name, description, note, file }: ImportForm): boolean {
  return file !== null || [name, description, note].some((text) => text.trim() !== '');
}

export function missingFields(form: ImportForm): FieldProblems {
  return {
    ...(form.isNew ? missingFacts(form) : form.itemId === null && { itemId: 'Please choose an item.' }),
    ...(!form.file && { file: reportsProblems['upload-file-missing'].detail }),
  };
}

function missingFacts({ name, category_id, sub_category_id }: ImportForm): FieldProblems {
  return {
    ...(name.trim() === '' && { name: 'Please enter a name.' }),
    ...(category_id === null && { category_id: 'Please choose a category.' }),
    ...(sub_category_id === null && { sub_category_id: 'Please choose a sub-category.' }),
  };
}

/** Several tables do not fit into a CSV file. */
export function isWorkbook(kind: ImportKind): boolean {
  return importTables[kind].length > 1;
}

export function fileProblem(kind: ImportKind, file: Pick<File, 'name' | 'size'>): string | null {
  const { name } = file;
  if (isWorkbook(kind) && !/\.xlsx$/i.test(name)) return `${name} is not an Excel workbook (.xlsx).`;
  if (!/\.(csv|xlsx)$/i.test(name)) return `${name} is neither a CSV file nor an Excel workbook (.xlsx).`;
  return sizeProblem(file);
}

/** Only for a complete form. */
export function bodyOf(kind: ImportKind, form: ImportForm): Input<'stageImport'>['body'] {
  const about = { fileName: form.file?.name ?? '', note: form.note.trim() };
  if (form.isNew) return { item: JSON.stringify(newItemOf(form)), ...about };
  return {
    itemId: String(form.itemId),
    demo: form.demo ? '1' : '0',
    ...(kind === 'global' && { dashboard_kind: form.dashboardKind }),
    ...about,
  };
}

function newItemOf({ name, description, ...form }: ImportForm): object {
  const { year, category_id, sub_category_id, region, icon, demo } = form;
  return {
    name: name.trim(),
    year,
    category_id,
    sub_category_id,
    region,
    description: description.trim(),
    icon,
    demo,
  };
}

/** The server's messages for single fields. The fields of a new item are named after it. */
export function fieldProblemsOf(error: unknown): FieldProblems {
  const fields = Object.entries(fieldErrors(error));
  return Object.fromEntries(fields.map(([name, words]) => [name.replace(/^item\./, ''), words]));
}
