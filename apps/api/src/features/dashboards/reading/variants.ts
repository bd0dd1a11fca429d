import { distance } from '@caliper/text/distance.ts';

/** A name in a column of a file, with the number of its rows. */
export interface Spelling {
  name: string;
  rows: number;
}

/** A name that is probably meant to be a more frequent one. */
export interface Variant extends Spelling {
  usual: Spelling;
}

/** A name is taken for a misspelling of another only if that one is so many times as frequent. */
const manyTimes = 10;

/** Names that differ from a more frequent one only in case, accents, dashes or spaces. The most frequent come first. */
export function sameNames(spellings: readonly Spelling[]): Variant[] {
  const groups = Map.groupBy(spellings, ({ name }) => plainForm(name));
  return [...groups.values()].flatMap(([usual, ...others]) =>
    usual ? others.map((one) => ({ ...one, usual })) : [],
  );
}

/** Rare names that are a letter or two away from a frequent one, in one word. They may be names of their own. */
export function nearNames(spellings: readonly Spelling[]): Variant[] {
  const frequent = new Map<string, { word: string; spelling: Spelling }[]>();
  return spellings.flatMap((one) => {
    const parts = wordByWord(one.name);
    const usual = parts
      .flatMap(({ word, rest }) =>
        (frequent.get(rest) ?? [])
          .filter((other) => isMisspelt(word, other.word))
          .map(({ spelling }) => spelling),
      )
      .find(({ rows }) => rows >= one.rows * manyTimes);
    for (const { word, rest } of parts)
      frequent.set(rest, [...(frequent.get(rest) ?? []), { word, spelling: one }]);
    return usual ? [{ ...one, usual }] : [];
  });
}

function plainForm(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Pd}]+/gu, ' ')
    .replace(/[’‘`]/g, "'");
}

/** Each word of a name, and the name without it. Short words and those with digits tell types and sizes apart. */
function wordByWord(name: string): { word: string; rest: string }[] {
  const words = plainForm(name).split(' ');
  return words.flatMap((word, index) =>
    /^\p{L}{4,}$/u.test(word) ? [{ word, rest: words.with(index, '…').join(' ') }] : [],
  );
}

function isMisspelt(word: string, usual: string): boolean {
  const most = Math.min(word.length, usual.length) < 10 ? 1 : 2;
  if (word === usual || Math.abs(word.length - usual.length) > most) return false;
  return distance(word, usual) <= most;
}
