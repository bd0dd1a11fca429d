import type { FileFormat, TakenKind } from '@caliper/contract/take-away/take-away.values.ts';

const kindWords: Partial<Record<TakenKind, string>> = {
  'dashboard-rows': ' rows',
  'dashboard-slides': ' dashboard',
};

const longest = 100;

/** As it is saved: the title, as all systems allow it in a name. */
export function fileName({
  title,
  kind,
  format,
}: {
  title: string;
  kind: TakenKind;
  format: FileFormat;
}): string {
  const plain = title
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = [...plain]
    .slice(0, longest)
    .join('')
    .replace(/[. ]+$/, '');
  return `${short || 'Report'}${kindWords[kind] ?? ''}.${format}`;
}

export const mediaTypes: Record<FileFormat, string> = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
};

/** Where the file store keeps it. */
export const takenKey = ({ file_id, format }: { file_id: number; format: FileFormat }) =>
  `taken/${file_id}.${format}`;
