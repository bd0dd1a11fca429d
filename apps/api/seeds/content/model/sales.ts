import type { Study } from '../study.ts';
import { divide, sum } from './rounding.ts';
import { valueIn } from './series.ts';

export interface FirmSales {
  name: string;
  /** USD million by market, in the order of the report; null if the firm is among the others. */
  markets: (number | null)[];
  total: number;
}

/** What every firm sold in the last measured year. Each market is divided completely, so columns add up. */
export function salesOf(study: Study): FirmSales[] {
  const { markets, measured, decimals } = study.figures;
  const divided = markets.map((one) => {
    const shares = study.shares(one);
    const parts = divide(
      valueIn(one.total, measured),
      shares.map((share) => share.percent),
      decimals,
    );
    return new Map(shares.map((share, index) => [share.name, parts[index] ?? 0]));
  });
  const names = [...study.field.firms.map((one) => one.name), 'Others'];
  const sales = names.map((name) => {
    const parts = divided.map((market) => market.get(name) ?? null);
    return {
      name,
      markets: parts,
      total: sum(
        parts.map((part) => part ?? 0),
        decimals,
      ),
    };
  });
  const [others, ...rest] = sales.toReversed();
  const sellers = rest.filter((one) => one.total > 0).toSorted((one, other) => other.total - one.total);
  return others ? [...sellers, others] : sellers;
}
