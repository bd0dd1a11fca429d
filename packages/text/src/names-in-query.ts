import type { Chunk } from './chunks.ts';
import { isScale, writingsOf } from './numbers.ts';
import type { Names } from './vocabulary.ts';

/** Joins adjacent words that form a name, and numbers with their scale. */
export function joinRuns(chunks: Chunk[], names: Names): Chunk[] {
  const joined: Chunk[] = [];
  for (let index = 0; index < chunks.length; ) {
    const run = amountAt(chunks, index) ?? nameAt(chunks, index, names);
    joined.push(asOne(run));
    index += run.length;
  }
  return joined;
}

/** $1.2 billion */
function amountAt(chunks: Chunk[], index: number): Chunk[] | null {
  const run = chunks.slice(index, index + 2);
  const words = run.flatMap((one) => one.words);
  const isAmount = run.length === 2 && isRun(run) && isScale(words[1] ?? '') && writingsOf(words) !== null;
  return isAmount ? run : null;
}

function nameAt(chunks: Chunk[], index: number, names: Names): Chunk[] {
  for (let length = names.longest; length > 1; length -= 1) {
    const run = chunks.slice(index, index + length);
    const isName = run.length === length && isRun(run) && names.meaningsOf(run.flatMap(({ words }) => words));
    if (isName) return run;
  }
  return chunks.slice(index, index + 1);
}

/** Quotes and choices are not joined with what stands beside them. */
function isRun(chunks: Chunk[]): boolean {
  return !chunks.some(({ isQuoted }) => isQuoted) && !chunks.slice(1).some((one) => one.isAlternative);
}

function asOne(run: Chunk[]): Chunk {
  const [first] = run as [Chunk];
  if (run.length === 1) return first;
  const text = run.map((one) => one.text).join(' ');
  return { ...first, text, words: run.flatMap(({ words }) => words) };
}
