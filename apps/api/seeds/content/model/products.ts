import type { Field, Firm, Market } from '../knowledge/field.ts';
import { randomOf } from '../random.ts';

const stems = [
  'Aria',
  'Solenne',
  'Kestra',
  'Verano',
  'Lumo',
  'Tessel',
  'Orbis',
  'Pallas',
  'Nimbra',
  'Cadenza',
  'Ferra',
  'Halcyra',
  'Ivora',
  'Junipera',
  'Lyrana',
  'Monteo',
  'Noctua',
  'Ostara',
  'Perla',
  'Quorum',
  'Rivena',
  'Sable',
  'Tarsis',
  'Umbra',
  'Vespera',
  'Wexel',
  'Xandra',
  'Ysolde',
  'Zephra',
  'Altra',
  'Brisa',
  'Corda',
];
const endings = ['', ' One', ' Plus', ' II', ' Flex', ' Pro', ' S', ' 360'];

/** The brand that a firm sells in a market, the same in every report of the field. */
export function productOf(field: Field, firm: Firm, market: Market): string {
  const place = field.firms.indexOf(firm);
  const random = randomOf(field.name, market.name);
  const first = random.whole(0, stems.length - 1);
  // Neighbouring firms use different stems, so that no two products of a market share a name.
  return `${stems[(first + place * 3) % stems.length]}${randomOf(firm.name, market.name).pick(endings)}`;
}
