import { parseArgs } from 'node:util';
import { benchBundle } from './bundle.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchDashboards } from './dashboards/dashboards.ts';
import { benchFirstChart } from './dashboards/first-chart.ts';
import { benchIngest } from './ingest.ts';
import { memoryAtTheEnd } from './installation.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchPage } from './page.ts';
import { benchReaderPage } from './reader-page.ts';
import { benchReading } from './reading.ts';
import { atMost, print, type Row } from './report.ts';
import { keep } from './results.ts';
import { benchSession } from './session.ts';
import { benchSignIn } from './sign-in.ts';
import { benchUserReport } from './user-report.ts';

/** Each bench makes some rows of the budget table. Ratios come from one run, because machines differ. */
const benches = {
  session: benchSession,
  'sign-in': benchSignIn,
  catalogue: benchCatalogue,
  reading: benchReading,
  ingest: benchIngest,
  'user-report': benchUserReport,
  dashboards: benchDashboards,
  bundle: benchBundle,
  page: benchPage,
  'reader-page': benchReaderPage,
  'first-chart': benchFirstChart,
  lighthouse: benchLighthouse,
  memory: benchMemory,
} satisfies Record<string, () => Promise<Row[]>>;

/** The last one: what the processes of all the others held in the end. */
async function benchMemory(): Promise<Row[]> {
  const most = Math.max(...memoryAtTheEnd);
  return [atMost('Memory of an app process at the end of its bench, the most of them', most, 300, 'MB')];
}

const { positionals } = parseArgs({ allowPositionals: true });
const all: Row[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const rows = await bench();
  print(rows);
  all.push(...rows);
}
if (positionals.length === 0) await keep(all);
if (!all.every((row) => row.isWithin)) process.exitCode = 1;
