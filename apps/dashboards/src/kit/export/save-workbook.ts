import { saveFile } from '@caliper/ui/sending/save-file.ts';
import type { ExportWords } from './words.ts';
import { type PanelSheet, workbookOf } from './workbook.ts';

export async function saveWorkbook(
  panels: readonly PanelSheet[],
  words: ExportWords,
  name: string,
): Promise<void> {
  // Loaded for the first export: few readers export.
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  saveFile(await writeExcelFile(workbookOf(panels, words)).toBlob(), `${name}.xlsx`);
}
