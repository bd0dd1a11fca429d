import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { callFile } from '../../../../lib/api/api-client.ts';

/** Which table of which report. */
export interface TableAddress {
  reportId: number;
  chapter: number;
  /** It changes with each version of the report. */
  chapterId: number;
  table: number;
}

/** The server names the file: it knows what the table is called in its caption, and what the others are called. */
export async function exportTable(address: TableAddress): Promise<void> {
  const { reportId: id, chapter, chapterId: chapter_id, table } = address;
  const file = await callFile('tableExport', { params: { id, chapter, table }, query: { chapter_id } });
  saveFile(file, file.name);
}
