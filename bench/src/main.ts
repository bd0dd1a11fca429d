import { benchBundle } from './bundle.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchDashboards } from './dashboards/dashboards.ts';
import { benchFirstChart } from './dashboards/first-chart.ts';
import { benchIngest } from './ingest.ts';
import { benchPage } from './page.ts';
import { benchReaderPage } from './reader-page.ts';
import { benchReading } from './reading.ts';
import { type Row, report } from './report.ts';
import { benchSession } from './session.ts';
import { benchSignIn } from './sign-in.ts';
import { benchUserReport } from './user-report.ts';

/** Each row of the budget table is one function. Ratios come from one run, because machines differ. */
const benches: (() => Promise<Row[]>)[] = [
  benchSession,
  benchSignIn,
  benchCatalogue,
  benchReading,
  benchIngest,
  benchUserReport,
  benchDashboards,
  benchBundle,
  benchPage,
  benchReaderPage,
  benchFirstChart,
];

for (const bench of benches) {
  const rows = await bench();
  report(rows);
  if (!rows.every((row) => row.isWithin)) process.exitCode = 1;
}
