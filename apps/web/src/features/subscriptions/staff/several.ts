import type { Answer } from '@caliper/contract/endpoints.ts';

export type Holders = Answer<'editionHolders'>;
type Holder = Holders['companies'][number];

/** What a company has of it, beside its name. */
export function stateWords({ state, people }: Holder, former: Holders['former']): string {
  const who = people === 1 ? '1 person' : `${people} people`;
  if (state === 'has') return 'has it';
  if (state === 'inherits') return `has it from its family, ${who}`;
  if (state === 'over') return 'its license has ended';
  return state === 'former' ? `has the ${former?.item_year ?? ''} edition, ${who}` : who;
}

export function isGivable({ state }: Holder): boolean {
  return state !== 'has' && state !== 'over';
}

/** Whoever had the edition before. */
export function offeredFirst({ companies }: Holders): number[] {
  return companies.filter(({ state }) => state === 'former').map(({ id }) => id);
}

/** What giving it to these companies means, in numbers. */
export function consequenceOf({ item, companies }: Holders, chosen: readonly number[]): string {
  const given = companies.filter(({ id }) => chosen.includes(id));
  const people = given.reduce((sum, one) => sum + one.people, 0);
  const who = `${given.length === 1 ? '1 company' : `${given.length} companies`} with ${people === 1 ? '1 person' : `${people} people`}`;
  const hidden = item.visible ? '' : ' It is hidden: they see it once it is shown.';
  return `${who} ${given.length === 1 ? 'gets' : 'get'} ${item.item_name}, ${item.item_year} ${item.region}, at once and for as long as their licenses run.${hidden}`;
}
