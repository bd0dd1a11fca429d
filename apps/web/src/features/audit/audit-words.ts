type Values = Record<string, unknown> | null;

export interface Change {
  name: string;
  words: string;
}

/** What an entry says of a change, value by value; what stayed the same is left out. */
export function changesOf(from: Values, to: Values): Change[] {
  const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
  return names.flatMap((name) => {
    const [before, after] = [wordsOf(from?.[name]), wordsOf(to?.[name])];
    // Of what only came or went, nothing is no news.
    if (!from || !(name in from)) return after === 'nothing' ? [] : [{ name, words: after }];
    return before === after ? [] : [{ name, words: `${before} → ${after}` }];
  });
}

const shownAtOnce = 4;

/** What is shown of many changes at once, and what is folded; one more is shown as well. */
export function folded(changes: readonly Change[]): [shown: readonly Change[], more: readonly Change[]] {
  if (changes.length <= shownAtOnce + 1) return [changes, []];
  return [changes.slice(0, shownAtOnce), changes.slice(shownAtOnce)];
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (Array.isArray(value)) return value.map(wordsOf).join(', ') || 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** As people call the kinds of what something is done to. */
export function kindOf(subject: string): string {
  const [kind = ''] = subject.split(':');
  const words: Record<string, string> = { pt: 'procedure tracker', medsku: 'MedSKU', user: 'person' };
  return words[kind] ?? kind.replaceAll('-', ' ');
}
