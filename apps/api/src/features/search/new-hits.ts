import { setImmediate } from 'node:timers/promises';
import { hitsIn } from '@caliper/text/hits.ts';
import { parseQuery, type Query } from '@caliper/text/query.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { listIndexed, readVersions, type VersionText } from './new-hits.store.ts';
import { tsqueryOf } from './tsquery.ts';

/**
 * Which of these searches find something in the current version of a report that they did not find in the version before
 * it. A new report is found by its title and description, too.
 */
export async function findNewHits(db: Db, reportId: number, texts: readonly string[]): Promise<Set<string>> {
  const parsed = texts.map((text) => ({ text, query: parseQuery(text) }));
  const asked = parsed.filter(({ query }) => query.terms.length > 0);
  const indexed = await listIndexed(
    db,
    reportId,
    asked.map(({ query }) => tsqueryOf(query)),
  );
  const likely = asked.filter((_, place) => indexed.has(place));
  if (likely.length === 0) return new Set();
  const { now, before, heading } = await readVersions(db, reportId);
  const found = new Set<string>();
  for (const { text, query } of likely) {
    const isHit = before ? await isNew(query, now, before) : await isAnywhere(query, [heading, ...now]);
    if (isHit) found.add(text);
  }
  return found;
}

/** Whether a chapter has it that did not have it under the same title. */
async function isNew(query: Query, now: readonly VersionText[], before: readonly VersionText[]) {
  const had = new Set((await matching(query, before)).map(({ title }) => title));
  return (await matching(query, now)).some(({ title }) => !had.has(title));
}

async function isAnywhere(query: Query, now: readonly VersionText[]): Promise<boolean> {
  return (await matching(query, now)).length > 0;
}

/** Yields after each chapter, so that a long report does not block requests. */
async function matching(query: Query, chapters: readonly VersionText[]): Promise<VersionText[]> {
  const found: VersionText[] = [];
  for (const chapter of chapters) {
    if (hitsIn(chapter.text, query).length > 0) found.push(chapter);
    await setImmediate();
  }
  return found;
}
