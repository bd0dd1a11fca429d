import { DashboardLayout } from '../kit/dashboard-layout.tsx';
import { WordChoice } from '../kit/word-choice.tsx';
import type { Dashboard } from '../lib/dashboard.ts';
import { AccessKeyFigures } from './access-key-figures.tsx';
import { compareCountries } from './compare-countries.ts';
import { CountedApart } from './counted-apart.tsx';
import { CountryMapPanel, CountryRankingPanel, CountryTable } from './country-panels.tsx';
import { CrossedPanel } from './crossed-panel.tsx';
import { MarketFilters } from './market-filters.tsx';
import { filteredParts } from './market-words.ts';
import { PayerPanel } from './payer-panel.tsx';
import { accessLabels, useMedaccess } from './use-medaccess.ts';

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
      <div className="thirds">
        <CountryMapPanel countries={countries} />
        <CountryRankingPanel countries={countries} />
      </div>
      <div className="evens">
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
