import { parseQuery, type Query, type Term } from '@caliper/text/query.ts';
import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Catalogue, View } from '../catalogue/index.ts';
import { createCorrection } from './correction.ts';
import { type CustomItem, findCustom } from './custom-titles.ts';
import { appendixMark } from './fields.ts';
import { findLevels } from './levels.ts';
import type { Lookup } from './lookup.ts';
import { createMatching, type Matched } from './matching.ts';
import { findNearest } from './nearest.ts';
import { Marks } from './place.ts';
import { scoreOf } from './scoring.ts';
import { type Eyes, eyesOf, openReports } from './sight.ts';
import { fieldFinder } from './title-words.ts';
import { rarityQuery, type Sight, tableQuery } from './tsquery.ts';

export interface FindingNeeds {
  db: Db;
  lookup: Lookup;
  catalogue: Catalogue;
  currentVocabulary: () => Promise<Vocabulary>;
}

/** What a query has found for one viewer. */
export interface Found {
  /** As it was searched for, which may be other than it was typed. */
  query: Query;
  text: string;
  eyes: Eyes;
  /** That of whoever may read all reports, or of others. */
  sight: Sight;
  matched: Matched[];
  custom: CustomItem[];
  /** How many tables have it of each report: at least of those that the viewer may open. */
  tables: readonly { report_id: number; count: number }[];
  /** What was searched for instead, or would be found instead. */
  corrected?: string;
  suggestion?: string;
  /** If nothing has all words: by item the words that it does not have. */
  missing: Map<number, string[]> | null;
  /** For each term where the viewer may know of it; null if each match has them all. */
  has: Marks[] | null;
}

export interface TermFacts {
  term: Term;
  places: number;
  rareness: number;
}

/** Finds what a person means, as far as they may know of it. */
export function createFinding({ db, lookup, catalogue, currentVocabulary }: FindingNeeds) {
  const match = createMatching({ db, lookup });
  const correct = createCorrection(db);

  async function factsOf({ terms }: Query, sight: Sight, now: Date): Promise<TermFacts[]> {
    const facts = await lookup.rareness(
      terms.map((one) => rarityQuery(one, sight)),
      now,
    );
    return terms.map((term, at) => ({ term, ...(facts[at] ?? { places: 0, rareness: 0 }) }));
  }

  async function nearest(viewer: Viewer, found: Found, apartFrom = new Marks()): Promise<Found> {
    const facts = await factsOf(found.query, found.sight, viewer.now);
    const near = await findNearest(lookup, found.query, {
      eyes: found.eyes,
      now: viewer.now,
      rareness: facts.map(({ rareness }) => rareness),
      apartFrom,
    });
    const wordOf = (term: number) => found.query.terms[term]?.text ?? '';
    const missing = new Map([...near.missing].map(([item, terms]) => [item, terms.map(wordOf)]));
    return { ...found, matched: near.matched, tables: [], has: near.has, missing };
  }

  /** All words in a list of abbreviations say less than most of them in chapters that are about them. */
  async function besideAppendices(viewer: Viewer, found: Found): Promise<Found> {
    const appendices = new Marks();
    appendices.add(await lookup.places(`'${appendixMark}'`, viewer.now));
    const isOnlyThere = ({ seen, chapters, inDescription, inNames }: Matched) =>
      !inDescription && !inNames && chapters.every((one) => appendices.has(seen.item.item_id, one));
    if (found.custom.length > 0 || !found.matched.every(isOnlyThere)) return found;
    const near = await nearest(viewer, found, appendices);
    return near.matched.length > 0 ? near : found;
  }

  async function find(viewer: Viewer, text: string, exactly = false): Promise<Found> {
    const [overview, vocabulary] = await Promise.all([catalogue.overview(viewer), currentVocabulary()]);
    const eyes = eyesOf(viewer, overview);
    const open = openReports(viewer, overview, eyes);
    const sight: Sight = open === null ? 'reader' : 'others';
    let listed: Promise<View> | undefined;
    const customWith = async (query: Query) => {
      listed ??= catalogue.look(viewer, 'report', 'all');
      return findCustom((await listed).custom, query);
    };
    const asWritten = async (written: string): Promise<Found> => {
      const query = parseQuery(written, vocabulary);
      const base = { query, text: written, eyes, sight, missing: null, has: null };
      if (query.terms.length === 0) return { ...base, matched: [], custom: [], tables: [] };
      const [matched, custom, tables] = await Promise.all([
        match(query, eyes, viewer.now),
        customWith(query),
        lookup.tables(tableQuery(query), open, viewer.now),
      ]);
      return { ...base, matched, tables, custom };
    };
    const isEmpty = ({ matched, custom }: Found) => matched.length === 0 && custom.length === 0;
    const found = await asWritten(text);
    if (found.query.terms.length === 0) return found;
    if (!isEmpty(found)) return exactly ? found : besideAppendices(viewer, found);
    const finds = async (other: Query) =>
      (await match(other, eyes, viewer.now)).length > 0 || (await customWith(other)).length > 0;
    const correction = await correct(text, found.query, { finds, vocabulary });
    const suggestion = correction?.isFound ? { suggestion: correction.text } : {};
    if (exactly) return { ...found, ...suggestion };
    if (!correction) return nearest(viewer, found);
    const instead = { ...(await asWritten(correction.text)), corrected: correction.text, ...suggestion };
    return correction.isFound ? instead : nearest(viewer, instead);
  }

  /** Why each match stands where it stands. */
  async function rank(viewer: Viewer, { query, matched, has, sight }: Found) {
    const [facts, levels] = await Promise.all([
      factsOf(query, sight, viewer.now),
      findLevels(lookup, query, { now: viewer.now, anywhere: has !== null }),
    ]);
    const fields = query.terms.map(fieldFinder);
    const grounds = { fields, rareness: facts.map(({ rareness }) => rareness), levels, has };
    // Of thousands only what they are sorted by is held.
    const scores = new Map(
      matched.map((one) => {
        const { points, chapter } = scoreOf(one, grounds);
        return [one.seen.item.item_id, { points, chapter }];
      }),
    );
    return { facts, scores, explain: (one: Matched) => scoreOf(one, grounds) };
  }

  return { find, rank, facts: factsOf };
}

export type Finding = ReturnType<typeof createFinding>;
