import { type UploadMode, uploadModes } from '@caliper/contract/drafts/drafts.values.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { type SearchSort, searchSorts } from '@caliper/contract/search/search.values.ts';

/** The report that an admin is choosing recommendations for. */
interface Recommending {
  report_id: number;
  report_name: string;
  region: string;
  report_year: number;
}

interface Position {
  chapter: number;
  y: number;
  /** The id of the first block in sight. */
  block?: string | undefined;
}

/** Where the person was in what they read, and when (epoch milliseconds). */
interface Unsent {
  entry: number;
  version?: number | undefined;
  block: string | null;
  read: number[];
  at: number;
}

/** A page by its address, and the title it had. */
export interface LastPlace {
  path: string;
  title: string;
}

/** By the id of what is read. */
interface Reading {
  positions: Record<string, Position>;
  /** Those of which only the tables are shown. */
  tablesOnly: Record<string, boolean>;
}

/** What survives a reload besides the address: ids, positions and last filters. Never report text, never a token. */
export interface ClientState {
  /** The id of the person to whom this state belongs. */
  person: string | null;
  admin: { recommending: Recommending | null };
  /** The person's last place in each section, for an address that names only the section. */
  catalogue: Record<string, string>;
  /** The panels that the person opened or closed. */
  report: Reading & { panels: { left?: boolean; right?: boolean } };
  customReport: Reading;
  /** The last query, and how results are sorted. */
  search: { query: string; sort: SearchSort };
  /** The lists whose filters are folded into one row. */
  folded: Record<string, boolean>;
  /** The pages that the person was at last. */
  places: LastPlace[];
  /** Places of reading that the server has not confirmed, by kind and id. */
  unsent: Record<string, Unsent>;
  /** What the person's uploads become. */
  upload: { release: UploadMode };
}

const [firstSort] = searchSorts;

export const emptyClientState: ClientState = {
  person: null,
  admin: { recommending: null },
  catalogue: {},
  report: { panels: {}, positions: {}, tablesOnly: {} },
  customReport: { positions: {}, tablesOnly: {} },
  search: { query: '', sort: firstSort },
  folded: {},
  places: [],
  unsent: {},
  upload: { release: 'at-once' },
};

type Loose = Record<string, unknown>;
const longestId = 36;
const longestAddress = 500;
const longestTitle = 700;

/** Storage can hold anything, also what older versions wrote: values that do not fit are dropped. */
export function readClientState(stored: unknown): ClientState {
  const { person, admin, catalogue, report, customReport, search, folded, places, unsent, upload } =
    loose(stored);
  const panels = loose(loose(report).panels);
  return {
    person: text(person, longestId) ? person : null,
    admin: { recommending: readRecommending(loose(admin).recommending) },
    catalogue: entries(catalogue, (value) => (text(value, longestAddress) ? value : undefined)),
    report: {
      panels: {
        ...(flag(panels.left) && { left: panels.left }),
        ...(flag(panels.right) && { right: panels.right }),
      },
      ...readReading(report),
    },
    customReport: readReading(customReport),
    search: {
      query: textOr(loose(search).query, lengths.query),
      sort: searchSorts.find((sort) => sort === loose(search).sort) ?? firstSort,
    },
    places: Array.isArray(places) ? places.flatMap((place) => readPlace(place) ?? []) : [],
    unsent: entries(unsent, readUnsent, /^(report|custom-report)\/\d{1,9}$/),
    folded: entries(folded, (value) => (value === true ? value : undefined)),
    upload: { release: uploadModes.find((mode) => mode === loose(upload).release) ?? 'at-once' },
  };
}

function readRecommending(stored: unknown): Recommending | null {
  const { report_id, report_name, region, report_year } = loose(stored);
  if (!count(report_id) || !count(report_year) || !text(report_name, 500) || !text(region, 100)) return null;
  return { report_id, report_name, region, report_year };
}

function readPlace(stored: unknown): LastPlace | null {
  const { path, title } = loose(stored);
  return text(path, longestAddress) && path.startsWith('/') && text(title, longestTitle)
    ? { path, title }
    : null;
}

function readReading(stored: unknown): Reading {
  const { positions, tablesOnly } = loose(stored);
  return {
    positions: entries(positions, readPosition),
    tablesOnly: entries(tablesOnly, (value) => (value === true ? value : undefined)),
  };
}

function readPosition(stored: unknown): Position | undefined {
  const { chapter, y, block } = loose(stored);
  if (!count(chapter) || !count(y)) return undefined;
  return { chapter, y, ...(text(block, longestId) && { block }) };
}

function readUnsent(stored: unknown): Unsent | undefined {
  const { entry, version, block, read, at } = loose(stored);
  const hasPlace = count(entry) && count(at) && (block === null || text(block, longestId));
  if (!hasPlace || !Array.isArray(read)) return undefined;
  return { entry, block, at, read: read.filter(count), ...(count(version) && { version }) };
}

function entries<T>(stored: unknown, read: (value: unknown) => T | undefined, key = /^/): Record<string, T> {
  const kept = Object.entries(loose(stored)).flatMap(([name, value]) => {
    const one = key.test(name) ? read(value) : undefined;
    return one === undefined ? [] : [[name, one] as const];
  });
  return Object.fromEntries(kept);
}

function loose(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {};
}

function text(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function textOr(value: unknown, longest: number): string {
  return text(value, longest) ? value : '';
}

function count(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function flag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
