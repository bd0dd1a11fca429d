import { growth } from '../kit/figures.ts';
import { formatGrowth, formatNumber, scaledUnit, scaleOf, shortUnit } from '../kit/format.ts';
import { type KeyFigure, KeyFigures } from '../kit/key-figures.tsx';
import { useFigures } from '../kit/use-figures.ts';
import type { Figures } from '../lib/dashboard.ts';
import { yearBefore } from './sku-sheet.ts';
import { type Medsku, measures, type SkuMeasure } from './use-medsku.ts';

/** Sales, units and the average price of the last chosen period. */
export function MedskuFigures({ medsku }: { medsku: Medsku }) {
  const { dashboard, choices, to } = medsku;
  const filters = choices.chosen;
  const asked = {
    sales: useFigures(dashboard, { measure: 'sales', groupBy: [], filters }),
    units: useFigures(dashboard, { measure: 'units', groupBy: [], filters }),
    price: useFigures(dashboard, { measure: 'price', groupBy: [], filters }),
  };
  const figures = measures.flatMap((measure) => toldOf(measure, asked[measure].data, dashboard.periods, to));
  return <KeyFigures figures={figures} asked={Object.values(asked)} />;
}

const labels: Record<SkuMeasure, string> = { sales: 'Sales', units: 'Units', price: 'Average price' };

function toldOf(
  measure: SkuMeasure,
  figures: Figures | undefined,
  periods: string[],
  to: string,
): KeyFigure[] {
  const at = periods.indexOf(to);
  const values = figures?.rows[0]?.values ?? [];
  const [value, before] = [values[at] ?? null, yearBefore(periods, at)];
  const now = { ...amountOf(measure, value, figures?.unit ?? null), label: `${labels[measure]}, ${to}` };
  const change = formatGrowth(growth(values[before], value), ' %');
  return before >= 0 ? [now, { value: change, label: `${labels[measure]} on ${periods[before]}` }] : [now];
}

/** Money in millions, pieces one by one. */
function amountOf(measure: SkuMeasure, value: number | null, unit: string | null) {
  if (measure === 'units') return { value: formatNumber(value) };
  if (measure === 'price')
    return { value: formatNumber(value, (value ?? 0) < 100 ? 2 : 0), unit: moneyOf(unit) };
  const scale = scaleOf([value]);
  return { value: scale.format(value), unit: shortUnit(scaledUnit(unit, scale)) };
}

function moneyOf(unit: string | null): string {
  return (unit ?? '').replace(' per unit', '');
}
