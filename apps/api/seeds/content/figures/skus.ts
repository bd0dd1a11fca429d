import type { Firm, Market } from '../knowledge/field.ts';
import { productOf } from '../model/products.ts';
import type { Random } from '../random.ts';
import type { Study } from '../study.ts';
import { lower } from '../writing/format.ts';

export interface Sku {
  manufacturer: string;
  brand: string;
  sku: string;
  type: string;
  description: string;
  /** Its part of all sales, and its price relative to the average. */
  weight: number;
  level: number;
  /** The quarters, counted from the first, in which it was introduced and withdrawn. */
  from: number;
  until: number;
}

interface Brand {
  firm: Firm;
  name: string;
  weight: number;
  level: number;
}

const variants = [
  { text: 'standard', weight: 1, level: 1 },
  { text: 'extended range', weight: 0.45, level: 1.14 },
];

/** The articles of a market: brands by firm, types by brand, one or two articles of each. */
export function skusOf(study: Study, market: Market, manufacturers: number, quarters: number): Sku[] {
  return brandsOf(study, market, manufacturers).flatMap((brand, place) => {
    const random = study.chance(`skus-${brand.name}`);
    const first = (place * 9 + random.whole(11, 19)) * 1000;
    return typesOf(market, random).flatMap((type, index) =>
      variants.slice(0, random.whole(1, 2)).map((variant, which) => ({
        manufacturer: brand.firm.name,
        brand: brand.name,
        sku: `${lettersOf(brand)}-${first + index * 10 + which}`,
        type,
        description: `${brand.name} ${lower(type)}, ${variant.text}`,
        weight: (brand.weight * variant.weight * random.between(0.6, 1.4)) / (market.types.indexOf(type) + 1),
        level: brand.level * variant.level * random.between(0.86, 1.16),
        ...lifeOf(random, quarters),
      })),
    );
  });
}

/** Large firms have a second brand at a lower price. */
function brandsOf(study: Study, market: Market, manufacturers: number): Brand[] {
  const of = study.figures.markets.find((one) => one.market === market);
  const shares = (of ? study.shares(of) : []).slice(0, manufacturers);
  return shares.flatMap(({ firm, percent }, index) => {
    if (!firm) return [];
    const name = productOf(study.field, firm, market);
    const level = study.chance(`level-${firm.name}`).between(0.84, 1.22);
    const main = { firm, name, weight: percent, level };
    const second = { firm, name: `${name.split(' ')[0]} Core`, weight: percent * 0.4, level: level * 0.74 };
    return index < 3 ? [main, second] : [main];
  });
}

function typesOf({ types }: Market, random: Random): string[] {
  const without = random.whole(0, types.length * 2);
  return types.length > 1 ? types.filter((_, index) => index !== without) : [...types];
}

/** Most are sold all the time; a few came later or were withdrawn. */
function lifeOf(random: Random, quarters: number): { from: number; until: number } {
  const fate = random.next();
  if (fate < 0.14) return { from: random.whole(2, Math.floor(quarters / 2)), until: quarters };
  if (fate > 0.92) return { from: 0, until: random.whole(Math.ceil(quarters / 2), quarters - 2) };
  return { from: 0, until: quarters };
}

function lettersOf({ firm, name }: Brand): string {
  return `${firm.name.slice(0, 2)}${name.slice(0, 2)}`.toUpperCase();
}
