import { callFile } from '../../../../lib/api-client.ts';

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
  save(await callFile('tableExport', { params: { id, chapter, table } }), exportName(address));
}

/** Some browsers read the file only after the click. */
const readWithin = 60_000;

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readWithin);
}
