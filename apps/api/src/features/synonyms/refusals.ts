import { stopWords } from '@caliper/text/stop-words.ts';
import { ProblemError } from '../../http/problem.ts';
import { circleIn } from './circle.ts';
import { allNames, foldedName, keyOf, type Said } from './entry.ts';

/** Refuses what would say nothing, or something else than the other entries. */
export function assertSayable(entry: Said, others: readonly Said[]): void {
  for (const name of allNames(entry)) if (saysNothing(name)) refuse('synonym-says-nothing', entry, { name });
  const twice = allNames(entry).find(
    (name, index, all) => all.map(foldedName).indexOf(foldedName(name)) !== index,
  );
  if (twice) refuse('synonym-twice', entry, { name: twice });
  for (const other of others) {
    const keys = other.words.map(keyOf);
    const taken = entry.words.find((name) => keys.includes(keyOf(name)));
    if (taken) refuse('synonym-taken', entry, { name: taken, entry: allNames(other).join(', ') });
  }
  const circle = circleIn(entry, others);
  if (circle) refuse('synonym-circle', entry, { ...circle });
}

function saysNothing(name: string): boolean {
  return foldedName(name)
    .split(' ')
    .every((word) => word === '' || stopWords.has(word));
}

type Code = 'synonym-says-nothing' | 'synonym-twice' | 'synonym-taken' | 'synonym-circle';

/** The sentence stands under the field that has the name. */
function refuse(code: Code, { words }: Said, values: Record<string, string>): never {
  throw new ProblemError(code, {
    field: words.includes(values.name ?? '') ? 'words' : 'meansAlso',
    values,
  });
}
