import type { Answer } from '@caliper/contract/endpoints.ts';
import type { StoredDifferences } from './differences.store.ts';
import type { NameChanges, NamedIn, NameKind } from './names.ts';
import type { Side, Sides } from './sides.ts';

type Face<F extends Answer<'differences'>['face']> = Extract<Answer<'differences'>, { face: F }>;
type Named = Record<NameKind, NameChanges>;

export function toPreparing(sides: Sides): Face<'preparing'> {
  return { face: 'preparing', ...toSides(sides) };
}

/** Headings and counts; what the tables and texts say needs both sides. */
export function toReduced(sides: Sides, found: StoredDifferences, named: Named): Face<'reduced'> {
  return { face: 'reduced', ...toShared(sides, found, named) };
}

export function toWhole(sides: Sides, found: StoredDifferences, named: Named): Face<'whole'> {
  const { chapters, tables } = found.overview;
  const titlesOf = (side: 'before' | 'after') => {
    const titles = new Map(chapters.map((chapter) => [chapter[side]?.number, chapter[side]?.title ?? '']));
    return ({ name, chapters: numbers }: NamedIn) => ({
      name,
      chapters: numbers.map((number) => titles.get(number) ?? ''),
    });
  };
  const names = ({ added, removed }: NameChanges) => ({
    added: added.map(titlesOf('after')),
    removed: removed.map(titlesOf('before')),
  });
  return {
    face: 'whole',
    ...toShared(sides, found, named),
    note: sides.after.note,
    tables,
    companies: names(named.company),
    segments: names(named.segment),
    countries: names(named.country),
  };
}

function toShared(sides: Sides, { difference_id, overview }: StoredDifferences, named: Named) {
  const { counts, chapters, years } = overview;
  return {
    ...toSides(sides),
    comparison_id: difference_id,
    years,
    counts: {
      ...counts,
      companies: nameCounts(named.company),
      segments: nameCounts(named.segment),
      countries: nameCounts(named.country),
    },
    chapters,
  };
}

function nameCounts({ added, removed, ...totals }: NameChanges) {
  return { ...totals, added: added.length, removed: removed.length };
}

function toSides({ before, after, others }: Sides) {
  return { before: toSide(before), after: toSide(after), others };
}

function toSide({ item, version, released_at, readable }: Side) {
  return {
    report_id: item.item_id,
    report_name: item.item_name,
    report_year: item.item_year,
    region: item.region,
    version,
    releasedAt: released_at,
    readable,
  };
}
