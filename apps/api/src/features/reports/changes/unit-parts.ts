import { scaleIn } from '../ingest/tables/units.ts';
import { fold } from './likeness.ts';

/** What a unit says: `US$ millions` is a currency and a scale. */
export interface UnitParts {
  /** Empty if it names none. */
  currency: string;
  isPercent: boolean;
  /** What its figures are to be multiplied with. */
  factor: number;
}

const currencies: [RegExp, string][] = [
  [/€|\beur(?:os?)?\b/i, 'EUR'],
  [/£|\bgbp\b|\bpounds?\b/i, 'GBP'],
  [/\bchf\b/i, 'CHF'],
  [/₹|\binr\b|\brs\b/i, 'INR'],
  [/₩|\bkrw\b/i, 'KRW'],
  [/\b(?:cny|rmb)\b/i, 'CNY'],
  [/¥|\bjpy\b|\byen\b/i, 'JPY'],
  [/\b(?:cad|aud|nzd|hkd|brl|sek|nok|dkk)\b/i, ''],
  [/(?:ca|au|nz|hk|[acsr])\$/i, ''],
  [/\$|\busd\b|\bdollars?\b/i, 'USD'],
];

export function unitParts(unit: string): UnitParts {
  const found = currencies.find(([pattern]) => pattern.test(unit));
  return {
    currency: found ? found[1] || (unit.match(found[0])?.[0].toUpperCase() ?? '') : '',
    isPercent: /%|\bper ?cent\b/i.test(unit),
    factor: scaleIn(unit),
  };
}

/** Whether two units mean the same: `US$ mn` and `USD million`. */
export function isSameUnit(one: string, other: string): boolean {
  if (fold(one) === fold(other)) return true;
  const [a, b] = [unitParts(one), unitParts(other)];
  const isTold = a.currency !== '' || a.isPercent;
  return isTold && a.currency === b.currency && a.isPercent === b.isPercent && a.factor === b.factor;
}
