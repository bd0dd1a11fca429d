import { Pie } from '@caliper/ui/charts/pie.tsx';
import { ShareBars } from '@caliper/ui/charts/share-bars.tsx';
import { Treemap } from '@caliper/ui/charts/treemap.tsx';
import { colored, colorsOf, ramp } from '../kit/colors.ts';
import { largestFirst, namedRows, othersName, pickingFrom, shares } from '../kit/figures.ts';
import { formatterOf, roughPrecision } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { spanOf } from '../kit/periods.ts';
import { timeSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { WordChoice } from '../kit/word-choice.tsx';
import { type CompanyShares, marketShares, pieLegend } from './company-rows.ts';
import type { ShareLook } from './market-view.ts';
import { notBrokenDown, showingNoun, spanWords, unitOf } from './market-words.ts';
import type { Market } from './use-market.ts';

const looks: Record<ShareLook, string> = { bars: 'Bars', pie: 'Pie', treemap: 'Treemap' };

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
  const colors = useCompanyColors(market, found);
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
        span: { periods, forecastFrom: span.forecastFrom },
        rows: shares(found.rows, found.whole),
        decimals: 1,
      })}
      tools={
        <WordChoice
          label="Shown as"
          value={view.shares}
          words={looks}
          onChange={(look) => change({ shares: look === 'bars' ? null : look })}
        />
      }
      legend={view.shares === 'pie' ? pieLegend(found, colors, view.companies) : []}
      onToggle={pick}
      chosen={view.companies}
      onPick={pick}
      empty={notBrokenDown('company', market.hasCompanies)}
    >
      <SharesChart
        look={view.shares}
        forecastFrom={span.forecastFrom}
        found={found}
        colors={colors}
        height={height}
        chosen={view.companies}
        unit={unitOf(dashboard, view)}
        onPick={pick}
      />
    </Panel>
  );
}

/** The largest companies of the whole market have the darkest colours, and keep them under every filter. */
function useCompanyColors({ dashboard, companies }: Market, { rows }: CompanyShares) {
  const isValued = dashboard.measures.some(({ measure }) => measure === 'value');
  const whole = useFigures(
    dashboard,
    { measure: 'value', groupBy: ['company'], filters: {} },
    { enabled: isValued },
  );
  const at = spanOf(dashboard, null, null).lastMeasured;
  const all = largestFirst(namedRows(whole.data ? whole : companies), at);
  return colorsOf(
    rows.map(({ name }) => name),
    all.map(({ name }) => name).filter((name) => name !== othersName),
    ramp,
  );
}

interface SharesChartProps {
  look: ShareLook;
  forecastFrom: string | null;
  found: CompanyShares;
  colors: ReturnType<typeof colorsOf>;
  height: number;
  chosen: readonly string[];
  unit: string;
  onPick: (name: string) => void;
}

function SharesChart({ look, forecastFrom, found, colors, height, ...rest }: SharesChartProps) {
  const { chosen, unit, onPick } = rest;
  const { rows, periods, at, periodLabel } = found;
  const label = `Company shares, ${periodLabel()}`;
  if (look === 'bars') {
    return (
      <ShareBars
        label={label}
        periods={periods}
        forecastFrom={forecastFrom}
        series={colored(rows, colors)}
        height={height}
        chosen={chosen}
        onPick={onPick}
      />
    );
  }
  const parts = pieLegend(found, colors, chosen).map((part, place) => ({
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
