import type { FileFormat } from '@caliper/contract/take-away/take-away.values.ts';
import type { TakenDocument } from '../document.ts';

type Writer = (
  document: TakenDocument,
  to: string,
  progress?: (done: number, of: number) => void,
  signal?: AbortSignal,
) => Promise<void>;

/** Who writes what, loaded when it is needed. */
export const writers: Partial<Record<FileFormat, () => Promise<Writer>>> = {
  pptx: async () => (await import('../slides/write-slides.ts')).writeSlides,
  docx: async () => (await import('../word/write-word.ts')).writeWord,
  xlsx: async () => (await import('../workbook/write-workbook.ts')).writeWorkbook,
  pdf: async () => (await import('../pdf/write-pdf.ts')).writePdf,
};
