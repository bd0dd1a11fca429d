import { Choice } from '@caliper/ui/fields/choice.tsx';
import { DashboardLayout } from '../kit/dashboard-layout.tsx';
import { growth, largestFirst } from '../kit/figures.ts';
import { formatGrowth, formatNumber, roughPrecision } from '../kit/format.ts';
import { type KeyFigure, KeyFigures } from '../kit/key-figures.tsx';
import { periodWords } from '../kit/periods.ts';
import type { Dashboard } from '../lib/dashboard.ts';
import { type Countries, compareCountries } from './compare-countries.ts';
import { CountedApart } from './counted-apart.tsx';
import { MapPanel, RankingPanel } from './country-panels.tsx';
import classes from './market.module.css';
import { MarketFilters } from './market-filters.tsx';
import { filteredParts } from './market-words.ts';
import { CrossedPanel, PayerPanel } from './payer-panels.tsx';
import { CountryTable } from './table-panels.tsx';
import { accessLabels, type Medaccess, useMedaccess } from './use-medaccess.ts';

const payers = { label: 'Payer', all: 'All payers', many: 'payers' };

/** Market access: what is covered and reimbursed, by country and payer. */
export function MedaccessPage({ dashboard }: { dashboard: Dashboard }) {
  const access = useMedaccess(dashboard);
  const { view, change, span, measures, measure, unit } = access;
  const countries = compareCountries({ market: access, noun: accessLabels[measure], unit, kind: 'mean' });
  return (
    <DashboardLayout
      dashboard={dashboard}
      filtered={filteredParts(view, span.periods).map(({ by, words }) => ({
        by,
        words: words.replace('Company:', 'Payer:'),
      }))}
      switches={
        <Choice
          label="Figures"
          value={measure}
          options={measures.map((value) => ({ value, label: accessLabels[value] }))}
          onChange={(show) => change({ show: show === measures[0] ? null : show, sort: null })}
        />
      }
      filters={<MarketFilters market={access} company={payers} />}
    >
      <CountedApart market={access} />
      <AccessKeyFigures access={access} countries={countries} />
      <div className={classes.panels}>
        <MapPanel countries={countries} />
        <RankingPanel countries={countries} />
      </div>
      <div className={classes.halves}>
        <PayerPanel access={access} />
        <CrossedPanel access={access} countries={countries} />
      </div>
      <CountryTable
        market={access}
        title={`${accessLabels[measure]} by country`}
        countries={countries}
        hasRate={unit !== '%'}
      />
    </DashboardLayout>
  );
}

interface AccessKeyFiguresProps {
  access: Medaccess;
  countries: Countries;
}

/** The mean, its change, and the countries with the highest and the lowest value. */
function AccessKeyFigures({ access, countries }: AccessKeyFiguresProps) {
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
