import { stemLexeme } from '@caliper/text/lexemes.ts';
import type { Query, Term } from '@caliper/text/query.ts';
import { foldedWords } from '@caliper/text/words.ts';
import { appendixMark, itemMark, neighbours } from './fields.ts';
import type { Lookup } from './lookup.ts';
import { Marks } from './place.ts';
import { anySight, besideFigures, fieldQuery, hasFigures, type Sight, termQuery } from './tsquery.ts';

/** The fields of a chapter besides its text, best first. */
export const fieldsOfChapters = ['chapter', 'heading', 'caption', 'often'] as const;
export type ChapterField = (typeof fieldsOfChapters)[number];

type FieldMarks = Record<ChapterField, Marks>;

/** Where the words of a query stand: what the order of results is made of. */
export interface Levels {
  /** For each term the chapters that have it in a field; figures stand there for readers only. */
  fields: Record<Sight, FieldMarks>[];
  /** For each term the titles with descriptions that have it. */
  described: Marks[];
  appendices: Marks;
  /** For each term and the next one, the chapters in which they are side by side. */
  near: { field: Marks; text: Marks }[];
}

/** Only in places that have the whole query, unless `anywhere`. */
export async function findLevels(
  lookup: Lookup,
  query: Query,
  { now, anywhere }: { now: Date; anywhere: boolean },
): Promise<Levels> {
  const levels: Levels = {
    fields: query.terms.map((term) => {
      const reader = noMarks();
      return { reader, others: hasFigures(term) ? noMarks() : reader };
    }),
    described: query.terms.map(() => new Marks()),
    appendices: new Marks(),
    near: query.terms.slice(1).map(() => ({ field: new Marks(), text: new Marks() })),
  };
  const probes = probesOf(query, levels);
  const base = anySight(query);
  const queries = probes.map(({ asks, isFree }) => (anywhere || isFree ? asks : `${base} & ${asks}`));
  // Appendices are the same for every query, and kept.
  const [found, appendices] = await Promise.all([
    lookup.all(queries, now),
    lookup.places(`'${appendixMark}'`, now),
  ]);
  for (const [at, places] of found.entries()) probes[at]?.marks.add(places);
  levels.appendices.add(appendices);
  return levels;
}

const noMarks = (): FieldMarks => {
  return { chapter: new Marks(), heading: new Marks(), caption: new Marks(), often: new Marks() };
};

interface Probe {
  asks: string;
  marks: Marks;
  /** Also where the rest of the query is not. */
  isFree?: true;
}

function probesOf({ terms }: Query, { fields, described, near }: Levels): Probe[] {
  const inFields = terms.flatMap((term, at) => {
    const { reader, others } = fields[at] as Levels['fields'][number];
    return others === reader
      ? fieldProbes(term, reader)
      : [...fieldProbes(term, reader), ...fieldProbes(besideFigures(term), others)];
  });
  const sideBySide = near.flatMap(({ field, text }, at) => {
    const pair = pairOf(terms[at], terms[at + 1]);
    if (!pair) return [];
    const stems = neighbours(stemLexeme(pair[0]), stemLexeme(pair[1]));
    return [
      { asks: `'${stems}'`, marks: field },
      { asks: `'+${pair.join(' ')}'`, marks: text },
    ];
  });
  const inDescriptions = terms.flatMap((term, at): Probe[] => {
    const marks = described[at];
    return marks ? [{ asks: `${termQuery(term)} & '${itemMark}'`, marks, isFree: true }] : [];
  });
  return [...inFields, ...sideBySide, ...inDescriptions];
}

function fieldProbes(term: Term, marks: FieldMarks): Probe[] {
  return fieldsOfChapters.flatMap((field) => {
    const asks = fieldQuery(term, field);
    return asks ? [{ asks, marks: marks[field] }] : [];
  });
}

/** The last word of one term and the first of the next. */
function pairOf(one: Term | undefined, other: Term | undefined): [string, string] | null {
  const [before, after] = [foldedWords(one?.text ?? '').at(-1), foldedWords(other?.text ?? '')[0]];
  return before && after ? [before, after] : null;
}
