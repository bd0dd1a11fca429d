import { parseArgs } from 'node:util';
import { benchAnswers } from './answers.ts';
import { benchBundle } from './bundle.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchChanges } from './changes.ts';
import { benchCockpit } from './cockpit.ts';
import { benchDashboards } from './dashboards/dashboards.ts';
import { benchFirstChart } from './dashboards/first-chart.ts';
import { benchDemo } from './demo.ts';
import { benchDifferences } from './differences.ts';
import { benchFigures } from './figures.ts';
import { benchFlood } from './flood.ts';
import { benchIngest } from './ingest.ts';
import { memoryAtTheEnd } from './installation.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchPage } from './page.ts';
import { benchProof } from './proof.ts';
import { benchReaderPage } from './reader-page.ts';
import { benchReading } from './reading.ts';
import { atMost, print, type Row } from './report.ts';
import { keep } from './results.ts';
import { benchSearchQuality } from './search-quality.ts';
import { benchSignIn } from './sign-in.ts';
import { benchTakeAway } from './take-away.ts';
import { benchUserReport } from './user-report.ts';

/** Each bench makes some rows of the budget table. Ratios are within one run, because machines differ. */
const benches = {
  answers: benchAnswers,
  flood: benchFlood,
  'sign-in': benchSignIn,
  catalogue: benchCatalogue,
  reading: benchReading,
  figures: benchFigures,
  'search-quality': benchSearchQuality,
  ingest: benchIngest,
  changes: benchChanges,
  proof: benchProof,
  differences: benchDifferences,
  'take-away': benchTakeAway,
  demo: benchDemo,
  'user-report': benchUserReport,
  cockpit: benchCockpit,
  dashboards: benchDashboards,
  bundle: benchBundle,
  page: benchPage,
  'reader-page': benchReaderPage,
  'first-chart': benchFirstChart,
  lighthouse: benchLighthouse,
} satisfies Record<string, (part?: string) => Promise<Row[]> | AsyncGenerator<Row>>;

/** The memory of a bench's app processes at its end. */
function memoryRows(): Row[] {
  const held = memoryAtTheEnd.splice(0);
  if (held.length === 0) return [];
  return [atMost('Memory of the app process at the end of it', Math.round(Math.max(...held)), 300, 'MB')];
}

/** For what takes long as a whole, a part of it: `answers --part session/20000`. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { part: { type: 'string' } } });
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const rows: Row[] = [];
  const take = (row: Row) => {
    rows.push(row);
    print([row]);
  };
  for await (const row of await bench(values.part)) take(row);
  for (const row of memoryRows()) take(row);
  await keep(name, rows, Object.keys(benches), values.part !== undefined);
  if (!rows.every((row) => row.isWithin)) process.exitCode = 1;
}
