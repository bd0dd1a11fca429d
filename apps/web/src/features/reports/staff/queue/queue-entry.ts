import type { Uploaded } from '../send-report.ts';
import { missingFields, type UploadForm } from '../upload-form.ts';

/** How far a package is. */
export type Stage =
  | { is: 'waiting' }
  | { is: 'sending'; part: number }
  | { is: 'reading' }
  /** There was no answer: the server is asked what has arrived, or is busy and is sent it again. */
  | { is: 'asking' }
  | { is: 'done'; answer: Uploaded }
  | { is: 'failed'; error: unknown };

/** What is the same for all packages, unless one has its own. */
export type Defaults = Omit<UploadForm, 'title' | 'past' | 'file'>;

export interface Entry {
  id: string;
  file: File;
  /** What this package has for itself. */
  own: Partial<Omit<UploadForm, 'file'>> & { title: string };
  stage: Stage;
}

export function formOf(defaults: Defaults, { file, own }: Entry): UploadForm {
  return { past: null, ...defaults, ...own, file };
}

/** What of an edited form is this package's own; the rest goes on following the defaults. */
export function ownOf(defaults: Defaults, { file: _, ...form }: UploadForm): Entry['own'] {
  const names = Object.keys(defaults) as (keyof Defaults)[];
  // A past upload has brought its own details, which must not follow the defaults.
  const own = names.filter((name) => form.past !== null || form[name] !== defaults[name]);
  return { ...Object.fromEntries(own.map((name) => [name, form[name]])), title: form.title, past: form.past };
}

/** 'knee_implants-EU.zip' is called 'knee implants-EU' until somebody says otherwise. */
export function titleFrom({ name }: Pick<File, 'name'>): string {
  return name
    .replace(/\.(zip|docx)$/i, '')
    .replaceAll('_', ' ')
    .trim();
}

const fieldNames: Partial<Record<keyof UploadForm, string>> = {
  categoryId: 'category',
  subCategoryId: 'sub-category',
  title: 'title',
  region: 'region',
  description: 'description',
};

/** 'category, description', or '' if it can be sent. */
export function missingIn(defaults: Defaults, entry: Entry): string {
  const missing = Object.keys(missingFields(formOf(defaults, entry))) as (keyof UploadForm)[];
  return missing.map((name) => fieldNames[name] ?? name).join(', ');
}

/** Waits, or failed and may be changed and sent again. */
export function isOpen({ stage }: Entry): boolean {
  return stage.is === 'waiting' || stage.is === 'failed';
}

export function isUnderWay({ stage }: Entry): boolean {
  return stage.is === 'sending' || stage.is === 'reading' || stage.is === 'asking';
}
