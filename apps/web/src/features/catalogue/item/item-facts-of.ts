import type { Answer } from '@caliper/contract/endpoints.ts';
import { asked } from '../../../lib/api/asked.ts';
import { filingName } from '../categories.ts';

type Fact = [name: string, value: string | number];

const measureWords: Record<string, string> = {
  sales: 'Sales',
  units: 'Units',
  price: 'Prices',
  spread: 'Price spread',
  volume: 'Procedure volumes',
};

/** What is counted, in the order shown. */
const counted = [
  ['market', 'Markets'],
  ['manufacturer', 'Manufacturers'],
  ['brand', 'Brands'],
  ['procedure', 'Procedures'],
  ['specialty', 'Specialties'],
  ['setting', 'Care settings'],
  ['payer', 'Payers'],
  ['country', 'Countries'],
] as const;

type Told = 'measures' | 'questions' | 'periods' | 'counts' | 'region' | 'category_id' | 'sub_category_id';

/** What the item holds and where it is filed. What it does not have is left out. */
export function factsOf(item: Pick<ItemContents, Told>): Fact[] {
  const facts: [string, string | number | undefined][] = [
    ['Measures', item.measures.map((measure) => measureWords[measure] ?? measure).join(', ')],
    ['Questions', item.questions],
    ['Years', yearsOf(item.periods)],
    ...counted.map(([dimension, name]): [string, number | undefined] => [name, item.counts[dimension]]),
    ['Region', item.region],
    ['Filed under', filingName(item.category_id, item.sub_category_id)],
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact[1]));
}

/** Quarters are told by their years. */
function yearsOf([first = '', last = '']: readonly string[]): string {
  const [from, to] = [first.slice(0, 4), last.slice(0, 4)];
  return from === to ? from : `${from}–${to}`;
}

export type ItemContents = Answer<'itemContents'>;
export type PagedKind = ItemContents['kind'];

export function itemQuery(kind: PagedKind, id: number) {
  return asked(['item', kind, id], 'itemContents', { params: { kind, id } });
}
