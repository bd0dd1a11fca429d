import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { search, usage } from '@caliper/contract/limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { RecordUsage } from '../usage/index.ts';
import type { Finding, Found } from './finding.ts';
import type { Matched } from './matching.ts';
import { besidePage, facetsOf, reportsPage, type Slice } from './results.ts';
import { titlePoints } from './scoring.ts';
import { type Beside, titleOf, toBeside, toMatches, toTable } from './search.answers.ts';
import { findChapters } from './search.store.ts';
import type { Tables } from './tables.ts';
import { type Choice, customThing, sorted, type Thing, tablesThing, thingOf } from './things.ts';

type Ranks = Awaited<ReturnType<Finding['rank']>>;

/** What has much less than the best is no best match, such as a word in an appendix. */
const worthShowing = 0.3;

interface ListingNeeds {
  db: Db;
  finding: Finding;
  tables: Tables;
  recordUsage: RecordUsage;
}

/** The list of results, and the few best of any kind. */
export function createListing({ db, finding, tables, recordUsage }: ListingNeeds) {
  function thingsIn(found: Found, ranks: Ranks | null): Thing[] {
    const scores = ranks?.scores ?? null;
    // A custom report is found by its title, which has all words.
    const inTitle = ranks ? titlePoints(ranks.facts.map(({ rareness }) => rareness)) : 0;
    const byReport = new Map(found.tables.map(({ report_id, count }) => [report_id, count]));
    const tablesOf = ({ seen }: Matched) =>
      seen.mayOpen && seen.kind === 'report' ? (byReport.get(seen.item.item_id) ?? 0) : 0;
    return [
      ...found.matched.map((one) => thingOf(one, scores)),
      ...found.custom.map((one) => customThing(one, inTitle)),
      ...found.matched
        .filter((one) => tablesOf(one) > 0)
        .map((one) => tablesThing(one, tablesOf(one), scores)),
    ];
  }

  async function showBeside(found: Found, slices: readonly Slice[], ranks: Ranks | null): Promise<Beside[]> {
    const ofTables = slices.filter(({ thing }) => thing.kind === 'table');
    const shown = await tables.show(
      found.query,
      ofTables.map(({ thing, from, to }) => ({ report_id: thing.item.item_id, from, to })),
      ranks?.facts.map((one) => one.rareness) ?? [],
    );
    return slices.flatMap(({ thing }) =>
      thing.kind === 'table'
        ? shown
            .filter(({ table }) => table.report_id === thing.item.item_id)
            .map((one) => toTable(thing, one))
        : [toBeside(thing, found)],
    );
  }

  return {
    async list(viewer: Viewer, body: Body<'searchReports'>): Promise<Answer<'searchReports'>> {
      const {
        query: text,
        exactly,
        page = 1,
        besidePage: besidePageNumber = 1,
        sortBy = 'new',
        ...rest
      } = body;
      const choice: Choice = { sortBy, ...rest };
      const found = await finding.find(viewer, text, exactly);
      recordUsage(viewer, { kind: 'search', detail: wordsOf(text), answers: countAnswers(found) });
      const ranks = sortBy === 'best' && found.matched.length > 0 ? await finding.rank(viewer, found) : null;
      const things = thingsIn(found, ranks);
      const { shown, ...reports } = reportsPage(things, choice, page);
      const { shown: slices, ...beside } = besidePage(things, choice, besidePageNumber);
      const [matches, results] = await Promise.all([
        toMatches(db, found, shown),
        showBeside(found, slices, ranks),
      ]);
      return {
        ...reports,
        matches,
        ...told(found),
        ...(found.suggestion === undefined ? {} : { suggestion: found.suggestion }),
        beside: { ...beside, results },
        facets: facetsOf(things, choice),
      };
    },

    async best(viewer: Viewer, { query, exactly }: Body<'bestMatches'>): Promise<Answer<'bestMatches'>> {
      const found = await finding.find(viewer, query, exactly);
      if (found.matched.length === 0) {
        const matches = found.custom.slice(0, search.best).map((one) => toBeside(customThing(one), found));
        return { matches: matches.map((one) => ({ ...one, chapter: null })), ...told(found) };
      }
      const ranks = await finding.rank(viewer, found);
      const things = sorted(thingsIn(found, ranks), 'best');
      const [top] = things;
      const chosen = variety(things.filter(({ points }) => points >= (top?.points ?? 0) * worthShowing));
      const slices = chosen.map((thing) => ({ thing, from: 0, to: 1 }));
      const [results, chapters] = await Promise.all([
        showBeside(found, slices, ranks),
        bestChapters(db, chosen, ranks),
      ]);
      const matches = results.map((one) => {
        return { ...one, chapter: one.kind === 'report' ? (chapters.get(one.item_id) ?? null) : null };
      });
      return { matches, ...told(found) };
    },
  };
}

/** However it was typed: two people who ask for the same are counted together. */
function wordsOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, usage.words);
}

/** What has only some of the words answers another question. */
function countAnswers({ missing, matched, custom }: Found): number {
  return missing ? 0 : matched.length + custom.length;
}

/** How the query was read. */
export function told({ query, corrected, missing, matched }: Found) {
  const [first] = missing?.values() ?? [];
  const leftOut = (first ?? []).filter((word) =>
    matched.every(({ seen }) => missing?.get(seen.item.item_id)?.includes(word)),
  );
  return { leftOut, marks: query, ...(corrected === undefined ? {} : { corrected }) };
}

/** Of one title the best two, and of one report one of its tables: five lines that show what there is. */
function variety(things: readonly Thing[]): Thing[] {
  const titles = new Map<string, number>();
  const chosen: Thing[] = [];
  for (const thing of things) {
    const title = `${thing.kind} ${thing.item.item_name}`;
    const count = titles.get(title) ?? 0;
    if (count >= (thing.kind === 'table' ? 1 : 2)) continue;
    titles.set(title, count + 1);
    chosen.push(thing);
    if (chosen.length === search.best) break;
  }
  return chosen;
}

/** Of each report the chapter that has most of it. */
async function bestChapters(db: Db, chosen: readonly Thing[], { scores }: Ranks) {
  const wanted = chosen.flatMap(({ kind, item: { item_id } }) => {
    const chapter_number = scores.get(item_id)?.chapter ?? 0;
    return kind === 'report' && chapter_number > 0
      ? [{ report_id: item_id, chapter_number, withText: false }]
      : [];
  });
  const chapters = await findChapters(db, wanted);
  return new Map(chapters.map((one) => [one.report_id, titleOf(one)]));
}
