import { TimeBars } from '@caliper/ui/charts/time-bars.tsx';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { rowsOf } from '../kit/figures.ts';
import { precisionOf } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { reachesForecast } from '../kit/periods.ts';
import { type TimeRow, timeSheet } from '../kit/sheet.ts';
import { WordChoice } from '../kit/word-choice.tsx';
import {
  basisOf,
  chartUnit,
  isApart,
  isPercent,
  isStacked,
  onBasis,
  segmentsOfMarkets,
} from './main-rows.ts';
import type { Basis } from './market-view.ts';
import { showingTitle, spanWords, whose } from './market-words.ts';
import { SideBySide } from './side-by-side.tsx';
import { mainFormats, useMain } from './use-main.ts';
import type { Market } from './use-market.ts';

/** The market over time, by segment, or by market if several are chosen. */
export function MainPanel({ market }: { market: Market }) {
  const { view, span, by, parts } = market;
  const { series, rows, leftOut, chosen, pick, toggle, legend } = useMain(market);
  const basis = basisOf(market);
  const apart = isApart(market);
  const title = `${showingTitle(view)} by ${by}`;
  const chart = {
    label: `${title}, ${spanWords(span.periods)}: ${series.map(({ name }) => name).join(', ')}`,
    periods: span.periods,
    forecastFrom: span.forecastFrom,
    series,
    ...mainFormats(
      market,
      series.flatMap(({ values }) => values),
    ),
    onPick: pick,
  };
  return (
    <Panel
      title={title}
      note={`${chartUnit(market)}, ${spanWords(span.periods)}${whose(view)}`}
      leftOut={apart ? ownScaleWords(market) : leftOut}
      figures={parts}
      sheet={mainSheet(market, apart ? apartRows(market) : rows)}
      legend={apart ? [] : legend}
      onToggle={toggle}
      hasForecast={isStacked(market) && reachesForecast(span)}
      tools={<MainTools market={market} basis={basis} />}
      chosen={chosen}
      onPick={pick}
    >
      {apart && <SideBySide market={market} basis={basis} />}
      {!apart && isStacked(market) && (
        <TimeBars {...chart} withTotals={basis === 'absolute'} max={basis === 'share' ? 100 : undefined} />
      )}
      {!apart && !isStacked(market) && <TimeLines {...chart} />}
    </Panel>
  );
}

function mainSheet(market: Market, rows: readonly TimeRow[]) {
  const first = market.by === 'market' ? 'Market' : 'Segment';
  const isExact = basisOf(market) === 'absolute' && !isPercent(market);
  return timeSheet({
    unit: chartUnit(market),
    lead: isApart(market) ? ['Market', 'Segment'] : [first],
    span: market.span,
    rows,
    decimals: isExact ? precisionOf(rows.flatMap(({ values }) => values)) : 1,
  });
}

/** Side by side, each market is shown by its segments. */
function apartRows(market: Market): TimeRow[] {
  const { parts, span, view } = market;
  return [...segmentsOfMarkets(rowsOf(parts))].flatMap(([name, own]) =>
    onBasis(own, span, view.show, basisOf(market)).map((row) => ({ ...row, name, beside: row.name })),
  );
}

/** Shares all reach a hundred, so they have no other scale. */
function ownScaleWords(market: Market): string {
  const isOwn = market.view.hasOwnScales && basisOf(market) !== 'share';
  return isOwn ? '; each chart has its own scale' : '';
}

const labels: Record<Basis, string> = { absolute: 'Absolute', index: 'Index', share: 'Share' };

/** How the main chart shows its figures: absolute, indexed or as shares; all markets together or side by side. */
function MainTools({ market, basis }: { market: Market; basis: Basis }) {
  const { view, change, by } = market;
  const bases: Basis[] = view.show === 'price' ? ['absolute', 'index'] : ['absolute', 'index', 'share'];
  const hasBases = view.show !== 'growth';
  return (
    <>
      {by === 'market' && (
        <WordChoice
          label="Markets"
          value={view.isSideBySide ? 'apart' : 'together'}
          words={{ together: 'Together', apart: 'Side by side' }}
          onChange={(value) => change({ apart: value === 'apart' ? '1' : null })}
        />
      )}
      {isApart(market) && basis !== 'share' && (
        <WordChoice
          label="Axes"
          value={view.hasOwnScales ? 'own' : 'one'}
          words={{ one: 'One scale', own: 'Own scales' }}
          onChange={(value) => change({ own: value === 'own' ? '1' : null })}
        />
      )}
      {hasBases && (
        <WordChoice
          label="Scale"
          value={basis}
          values={bases}
          words={labels}
          onChange={(value) => change({ scale: value === 'absolute' ? null : value })}
        />
      )}
    </>
  );
}
