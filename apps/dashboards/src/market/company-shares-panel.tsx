import { Pie } from '@caliper/ui/charts/pie.tsx';
import { ShareBars } from '@caliper/ui/charts/share-bars.tsx';
import { Treemap } from '@caliper/ui/charts/treemap.tsx';
import { Choice } from '@caliper/ui/fields/choice.tsx';
import { rampColor } from '../kit/colors.ts';
import { pickingFrom, shares } from '../kit/figures.ts';
import { formatterOf, roughPrecision } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { timeSheet } from '../kit/sheet.ts';
import { type CompanyShares, marketShares, pieLegend } from './company-rows.ts';
import type { ShareLook } from './market-view.ts';
import { notBrokenDown, showingNoun, spanWords, unitOf } from './market-words.ts';
import type { Market } from './use-market.ts';

const looks: readonly { value: ShareLook; label: string }[] = [
  { value: 'bars', label: 'Bars' },
  { value: 'pie', label: 'Pie' },
  { value: 'treemap', label: 'Treemap' },
];

/** Less than bars: it has a legend above it. */
const pieHeight = 250;

interface CompanySharesPanelProps {
  market: Market;
  height?: number;
}

/** The shares of companies in the market. */
export function CompanySharesPanel({ market, height = 330 }: CompanySharesPanelProps) {
  const { dashboard, view, change, span, companies, everybody } = market;
  const found = marketShares(market);
  const { periods, periodLabel } = found;
  const when = view.shares === 'bars' ? spanWords(periods) : periodLabel();
  const pick = pickingFrom(found.rows, market.pickCompany);
  return (
    <Panel
      title="Company shares"
      note={`% of ${showingNoun(view)}${when && `, ${when}`}`}
      figures={[companies, everybody]}
      compared="company"
      sheet={timeSheet({
        unit: '%',
        lead: ['Company'],
        periods,
        forecastFrom: span.forecastFrom,
        rows: shares(found.rows, found.whole).map(({ name, values }) => ({ lead: [name], values })),
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
      empty={notBrokenDown('company', market.hasCompanies)}
    >
      <SharesChart
        look={view.shares}
        forecastFrom={span.forecastFrom}
        found={found}
        height={height}
        chosen={view.companies}
        unit={unitOf(dashboard, view)}
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
