import { stopWords } from '@caliper/text/stop-words.ts';
import { ProblemError } from '../../http/problem.ts';
import { findCircle } from './circle.ts';
import { allNames, foldedName, keyed, type Said } from './entry.ts';

/** Refuses what would say nothing, or something else than the other entries. */
export function assertSayable(entry: Said, others: readonly Said[]): void {
  assertNames(entry);
  const own = keyed(entry);
  const known = others.map(keyed);
  for (const [index, other] of known.entries()) {
    const taken = own.words.findIndex((key) => other.words.includes(key));
    if (taken >= 0)
      refuse('synonym-taken', entry, {
        name: entry.words[taken] ?? '',
        entry: allNames(others[index] ?? entry).join(', '),
      });
  }
  const circle = findCircle([own, ...known]);
  if (!circle) return;
  const { meansAlso, words } = circle.entry === own ? entry : (others[known.indexOf(circle.entry)] ?? entry);
  const [less = '', more = ''] = [words[circle.to], meansAlso[circle.from]];
  // Another entry says that the one finds the other; this one, or all of them, that it is the other way round.
  const [name, back] = circle.entry === own ? [more, less] : [less, more];
  refuse('synonym-circle', entry, { name, back });
}

function assertNames(entry: Said): void {
  const folded = allNames(entry).map(foldedName);
  for (const [index, name] of allNames(entry).entries()) {
    if (saysNothing(folded[index] ?? '')) refuse('synonym-says-nothing', entry, { name });
    if (folded.indexOf(folded[index] ?? '') !== index) refuse('synonym-twice', entry, { name });
  }
}

function saysNothing(folded: string): boolean {
  return folded.split(' ').every((word) => word === '' || stopWords.has(word));
}

type Code = 'synonym-says-nothing' | 'synonym-twice' | 'synonym-taken' | 'synonym-circle';

/** The sentence stands under the field that has the name. */
function refuse(code: Code, { words }: Said, values: Record<string, string>): never {
  const field = words.includes(values.name ?? '') ? 'words' : 'meansAlso';
  throw new ProblemError(code, { field, values });
}
