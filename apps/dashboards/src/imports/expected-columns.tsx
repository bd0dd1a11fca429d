import type { DashboardKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { type ImportKind, importTables } from '@caliper/contract/dashboards/dashboards.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { tell } from '../kit/notices.ts';
import { columnNote } from './examples.ts';
import { isWorkbook } from './import-form.ts';
import classes from './imports.module.css';
import { saveTable, saveWorkbook } from './save-example.ts';

interface ExpectedColumnsProps {
  kind: ImportKind;
  dashboardKind: DashboardKind;
}

/** The columns that the file must have, and a small example to start from. */
export function ExpectedColumns({ kind, dashboardKind }: ExpectedColumnsProps) {
  const tables = importTables[kind];
  return (
    <section className={classes.expected} aria-labelledby="expected-columns">
      <h2 id="expected-columns" className={classes.partTitle}>
        Columns of the file
      </h2>
      <p className={classes.words}>
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
