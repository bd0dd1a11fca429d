import { stemLexeme } from '@caliper/text/lexemes.ts';
import type { Query, Term } from '@caliper/text/query.ts';
import { foldedWords } from '@caliper/text/words.ts';
import { appendixMark, type IndexedField, itemMark, neighbours } from './fields.ts';
import type { Lookup } from './lookup.ts';
import { eachPlace, type Place } from './place.ts';
import { fieldQuery, type Sight, termQuery, tsqueryOf } from './tsquery.ts';

/** Where the words of a query stand: what the order of results is made of. */
export interface Levels {
  /** For each term the best field of each chapter that has it in one. */
  fields: Map<Place, IndexedField>[];
  /** For each term the titles with descriptions that have it. */
  described: Set<Place>[];
  appendices: Set<Place>;
  /** For each term and the next one, the chapters in which they are side by side. */
  near: { field: Set<Place>; text: Set<Place> }[];
}

/** Later ones are better. */
const inOrder = ['often', 'caption', 'heading', 'chapter'] as const;

/** Only in places that have the whole query, unless `anywhere`. */
export async function findLevels(
  lookup: Lookup,
  query: Query,
  { now, sights, anywhere }: { now: Date; sights: readonly Sight[]; anywhere: boolean },
): Promise<Levels> {
  const levels: Levels = {
    fields: query.terms.map(() => new Map()),
    described: query.terms.map(() => new Set()),
    appendices: new Set(),
    near: query.terms.slice(1).map(() => ({ field: new Set(), text: new Set() })),
  };
  const probes = probesOf(query, levels);
  for (const sight of sights) {
    const base = tsqueryOf(query, sight);
    const queries = probes.map(({ asks, isFree }) => (anywhere || isFree ? asks : `${base} & ${asks}`));
    const found = await lookup.all(queries, now);
    for (const [at, places] of found.entries())
      for (const place of eachPlace(places)) probes[at]?.tell(place);
  }
  return levels;
}

interface Probe {
  asks: string;
  tell: (place: Place) => void;
  /** Also where the rest of the query is not. */
  isFree?: true;
}

function probesOf({ terms }: Query, levels: Levels): Probe[] {
  const fields = terms.flatMap((term, at) =>
    inOrder.flatMap((field) => {
      const asks = fieldQuery(term, field);
      return asks ? [{ asks, tell: (place: Place) => void levels.fields[at]?.set(place, field) }] : [];
    }),
  );
  const near = terms.slice(1).flatMap((term, at) => {
    const pair = pairOf(terms[at] as Term, term);
    const { field, text } = levels.near[at] as Levels['near'][number];
    if (!pair) return [];
    return [
      {
        asks: `'${neighbours(stemLexeme(pair[0]), stemLexeme(pair[1]))}'`,
        tell: (place: Place) => void field.add(place),
      },
      { asks: `'+${pair.join(' ')}'`, tell: (place: Place) => void text.add(place) },
    ];
  });
  const appendix = { asks: `'${appendixMark}'`, tell: (place: Place) => void levels.appendices.add(place) };
  const described = terms.map(
    (term, at): Probe => ({
      asks: `${termQuery(term)} & '${itemMark}'`,
      tell: (place) => void levels.described[at]?.add(place),
      isFree: true,
    }),
  );
  return [...fields, ...near, ...described, appendix];
}

/** The last word of one term and the first of the next. */
function pairOf(one: Term, other: Term): [string, string] | null {
  const [before, after] = [foldedWords(one.text).at(-1), foldedWords(other.text)[0]];
  return before && after ? [before, after] : null;
}
