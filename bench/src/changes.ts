import { beside, changes } from '@caliper/api/features/reports/changes/index.ts';
import { readingOf, tableHtml } from '@caliper/api/features/reports/changes/reading.fixture.ts';
import { median, type Row } from './report.ts';

const chapters = 14;
const tables = 60;
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
  const all = Array.from({ length: chapters }, (_, at) => {
    const own = Array.from({ length: Math.ceil((tables - at) / chapters) }, (_, place) =>
      table(base, at, place),
    );
    const text = Array.from({ length: 30 }, (_, part) => `<p>${prose(base, at, part)}</p>`);
    return [`Market ${letter(at)}`, [...text, ...own].join('')];
  });
  return readingOf(Object.fromEntries(all));
}

function letter(at: number): string {
  return String.fromCharCode(65 + at);
}

/** Every second passage tells of a year. */
function prose(base: number, chapter: number, part: number): string {
  const year = part % 2 === 0 ? 2020 : base;
  return `In ${year} market ${letter(chapter)} grew for reason ${part}, while prices fell and hospitals bought less. `.repeat(
    5,
  );
}

function table(base: number, chapter: number, place: number): string {
  const years = Array.from({ length: 11 }, (_, at) => base - 3 + at);
  const value = (row: number, year: number) => {
    const revised = year > base ? base - 2020 : 0;
    return ((chapter * 977 + place * 131 + row * 37 + (year - 2000) * 11 + revised) / 7).toFixed(1);
  };
  return tableHtml({
    caption: `Table ${chapter + base - 2020}.${place + 1} Measure ${letter(place)} by country<br>USD million`,
    head: [['Country/2', 'Measured:4', 'Forecast:7', `CAGR ${base}–${base + 7}, %/2`], years.map(String)],
    rows: Array.from({ length: 15 }, (_, row) => [
      `Country ${letter(row)}`,
      ...years.map((year) => value(row, year)),
      '4.2',
    ]),
  });
}
