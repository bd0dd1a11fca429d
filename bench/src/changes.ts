import { beside, changes } from '@caliper/api/features/reports/changes/index.ts';
import { readingOf } from '@caliper/api/features/reports/changes/reading.fixture.ts';
import { chapters, editionOf, tables } from './large-report.ts';
import { median, type Row } from './report.ts';

const rounds = 9;
const budget = { changes: 3000, beside: 5000 };

/** Two editions of a large report: each year moves on, every forecast is revised, every table has another number. */
export async function benchChanges(): Promise<Row[]> {
  const of = `between two editions of ${chapters} chapters with ${tables} tables`;
  return [
    timed(`Changes ${of}`, changes, budget.changes),
    timed(`What readers are shown of the changes ${of}`, beside, budget.beside),
  ];
}

function timed(what: string, compare: typeof changes | typeof beside, most: number): Row {
  const [before, after] = [edition(2024), edition(2025)];
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const begun = performance.now();
    const { counts } = compare(before, after);
    if (counts.tables.comparable !== tables)
      throw new Error(`${counts.tables.comparable} tables are comparable.`);
    if (round > 0) times.push(performance.now() - begun);
  }
  return {
    what,
    figure: `${Math.round(median(times))} ms (slowest ${Math.round(Math.max(...times))} ms)`,
    budget: `under ${most} ms`,
    isWithin: median(times) < most,
  };
}

function edition(base: number) {
  return readingOf(Object.fromEntries(editionOf(base).map(({ title, html }) => [title, html])));
}
