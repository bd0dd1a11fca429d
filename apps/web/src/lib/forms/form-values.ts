import { fieldErrors } from '@caliper/contract/client/api-error.ts';
import { failureWords } from './failures.ts';

export type Problems<Values> = Partial<Record<keyof Values, string>>;

/** What belongs together stays together: if something else was typed meanwhile, nothing is cleared. */
export function allOrNothing<Values>(edits: Partial<Values>, sent: Partial<Values>): Partial<Values> {
  return isSame(edits, sent) ? {} : edits;
}

/** For fields that are independent of each other: only what was typed meanwhile stays. */
export function keepNewer<Edits extends object>(edits: Edits, sent: Edits): Edits {
  const names = Object.keys(edits) as (keyof Edits & string)[];
  return without(
    edits,
    names.filter((name) => edits[name] === sent[name]),
  );
}

export function isSame<Part extends object>(one: Part, other: Part): boolean {
  const names = [...Object.keys(one), ...Object.keys(other)] as (keyof Part)[];
  return names.every((name) => one[name] === other[name]);
}

export function without<Part extends object>(part: Part, names: readonly string[]): Part {
  return Object.fromEntries(Object.entries(part).filter(([name]) => !names.includes(name))) as Part;
}

/** The server's problems that a field of the form can show. */
export function shownIn<Values extends object>(values: Values, error: unknown): Problems<Values> {
  const fields = Object.entries(fieldErrors(error)).filter(([name]) => name in values);
  return Object.fromEntries(fields) as Problems<Values>;
}

/** The words of a failure that no field shows. */
export function problemOf(error: unknown, values: object): string | null {
  const fields = Object.entries(fieldErrors(error));
  if (fields.length === 0) return failureWords(error);
  const unseen = fields.filter(([name]) => !(name in values)).map(([, sentence]) => sentence);
  return unseen.join(' ') || null;
}
