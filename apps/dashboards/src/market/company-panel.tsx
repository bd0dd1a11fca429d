import { Pie } from '@caliper/ui/charts/pie.tsx';
import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { ShareBars } from '@caliper/ui/charts/share-bars.tsx';
import { Treemap } from '@caliper/ui/charts/treemap.tsx';
import { Choice } from '@caliper/ui/choice.tsx';
import { rampColor } from '../kit/colors.ts';
import {
  growthOver,
  leftOutWords,
  namedRows,
  othersName,
  pickingFrom,
  ranked,
  shares,
} from '../kit/figures.ts';
import { toggled } from '../kit/filters/choices.ts';
import { formatGrowth, formatterOf, precisionOf, roughPrecision } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { periodWords } from '../kit/periods.ts';
import { plainSheet, timeSheet } from '../kit/sheet.ts';
import { type CompanyShares, companyShares, pieLegend } from './company-rows.ts';
import { labelsOf, type ShareLook } from './market-view.ts';
import { notByCompany, showingNouns, spanWords, unitOf } from './market-words.ts';
import type { Market } from './use-market.ts';

const looks: readonly { value: ShareLook; label: string }[] = [
  { value: 'bars', label: 'Bars' },
  { value: 'pie', label: 'Pie' },
  { value: 'treemap', label: 'Treemap' },
];

/** Less than bars: it has a legend above it. */
const pieHeight = 250;

interface CompanyPanelProps {
  market: Market;
  height?: number;
}

/** The shares of companies in the market. */
export function CompanySharesPanel({ market, height = 330 }: CompanyPanelProps) {
  const { dashboard, view, change, span, companies, everybody } = market;
  const found = companyShares(
    namedRows(companies.data?.rows ?? []),
    everybody.data?.rows[0]?.values ?? [],
    span,
  );
  const { periods, periodLabel } = found;
  const when = view.shares === 'bars' ? spanWords(periods) : periodLabel();
  const pick = pickingFrom(found.rows, picking(market));
  return (
    <Panel
      title="Company shares"
      note={`% of ${showingNouns[view.show]}${when && `, ${when}`}`}
      figures={[companies, everybody]}
      compared="company"
      sheet={timeSheet({
        unit: '%',
        lead: ['Company'],
        periods,
        forecastFrom: span.forecastFrom,
        rows: shares(found.rows).map(({ name, values }) => ({ lead: [name], values })),
        decimals: 1,
      })}
      tools={
        <Choice
          size="sm"
          label="Shown as"
          value={view.shares}
          options={looks}
          onChange={(look) => change({ shares: look === 'bars' ? null : look })}
        />
      }
      legend={view.shares === 'pie' ? pieLegend(found, view.companies) : []}
      onToggle={pick}
      chosen={view.companies}
      onPick={pick}
      empty={notByCompany}
    >
      <SharesChart
        look={view.shares}
        forecastFrom={span.forecastFrom}
        found={found}
        height={height}
        chosen={view.companies}
        unit={unitOf(dashboard, view.show)}
        onPick={pick}
      />
    </Panel>
  );
}

interface SharesChartProps {
  look: ShareLook;
  forecastFrom: string | null;
  found: CompanyShares;
  height: number;
  chosen: readonly string[];
  unit: string;
  onPick: (name: string) => void;
}

function SharesChart({ look, forecastFrom, found, height, chosen, unit, onPick }: SharesChartProps) {
  const { rows, periods, at, periodLabel } = found;
  const label = `Company shares, ${periodLabel()}`;
  const series = rows.map((row, place) => ({ ...row, color: rampColor(place, row.name) }));
  if (look === 'bars') {
    return (
      <ShareBars
        label={label}
        periods={periods}
        forecastFrom={forecastFrom}
        series={series}
        height={height}
        chosen={chosen}
        onPick={onPick}
      />
    );
  }
  const parts = pieLegend(found, chosen).map((part, place) => ({
    ...part,
    value: rows[place]?.values[at] ?? 0,
  }));
  const decimals = roughPrecision(parts.map(({ value }) => value));
  const format = (value: number) => `${formatterOf(decimals)(value)} ${unit}`.trim();
  const Chart = look === 'pie' ? Pie : Treemap;
  return (
    <Chart
      label={label}
      parts={parts}
      format={format}
      height={look === 'pie' ? pieHeight : height}
      onPick={onPick}
    />
  );
}

const mostRanked = 10;

/** Averages and growth have no shares: companies are ranked, in the last measured period that has figures of them. */
export function CompanyRankingPanel({ market }: CompanyPanelProps) {
  const { dashboard, view, span, companies, everybody } = market;
  const rows = namedRows(companies.data?.rows ?? []).filter(({ name }) => name !== othersName);
  const shown = rows.map((row) =>
    view.show === 'growth' ? { ...row, values: growthOver(row.values) } : row,
  );
  const known = shown[0]?.values.findLastIndex((_, index) =>
    shown.some(({ values }) => values[index] != null),
  );
  const at = Math.min(known ?? 0, span.start + span.lastMeasured);
  const periodLabel = (index: number) => periodWords(dashboard.periods[index] ?? '', span.forecastFrom);
  const period = periodLabel(at);
  const placed = ranked(shown, at).filter(({ value }) => value !== null);
  const drawn = placed.slice(0, mostRanked);
  const isGrowth = view.show === 'growth';
  const unit = isGrowth ? '%' : unitOf(dashboard, view.show);
  const note = isGrowth ? `% on ${periodLabel(at - 1) || 'the year before'}` : unit;
  const decimals = isGrowth ? 1 : roughPrecision(drawn.map(({ value }) => value));
  return (
    <Panel
      title={isGrowth ? `Growth by company, ${period}` : `Average price by company, ${period}`}
      note={note}
      leftOut={leftOutWords(drawn.length, placed.length, 'the highest')}
      figures={[companies, everybody]}
      compared="company"
      sheet={plainSheet({
        unit,
        columns: [
          { head: 'Company' },
          { head: period, decimals: isGrowth ? 1 : precisionOf(placed.map(({ value }) => value)) },
          ...(isGrowth ? [] : [{ head: 'Growth, %', decimals: 1 }]),
        ],
        rows: placed.map(({ row, value, growth }) => [row.name, value, ...(isGrowth ? [] : [growth])]),
      })}
      chosen={view.companies}
      onPick={picking(market)}
      empty={notByCompany}
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
        onPick={picking(market)}
      />
    </Panel>
  );
}

/** Puts a company among the chosen ones, or takes it out. */
export function picking({ dashboard, view, change }: Market) {
  const all = labelsOf(dashboard, 'company');
  return (name: string) => {
    if (all.includes(name)) change({ company: toggled(view.companies, [name], all) });
  };
}
