import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Row } from './report.ts';

const dist = join(import.meta.dirname, '../../apps/web/dist');

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

const entry = 'index.html';
const theme = '../../packages/ui/src/theme/mantine-theme.tsx';
const catalogue = 'src/features/catalogue/catalogue-page.tsx';
const reader = 'src/features/reader/report-page.tsx';
const search = 'src/features/search/search-page.tsx';
const map = 'src/features/catalogue/region-map/region-land.tsx';

/** What the browser must fetch, gzipped: the first load, what the catalogue adds, what the map adds to that. */
export async function benchBundle(): Promise<Row[]> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const first = filesOf(manifest, [entry]);
  // The component library is loaded with signing in, before any page that uses it.
  const signedIn = filesOf(manifest, [entry, theme]);
  const page = filesOf(manifest, [entry, theme, catalogue]);
  const withMap = filesOf(manifest, [entry, theme, catalogue, map]);
  return [
    row('First load of the sign-in page', weigh(first), 140),
    row('What the component library adds', weigh(without(signedIn, first)), 90),
    row('What the catalogue page adds', weigh(without(page, signedIn)), 90),
    row('What the reader adds', weigh(without(filesOf(manifest, [entry, theme, reader]), signedIn)), 90),
    row('What the search page adds', weigh(without(filesOf(manifest, [entry, theme, search]), signedIn)), 90),
    row('What the region map adds, code and data', weigh(without(withMap, page)), 40),
    heaviest(manifest, signedIn),
  ];
}

/** The heaviest of all pages. Account and staff pages are in a frame with a side menu; it is counted for all. */
function heaviest(manifest: Manifest, signedIn: Set<string>): Row {
  const named = (end: string) => Object.keys(manifest).filter((name) => name.endsWith(end));
  const frames = named('-frame.tsx');
  const pages = named('-page.tsx')
    .map((name) => ({
      name,
      weight: weigh(without(filesOf(manifest, [entry, theme, name, ...frames]), signedIn)),
    }))
    .toSorted((one, other) => other.weight - one.weight);
  const [{ name, weight } = { name: 'none', weight: 0 }] = pages;
  return row(`The most that any of ${pages.length} pages adds: ${basename(name, '-page.tsx')}`, weight, 90);
}

/** A chunk with everything it needs to run. */
function filesOf(manifest: Manifest, names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (found.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

function without(files: Set<string>, others: Set<string>): Set<string> {
  return new Set([...files].filter((file) => !others.has(file)));
}

function weigh(files: Set<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  return bytes / 1024;
}

function row(what: string, kilobytes: number, budget: number): Row {
  return {
    what,
    figure: `${kilobytes.toFixed(1)} KB gzipped`,
    budget: `at most ${budget} KB`,
    isWithin: kilobytes <= budget,
  };
}
