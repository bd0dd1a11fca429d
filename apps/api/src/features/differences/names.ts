import type { Db } from '../../platform/postgres/postgres.ts';
import type { Reading } from '../reports/index.ts';
import { findTerms, foldTerm, namesInTables, type TermOf } from '../vocabulary/index.ts';

export const comparedNames = ['company', 'segment', 'country'] as const;
export type NameKind = (typeof comparedNames)[number];

/** A name in the tables of a content, and the numbers of the chapters that have it. */
export interface NamedIn {
  kind: NameKind;
  name: string;
  chapters: number[];
}

/** More names than any report has. */
const most = 5000;

export function namesIn({ chapters }: Reading): NamedIn[] {
  const found = new Map<string, NamedIn>();
  for (const { chapter_number, tables } of chapters)
    for (const { kind, name } of namesInTables(tables, most)) {
      if (kind === 'market') continue;
      const known = found.get(`${kind} ${name}`) ?? { kind, name, chapters: [] };
      known.chapters.push(chapter_number);
      found.set(`${kind} ${name}`, known);
    }
  return [...found.values()].slice(0, most);
}

export interface NameChanges {
  before: number;
  after: number;
  added: NamedIn[];
  removed: NamedIn[];
}

interface Named {
  reportId: number;
  names: readonly NamedIn[];
}

/** What came and went, by what the names mean today: another spelling is no change. */
export async function nameChanges(
  db: Db,
  before: Named,
  after: Named,
): Promise<Record<NameKind, NameChanges>> {
  const ids = [before.reportId, after.reportId];
  const found = await Promise.all(
    comparedNames.map(async (kind) => {
      const termOf = await findTerms(db, kind, ids);
      return [kind, changesOf(kind, termOf, before, after)] as const;
    }),
  );
  return Object.fromEntries(found) as Record<NameKind, NameChanges>;
}

/** A name that nobody has read yet is known by its spelling alone. */
export function changesOf(kind: NameKind, termOf: TermOf, before: Named, after: Named): NameChanges {
  const keyed = ({ reportId, names }: Named) =>
    names
      .filter((one) => one.kind === kind)
      .map((one) => {
        const term = termOf(reportId, one.name);
        const spelling = foldTerm(kind, one.name);
        return { one, keys: term === undefined ? [spelling] : [`term ${term}`, spelling] };
      });
  const [was, is] = [distinct(keyed(before)), distinct(keyed(after))];
  const without = (list: typeof was, others: typeof is) => {
    const known = new Set(others.flatMap(({ keys }) => keys));
    return list.filter(({ keys }) => !keys.some((key) => known.has(key))).map(({ one }) => one);
  };
  return { before: was.length, after: is.length, added: without(is, was), removed: without(was, is) };
}

interface Keyed {
  one: NamedIn;
  keys: string[];
}

/** Two spellings of one side count once. */
function distinct(list: readonly Keyed[]): Keyed[] {
  const seen = new Set<string>();
  return list.filter(({ keys }) => {
    const isNew = !keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}
