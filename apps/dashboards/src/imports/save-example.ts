import type { DashboardKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { type ImportKind, importTables } from '@caliper/contract/dashboards/dashboards.values.ts';
import { sheetText } from '@caliper/text/sheet-text.ts';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { csvOf } from './csv.ts';
import { exampleOf } from './examples.ts';

/** The table as a CSV file. */
export function saveTable(kind: ImportKind, table: string, dashboardKind: DashboardKind): void {
  saveFile(csvOf(exampleOf(kind, table, dashboardKind)), `${kind}-${table}-example.csv`);
}

/** Several tables together, each a sheet. */
export async function saveWorkbook(kind: ImportKind): Promise<void> {
  const sheets = importTables[kind].map(({ table }) => ({
    sheet: table,
    data: exampleOf(kind, table).map((row) =>
      row.map((cell) => (typeof cell === 'number' ? { type: Number, value: cell } : sheetText(cell))),
    ),
  }));
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  saveFile(await writeExcelFile(sheets).toBlob(), `${kind}-example.xlsx`);
}
