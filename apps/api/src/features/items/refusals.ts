import { refusalTexts } from '@caliper/contract/items/items.messages.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import { digestOf } from '../catalogue/index.ts';
import { findGiven } from '../custom-reports/index.ts';
import { countSubscribers } from '../subscriptions/index.ts';
import { type Change, isOtherEdition } from './changes.ts';
import { findTaken } from './managing.store.ts';

/** Why an item cannot be changed. */
export interface Refusal {
  why: keyof typeof refusalTexts;
  /** How many companies have it. */
  companies?: number;
}

export interface Chosen {
  id: number;
  /** The digest of what the person saw; without one, the item may have been changed since. */
  basedOn?: string | undefined;
}

/** Those that are not there any more, or not as the person saw them. */
export function outdated(
  chosen: readonly Chosen[],
  found: ReadonlyMap<number, ItemRow>,
): Map<number, Refusal> {
  const refused = new Map<number, Refusal>();
  for (const { id, basedOn } of chosen) {
    const item = found.get(id);
    if (!item) refused.set(id, { why: 'missing' });
    else if (basedOn !== undefined && basedOn !== digestOf(item)) refused.set(id, { why: 'changed' });
  }
  return refused;
}

/** Those whose change something else bars: a second of the same name, or companies that have what is to be deleted. */
export async function barred(
  tx: Tx,
  items: readonly ItemRow[],
  change: Change,
): Promise<Map<number, Refusal>> {
  if (change.action === 'edit') return alreadyThere(tx, items, change.to);
  if (change.action === 'delete') return held(tx, items);
  return new Map();
}

async function alreadyThere(
  tx: Tx,
  items: readonly ItemRow[],
  to: Extract<Change, { action: 'edit' }>['to'],
): Promise<Map<number, Refusal>> {
  const wanted = items
    .map((item) => ({ item, next: to(item) }))
    .filter(({ item, next }) => isOtherEdition(item, next))
    .map(({ item: { item_id, kind }, next: { item_name, region, item_year } }) => ({
      item_id,
      kind,
      item_name,
      region,
      item_year,
    }));
  return new Map((await findTaken(tx, wanted)).map((id) => [id, { why: 'exists' }]));
}

async function held(tx: Tx, items: readonly ItemRow[]): Promise<Map<number, Refusal>> {
  const ids = items.map(({ item_id }) => item_id);
  const given = (await findGiven(tx, ids)).map((id): [number, Refusal] => [id, { why: 'given' }]);
  const subscribed = [...(await countSubscribers(tx, ids))].map(([id, companies]): [number, Refusal] => [
    id,
    { why: 'subscribed', companies },
  ]);
  return new Map([...given, ...subscribed]);
}

/** For a change of one item, as its call answers. */
export function problemOf(kind: ItemRow['kind'], { why, companies = 0 }: Refusal): ProblemError {
  const isReport = kind === 'report';
  if (why === 'subscribed')
    return isReport
      ? new ProblemError('report-subscribed')
      : new ProblemError('item-subscribed', { values: { companies } });
  if (why === 'given') return new ProblemError('report-given');
  if (why === 'exists')
    return new ProblemError(isReport ? 'edition-exists' : 'item-exists', { field: 'title' });
  return new ProblemError('not-found');
}

/** For a change of several: a sentence for each, by its id. */
export function problemOfAll(refused: ReadonlyMap<number, Refusal>): ProblemError {
  const sentences = [...refused].map(([id, { why, companies = 0 }]) => [
    String(id),
    refusalTexts[why].replace('{companies}', String(companies)),
  ]);
  return new ProblemError('items-refused', {
    values: { count: refused.size },
    fields: Object.fromEntries(sentences),
  });
}
