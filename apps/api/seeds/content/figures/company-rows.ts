import type { MarketFigures } from '../model/figures.ts';
import { divide } from '../model/rounding.ts';
import { valueIn } from '../model/series.ts';
import type { Share } from '../model/shares.ts';
import type { Study } from '../study.ts';
import type { Row } from './csv.ts';
import { finer, type LandFigures, typesByLand } from './land-figures.ts';
import { split } from './split.ts';

/** What every company sells of every type in every country; the rest belongs to the others. */
export function* companyRows(
  study: Study,
  of: MarketFigures,
  lands: LandFigures[],
  year: number,
): Generator<Row> {
  const shares = study.shares(of, year);
  const sales = salesByLand(study, of, lands, shares, year);
  const types = typesByLand(study, of, lands, year);
  for (const [index, { region, country }] of lands.entries()) {
    const parts = salesByType(study, of, country, shares, sales[index] ?? [], types[index] ?? []);
    for (const [type, segment] of of.market.types.entries())
      for (const [which, { firm, name }] of shares.entries()) {
        const value = parts[type]?.[which] ?? 0;
        const row = { market: of.market.name, segment, region, country, company: name, year };
        if (firm && value > 0) yield { ...row, metric: 'value', unit: 'USD million', value };
      }
  }
}

/** Companies are strong in certain types, the same in every year. */
function salesByType(
  { chance, figures }: Study,
  { market }: MarketFigures,
  country: string,
  shares: Share[],
  sales: number[],
  types: number[],
): number[][] {
  const strength = (type: number, company: string) =>
    chance(`types-${market.name}-${country}-${company}-${type}`).between(0.7, 1.3);
  return split(
    sales,
    types,
    (type, which) => strength(type, shares[which]?.name ?? ''),
    figures.decimals + finer,
  );
}

function salesByLand(
  study: Study,
  of: MarketFigures,
  lands: LandFigures[],
  shares: Share[],
  year: number,
): number[][] {
  const percents = shares.map((one) => one.percent);
  const { decimals } = study.figures;
  return split(
    divide(valueIn(of.total, year), percents, decimals),
    lands.map(({ series }) => valueIn(series, year)),
    (land, firm) => leaning(study, of, lands[land]?.country ?? '', shares[firm]?.firm ?? null),
    decimals + finer,
  );
}

/** A company sells more where it is at home, and a little more or less everywhere else. */
function leaning({ chance }: Study, { market }: MarketFigures, country: string, firm: Share['firm']): number {
  if (!firm) return 1;
  const atHome = firm.home === country ? 1.3 : 1;
  return atHome * chance(`sales-${market.name}-${country}-${firm.name}`).between(0.75, 1.25);
}
