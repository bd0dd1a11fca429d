import { growth, largestFirst } from '../kit/figures.ts';
import { formatGrowth, formatNumber, roughPrecision } from '../kit/format.ts';
import { type KeyFigure, KeyFigures } from '../kit/key-figures.tsx';
import { periodWords } from '../kit/periods.ts';
import type { Countries } from './compare-countries.ts';
import { accessLabels, type Medaccess } from './use-medaccess.ts';

interface AccessKeyFiguresProps {
  access: Medaccess;
  countries: Countries;
}

/** The mean, its change, and the countries with the highest and the lowest value. */
export function AccessKeyFigures({ access, countries }: AccessKeyFiguresProps) {
  const { whole, measure, unit, span } = access;
  const at = span.start + span.lastMeasured;
  const values = whole.data?.rows[0]?.values ?? [];
  const [now, before] = [values[at] ?? null, values[at - 1] ?? null];
  const decimals = unit === '%' ? 1 : roughPrecision([now]);
  const sorted = largestFirst(countries.rows, countries.at).filter(
    ({ values: own }) => own[countries.at] != null,
  );
  const [highest, lowest] = [sorted[0], sorted.at(-1)];
  const figureOf = (row: typeof highest, words: string): KeyFigure[] =>
    row && sorted.length > 1
      ? [
          {
            value: formatNumber(row.values[countries.at], decimals),
            unit,
            label: `${words}: ${row.name}, ${countries.when}`,
          },
        ]
      : [];
  const figures: KeyFigure[] = [
    {
      value: formatNumber(now, decimals),
      unit,
      label: `${accessLabels[measure]}, ${periodWords(span.periods[span.lastMeasured] ?? '', span.forecastFrom)}`,
    },
    changeFigure(unit, now, before, span.periods[span.lastMeasured - 1]),
    ...figureOf(highest, 'Highest'),
    ...figureOf(lowest, 'Lowest'),
  ];
  return <KeyFigures figures={figures} asked={[whole, countries.asked]} />;
}

/** Percentages change by points, money by a percentage. */
function changeFigure(
  unit: string,
  now: number | null,
  before: number | null,
  period: string | undefined,
): KeyFigure {
  const label = `on ${period ?? 'the year before'}`;
  if (unit !== '%') return { value: formatGrowth(growth(before, now), ' %'), label };
  const points = now === null || before === null ? null : now - before;
  return { value: formatGrowth(points, ''), unit: 'points', label };
}
