import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { callFile } from '../../../../lib/api/api-client.ts';

/** Which table of which report. */
export interface TableAddress {
  reportId: number;
  chapter: number;
  table: number;
}

export function exportName({ reportId, chapter, table }: TableAddress): string {
  return `report-${reportId}-chapter-${chapter}-table-${table}.xlsx`;
}

export async function exportTable(address: TableAddress): Promise<void> {
  const { reportId: id, chapter, table } = address;
  saveFile(await callFile('tableExport', { params: { id, chapter, table } }), exportName(address));
}
