import { homeRegion } from '../geography.ts';
import type { Field, Firm, Market } from '../knowledge/field.ts';
import type { Edition } from '../plan.ts';
import { randomOf } from '../random.ts';
import { divide } from './rounding.ts';

export interface Share {
  /** Null for all others together. */
  firm: Firm | null;
  name: string;
  percent: number;
}

const named = 7;

/** Shares of a market in a region: percentages that add up to 100, largest first, the others last. */
export function sharesOf(field: Field, { title, region }: Edition, market: Market, year: number): Share[] {
  const sellers = field.firms
    .map((firm) => ({ firm, weight: weightOf(firm, title, region, market, year) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, named);
  const others = randomOf(title, region, market.name, 'others').between(0.5, 1.1);
  const percents = divide(100, [...sellers.map((one) => one.weight), others], 1);
  const shares: Share[] = sellers.map(({ firm }, index) => ({
    firm,
    name: firm.name,
    percent: percents[index] ?? 0,
  }));
  return [
    ...shares.toSorted((one, other) => other.percent - one.percent),
    { firm: null, name: 'Others', percent: percents.at(-1) ?? 0 },
  ];
}

/** A firm has a general strength, is stronger at home and in some markets, and gains or loses a little every year. */
function weightOf(firm: Firm, title: string, region: string, market: Market, year: number): number {
  const strength = randomOf(firm.name, 'strength').between(0.7, 1.7);
  const atHome = homeRegion(firm.home) === region ? 2.3 : 1;
  const here = atHome * randomOf(firm.name, region).between(0.75, 1.2);
  const random = randomOf(firm.name, title, market.name, region);
  const drift = random.between(-0.045, 0.05);
  return strength * here * random.between(0.35, 2.1) * (1 + drift) ** (year - 2024);
}
