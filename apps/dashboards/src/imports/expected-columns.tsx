import type { DashboardKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { type ImportKind, importTables } from '@caliper/contract/dashboards/dashboards.values.ts';
import { sheetText } from '@caliper/text/sheet-text.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { tell } from '../lib/notices.ts';
import { csvOf } from './csv.ts';
import { columnNote, exampleOf } from './examples.ts';
import { isWorkbook } from './import-form.ts';
import classes from './imports.module.css';

interface ExpectedColumnsProps {
  kind: ImportKind;
  dashboardKind: DashboardKind;
}

/** The columns that the file must have, and a small example to start from. */
export function ExpectedColumns({ kind, dashboardKind }: ExpectedColumnsProps) {
  const tables = importTables[kind];
  return (
    <section className="sunk r4 py16 px16" aria-labelledby="expected-columns">
      <h2 id="expected-columns" className="row gap6 mb8 h4">
        Columns of the file
      </h2>
      <p className="small quiet">
        {isWorkbook(kind)
          ? `An Excel workbook with the sheets ${tables.map(({ table }) => `“${table}”`).join(' and ')}. `
          : 'A CSV file (UTF-8) or an Excel workbook. '}
        The first row holds the names, in any order. Columns beyond these are not read.{' '}
        {columnNote(kind, dashboardKind)}
      </p>
      {tables.map(({ table, columns }) => (
        <div key={table} className={classes.expectedTable}>
          {isWorkbook(kind) && <h3 translate="no">{table}</h3>}
          <ul className={classes.columns} translate="no">
            {columns.map(({ name, isRequired }) => (
              <li key={name}>
                <strong>{name}</strong>
                {!isRequired && <span translate="yes"> (optional)</span>}
              </li>
            ))}
          </ul>
          {!isWorkbook(kind) && (
            <Example words="Example (CSV)" onPress={() => saveTable(kind, table, dashboardKind)} />
          )}
        </div>
      ))}
      {isWorkbook(kind) && (
        <Example
          words="Example (XLSX)"
          onPress={() =>
            saveWorkbook(kind).catch(() => tell('The example could not be made. Please try again.', 'danger'))
          }
        />
      )}
    </section>
  );
}

function Example({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <Button size="sm" variant="quiet" icon="download" onClick={onPress}>
      {words}
    </Button>
  );
}

/** The table as a CSV file. */
function saveTable(kind: ImportKind, table: string, dashboardKind: DashboardKind): void {
  saveFile(csvOf(exampleOf(kind, table, dashboardKind)), `${kind}-${table}-example.csv`);
}

/** Several tables together, each a sheet. */
async function saveWorkbook(kind: ImportKind): Promise<void> {
  const sheets = importTables[kind].map(({ table }) => ({
    sheet: table,
    data: exampleOf(kind, table).map((row) =>
      row.map((cell) => (typeof cell === 'number' ? { type: Number, value: cell } : sheetText(cell))),
    ),
  }));
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  saveFile(await writeExcelFile(sheets).toBlob(), `${kind}-example.xlsx`);
}
