import { tableHtml } from '@caliper/api/features/reports/changes/reading.fixture.ts';
import { uploadFields, zipOf } from '@caliper/api/testing/packages.ts';
import type { Caller, Installation } from './installation.ts';

export const chapters = 14;
export const tables = 60;

/** The chapters of an edition of a large report: each year moves on, every forecast is revised, every table has another number. */
export function editionOf(base: number): { title: string; html: string }[] {
  return Array.from({ length: chapters }, (_, at) => {
    const own = Array.from({ length: Math.ceil((tables - at) / chapters) }, (_, place) =>
      table(base, at, place),
    );
    const text = Array.from({ length: 30 }, (_, part) => `<p>${prose(base, at, part)}</p>`);
    return { title: `Market ${letter(at)}`, html: [...text, ...own].join('') };
  });
}

/** Uploads an edition; it is released at once unless something else is asked for. */
export async function uploadEdition(
  { origin }: Installation,
  { headers }: Caller,
  base: number,
  over: Record<string, string> = {},
): Promise<{ report_id: number | null; draft_id: number | null }> {
  const files = editionOf(base).map(({ title, html }, at) => [
    `chapters/${String(at + 1).padStart(2, '0')}.html`,
    `<h1>${title}</h1>${html}`,
  ]);
  const fields = uploadFields('A large report', over);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new Blob([await zipOf(Object.fromEntries(files))]), 'package.zip');
  const answer = await fetch(`${origin}/api/reports/upload-report`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<{ report_id: number | null; draft_id: number | null }>;
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

export async function release(
  { origin }: Installation,
  { headers }: Caller,
  { draft_id }: { draft_id: number | null },
): Promise<number> {
  const path = `${origin}/api/reports/drafts/${draft_id}`;
  const { revision } = (await (await fetch(path, { headers })).json()) as { revision: number };
  const answer = await fetch(`${path}/release`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ revision, note: '', acknowledged: true }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { report_id: number }).report_id;
}
