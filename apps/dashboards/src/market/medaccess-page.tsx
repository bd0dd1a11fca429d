import { DashboardLayout } from '../kit/dashboard-layout.tsx';
import { largestFirst, rowsOf } from '../kit/figures.ts';
import { formatGrowth, formatNumber, roughPrecision } from '../kit/format.ts';
import { type KeyFigure, KeyFigures } from '../kit/key-figures.tsx';
import { periodWords } from '../kit/periods.ts';
import { WordChoice } from '../kit/word-choice.tsx';
import type { Dashboard } from '../lib/dashboard.ts';
import { type Countries, compareCountries } from './compare-countries.ts';
import { CountedApart } from './counted-apart.tsx';
import { CountryMapPanel, CountryRankingPanel, CountryTable } from './country-panels.tsx';
import classes from './market.module.css';
import { MarketFilters } from './market-filters.tsx';
import { filteredParts } from './market-words.ts';
import { CrossedPanel, PayerPanel } from './payer-panels.tsx';
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
        <WordChoice
          size="md"
          label="Figures"
          value={measure}
          values={measures}
          words={accessLabels}
          onChange={(show) => change({ show: show === measures[0] ? null : show, sort: null })}
        />
      }
      filters={<MarketFilters market={access} company={payers} />}
    >
      <CountedApart market={access} />
      <AccessKeyFigures access={access} countries={countries} />
      <div className={classes.panels}>
        <CountryMapPanel countries={countries} />
        <CountryRankingPanel countries={countries} />
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
