import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { growthOver, lastKnown, leftOutWords, namedRows, othersName, ranked } from '../kit/figures.ts';
import { formatGrowth, formatterOf, precisionOf, roughPrecision } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { periodWords } from '../kit/periods.ts';
import { plainSheet } from '../kit/sheet.ts';
import { notBrokenDown, showingTitle, unitOf } from './market-words.ts';
import type { Market } from './use-market.ts';

const mostRanked = 10;

/** Averages and growth have no shares: companies are ranked, in the last measured period that has figures of them. */
export function CompanyRankingPanel({ market }: { market: Market }) {
  const { dashboard, view, span, companies, everybody } = market;
  const rows = namedRows(companies.data?.rows ?? []).filter(({ name }) => name !== othersName);
  const shown = rows.map((row) =>
    view.show === 'growth' ? { ...row, values: growthOver(row.values) } : row,
  );
  const at = lastKnown(shown, span.start + span.lastMeasured, span.start);
  const periodLabel = (index: number) => periodWords(dashboard.periods[index] ?? '', span.forecastFrom);
  const period = periodLabel(at);
  const placed = ranked(shown, at).filter(({ value }) => value !== null);
  const drawn = placed.slice(0, mostRanked);
  const isGrowth = view.show === 'growth';
  const unit = isGrowth ? '%' : unitOf(dashboard, view);
  const note = isGrowth ? `% on ${periodLabel(at - 1) || 'the year before'}` : unit;
  const decimals = isGrowth ? 1 : roughPrecision(drawn.map(({ value }) => value));
  return (
    <Panel
      title={isGrowth ? `Growth by company, ${period}` : `${showingTitle(view)} by company, ${period}`}
      note={note}
      leftOut={leftOutWords(drawn.length, placed.length, 'the highest')}
      figures={[companies, everybody]}
      compared="company"
      sheet={plainSheet({
        unit,
        columns: [
          { head: 'Company' },
          {
            head: period,
            decimals: isGrowth ? 1 : precisionOf(placed.map(({ value }) => value)),
            isPercent: isGrowth,
          },
          ...(isGrowth ? [] : [{ head: 'Growth, %', decimals: 1, isPercent: true }]),
        ],
        rows: placed.map(({ row, value, growth }) => [row.name, value, ...(isGrowth ? [] : [growth])]),
      })}
      chosen={view.companies}
      onPick={market.pickCompany}
      empty={notBrokenDown('company', market.hasCompanies)}
    >
      <Ranking
        label={`Companies, ${period}`}
        rows={drawn.map(({ row, value, growth, movement }) => ({
          name: row.name,
          value,
          movement,
          ...(!isGrowth && { growth: formatGrowth(growth) }),
        }))}
        format={isGrowth ? (value) => formatGrowth(value) : formatterOf(decimals)}
        chosen={view.companies}
        onPick={market.pickCompany}
      />
    </Panel>
  );
}
