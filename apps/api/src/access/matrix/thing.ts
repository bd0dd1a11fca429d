import type { CallName } from '@caliper/contract/calls.ts';
import type { Expected } from './knockers.ts';

/** The kinds of things that calls name. Each can be the caller's own or someone else's. */
export type ThingKind =
  | 'oneself'
  | 'person'
  | 'company'
  | 'headquarter'
  | 'invitation'
  | 'allowed invitation'
  | 'report'
  | 'bare report'
  | 'draft'
  | 'custom report'
  | 'MedCore report'
  | 'medsku'
  | 'pt'
  | 'survey'
  | 'framed dashboard'
  | 'kind of import'
  | 'import'
  | 'recommendation'
  | 'term'
  | 'term proposal'
  | 'edition line'
  | 'editions'
  | 'synonym'
  | 'notification'
  | 'followed report'
  | 'client note'
  | 'recent search'
  | 'named market'
  | 'unsubscribe link'
  | 'taken file'
  | 'file of a framed dashboard';

/** What a call can name a thing by. */
export interface Thing {
  id: string;
  /** A company's name, a person's e-mail, an invitation's link, the id of a term's spelling. */
  name: string;
  /** The report that a custom report is made from, what was merged into a term, an edition of a line, the edition before, or a note's company. */
  source: string;
}

export interface ThingRow {
  call: CallName;
  thing: ThingKind;
  /** How the call names it; by default, by the param of its row in the matrix. */
  params?: (thing: Thing) => Record<string, string>;
  query?: (thing: Thing) => string;
  body?: (thing: Thing) => object;
  own: Expected;
  foreign: Expected;
  /** What a headquarter gets for a subsidiary's thing, if not the same as for a stranger's. */
  below?: number;
  /** What callers get for a hidden item. */
  hidden?: Expected;
}

export const both = (expected: Expected) => ({ own: expected, foreign: expected });
