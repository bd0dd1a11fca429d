import type { DashboardKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { type ImportKind, importTables } from '@caliper/contract/dashboards/dashboards.values.ts';
import { Button } from '@caliper/ui/button.tsx';
import { saveFile } from '@caliper/ui/save-file.ts';
import { csvOf } from './csv.ts';
import { columnNote, exampleOf } from './examples.ts';
import classes from './imports.module.css';

interface ExpectedColumnsProps {
  kind: ImportKind;
  dashboardKind: DashboardKind;
}

/** What the file has to hold, and a small one to start from. */
export function ExpectedColumns({ kind, dashboardKind }: ExpectedColumnsProps) {
  const tables = importTables[kind];
  const save = (table: string) =>
    saveFile(csvOf(exampleOf(kind, table, dashboardKind)), `${kind}-${table}-example.csv`);
  return (
    <section className={classes.expected} aria-labelledby="expected-columns">
      <h2 id="expected-columns" className={classes.partTitle}>
        Columns of the file
      </h2>
      <p className={classes.words}>
        {tables.length > 1
          ? `An Excel workbook with the sheets ${tables.map(({ table }) => `“${table}”`).join(' and ')}. `
          : 'A CSV file (UTF-8) or an Excel workbook. '}
        The first row holds the names, in any order. Columns beyond these are not read.{' '}
        {columnNote(kind, dashboardKind)}
      </p>
      {tables.map(({ table, columns }) => (
        <div key={table} className={classes.expectedTable}>
          {tables.length > 1 && <h3 translate="no">{table}</h3>}
          <ul className={classes.columns} translate="no">
            {columns.map(({ name, isRequired }) => (
              <li key={name}>
                <strong>{name}</strong>
                {!isRequired && <span translate="yes"> (optional)</span>}
              </li>
            ))}
          </ul>
          <Button size="sm" variant="quiet" icon="download" onClick={() => save(table)}>
            {tables.length > 1 ? `Example of ${table} (CSV)` : 'Example (CSV)'}
          </Button>
        </div>
      ))}
    </section>
  );
}
