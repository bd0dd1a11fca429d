import type { CallName } from '@caliper/contract/calls.ts';
import type { Expected } from './knockers.ts';

/** What calls name. Each of them can be one's own or somebody else's. */
export type ThingKind =
  | 'oneself'
  | 'person'
  | 'company'
  | 'headquarter'
  | 'invitation'
  | 'allowed invitation'
  | 'report'
  | 'bare report'
  | 'custom report'
  | 'curated report'
  | 'medsku'
  | 'pt'
  | 'survey'
  | 'framed dashboard'
  | 'kind of import'
  | 'import'
  | 'recommendation';

/** What of a thing a call may name it by. */
export interface Thing {
  id: string;
  /** A company's name, a person's e-mail, an invitation's link. */
  name: string;
  /** The report that a custom report is made of. */
  source: string;
}

export interface ThingRow {
  call: CallName;
  thing: ThingKind;
  /** How the call names it; left out, by the param that its row in the matrix has. */
  params?: (thing: Thing) => Record<string, string>;
  query?: (thing: Thing) => string;
  body?: (thing: Thing) => object;
  own: Expected;
  foreign: Expected;
  /** What a headquarter gets for a thing of its subsidiary, where that is not a stranger's. */
  below?: number;
  /** For an item that is hidden. */
  hidden?: Expected;
}

export const both = (expected: Expected) => ({ own: expected, foreign: expected });
