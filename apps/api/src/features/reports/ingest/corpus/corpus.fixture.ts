import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { zipOf } from '../../../../testing/packages.ts';

/** A number, no value, bounds, or '?' where a careful reader would not be sure (README.md). */
export type ExpectedValue = number | null | '?' | { low?: number; high?: number };

export interface ExpectedTable {
  caption: string;
  /** As written; null is none, '?' is not to be compared. */
  units: string | null;
  /** The heading path of each column, from top to bottom, without the stub. */
  columns: string[][];
  rows: { labels: string[]; cells: string[]; values: ExpectedValue[] }[];
  notes: string[];
}

export interface ExpectedChapter {
  title: string;
  tables: ExpectedTable[];
  figures: { caption: string }[];
  contains: string[];
  /** The words that refer, and the beginning of what they refer to: a caption, a title or an address. */
  links: [string, string][];
  lists?: { mark: string; level: number; text: string }[][];
}

export interface ExpectedReading {
  program: string;
  chapters: ExpectedChapter[];
  absent: string[];
  findings: string[];
  notes: string;
  unsure?: string[];
  /** Refusing the package, with a finding that says why, is as good as reading it. */
  refusable?: boolean;
}

export interface CorpusPackage {
  name: string;
  /** What staff would upload: a ZIP, or one Word document as it is. */
  fileName: string;
  expected: ExpectedReading;
  bytes: () => Promise<Uint8Array>;
}

const home = import.meta.dirname;

/** Every package of the corpus, by name. */
export function corpusPackages(): CorpusPackage[] {
  return globSync('*/expected.json', { cwd: home })
    .sort()
    .map((path) => corpusPackage(join(path, '..')));
}

function corpusPackage(name: string): CorpusPackage {
  const folder = join(home, name, 'package');
  const files = filesIn(folder);
  const [first = '', ...others] = files;
  const isDocument = first.endsWith('.docx') && others.length === 0;
  return {
    name,
    fileName: isDocument ? basename(first) : `${name}.zip`,
    expected: JSON.parse(readFileSync(join(home, name, 'expected.json'), 'utf8')),
    bytes: async () => (isDocument ? readFileSync(join(folder, first)) : zipOf(contentsOf(folder, files))),
  };
}

/** Names that begin with a dot are part of what programs leave behind. */
function filesIn(folder: string): string[] {
  return globSync(['**/*', '**/.*', '.*'], { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path, index, paths) => paths.indexOf(path) === index)
    .sort();
}

function contentsOf(folder: string, files: string[]): Record<string, Buffer> {
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path))]));
}
