import { vocabulary as limits } from '@caliper/contract/limits.ts';
import { type TermKind, termKinds } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { createLikeness } from './likeness.ts';
import {
  holdItem,
  insertSpellings,
  insertTerms,
  insertUses,
  listSpellings,
  listUnread,
  lockVocabulary,
  markUses,
  namesInFigures,
  noteImports,
  noteReading,
  type Readable,
  readKnown,
  tablesOf,
} from './naming.store.ts';
import { proposeMatches } from './proposing.ts';
import { resolveNames } from './resolve-names.ts';
import { namesInTables } from './table-names.ts';
import type { Name } from './term.ts';

/** Says what the markets, segments, companies and countries in the current figures of an item are. */
export async function nameFigures(tx: Tx, itemId: number): Promise<void> {
  const item = await holdItem(tx, itemId);
  if (!item) return;
  await enterFigures(tx, item);
  await noteImports(tx, item);
}

/** Reads the names of items that have changed, some at a time, and looks for terms that are alike. */
export async function nameUnread(db: Db, most: number): Promise<void> {
  for (const itemId of await listUnread(db, most))
    await db.transaction().execute(async (tx) => {
      const item = await holdItem(tx, itemId);
      if (!item) return;
      await enterFigures(tx, item);
      await enterTables(tx, item);
      await noteReading(tx, item);
    });
  await proposeMatches(db);
}

async function enterFigures(tx: Tx, { item_id, imports }: Readable): Promise<void> {
  await lockVocabulary(tx);
  const names = await namesInFigures(tx, imports);
  const { found, fresh } = resolveNames(names, await readKnown(tx, item_id, names), true);
  await insertUses(tx, item_id, [...found, ...(await coin(tx, fresh))]);
  await markUses(tx, item_id, 'figures', names);
}

/**
 * The tables of a report are full of words: only those that are known, or like what is known, are taken for names. The
 * first become uses at once, the others are proposed.
 */
async function enterTables(tx: Tx, { item_id, version }: Readable): Promise<void> {
  await lockVocabulary(tx);
  const tables = version === null ? [] : await tablesOf(tx, item_id, version);
  const names = namesInTables(tables, limits.labelsPerReport);
  const { found, fresh } = resolveNames(names, await readKnown(tx, item_id, names), false);
  const alike = await likeKnown(tx, fresh);
  await insertUses(tx, item_id, [...found, ...(await coin(tx, alike))]);
  await markUses(tx, item_id, 'tables', names);
}

/** Adds a term for each group of names, and returns what each name means then. */
async function coin(tx: Tx, groups: readonly Name[][]): Promise<(Name & { term_id: number })[]> {
  const ids = await insertTerms(
    tx,
    groups.flatMap(([first]) => first ?? []),
  );
  const meanings = groups.flatMap((names, place) =>
    names.map((one) => ({ ...one, term_id: ids[place] ?? 0 })),
  );
  await insertSpellings(tx, meanings);
  return meanings;
}

async function likeKnown(tx: Tx, groups: readonly Name[][]): Promise<Name[][]> {
  const alike = new Set<number>();
  for (const kind of termKinds) {
    const own = groups.flatMap(([first], place) => (first?.kind === kind ? { ...first, place } : []));
    if (own.length === 0) continue;
    for (const place of await placesAlike(tx, kind, own)) alike.add(place);
  }
  return groups.filter((_, place) => alike.has(place));
}

async function placesAlike(tx: Tx, kind: TermKind, own: (Name & { place: number })[]): Promise<number[]> {
  const likeness = createLikeness(kind);
  // Places are below the ids of all terms, and are not taken for one of them.
  for (const { name, place } of own) likeness.add({ term_id: -1 - place, spelling: name });
  const known = await listSpellings(tx, kind);
  return known.flatMap((one) => likeness.find(one)).map(({ term_id }) => -1 - term_id);
}
