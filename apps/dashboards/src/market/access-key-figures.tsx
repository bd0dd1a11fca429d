import { largestFirst, rowsOf } from '../kit/figures.ts';
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
  const values = rowsOf(whole)[0]?.values ?? [];
  const now = values[at];
  const change = countries.change.of(values, at);
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
    {
      ...(unit === '%'
        ? { value: formatGrowth(change, ''), unit: 'points' }
        : { value: formatGrowth(change, ' %') }),
      label: `on ${span.periods[span.lastMeasured - 1] ?? 'the year before'}`,
    },
    ...figureOf(highest, 'Highest'),
    ...figureOf(lowest, 'Lowest'),
  ];
  return <KeyFigures figures={figures} asked={[whole, countries.asked]} />;
}
