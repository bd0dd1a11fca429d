import { benchBundle } from './bundle.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchIngest } from './ingest.ts';
import { benchPage } from './page.ts';
import { benchReaderPage } from './reader-page.ts';
import { benchReading } from './reading.ts';
import { type Row, report } from './report.ts';
import { benchSession } from './session.ts';
import { benchSignIn } from './sign-in.ts';

/** Each row of the budget table is one function. Ratios come from one run, because machines differ. */
const benches: (() => Promise<Row[]>)[] = [
  benchSession,
  benchSignIn,
  benchCatalogue,
  benchReading,
  benchIngest,
  benchBundle,
  benchPage,
  benchReaderPage,
];

const rows: Row[] = [];
for (const bench of benches) rows.push(...(await bench()));
report(rows);
process.exitCode = rows.every((row) => row.isWithin) ? 0 : 1;
