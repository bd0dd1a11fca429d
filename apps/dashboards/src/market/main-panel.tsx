import { TimeBars } from '@caliper/ui/charts/time-bars.tsx';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { Choice } from '@caliper/ui/fields/choice.tsx';
import { precisionOf } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { reachesForecast } from '../kit/periods.ts';
import { timeSheet } from '../kit/sheet.ts';
import { basisOf, chartUnit, isApart, isPercent, isStacked, onBasis } from './main-rows.ts';
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
      sheet={mainSheet(
        market,
        apart ? apartRows(market) : rows.map(({ name, values }) => ({ lead: [name], values })),
      )}
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

type LedRow = Parameters<typeof timeSheet>[0]['rows'][number];

function mainSheet(market: Market, rows: readonly LedRow[]) {
  const { span, by } = market;
  const first = by === 'market' ? 'Market' : 'Segment';
  const isExact = basisOf(market) === 'absolute' && !isPercent(market);
  return timeSheet({
    unit: chartUnit(market),
    lead: (rows[0]?.lead.length ?? 1) > 1 ? ['Market', 'Segment'] : [first],
    periods: span.periods,
    forecastFrom: span.forecastFrom,
    rows,
    decimals: isExact ? precisionOf(rows.flatMap(({ values }) => values)) : 1,
  });
}

/** Side by side, each market is shown by its segments. */
function apartRows(market: Market): LedRow[] {
  const { parts, span, view } = market;
  const rows = parts.data?.rows ?? [];
  return [...new Set(rows.map(({ key }) => key[0] ?? ''))].flatMap((name) => {
    const own = rows
      .filter(({ key }) => key[0] === name)
      .map(({ key, values }) => ({ name: key[1] ?? '', values }));
    return onBasis(own, span, view.show, basisOf(market)).map((row) => ({
      lead: [name, row.name],
      values: row.values,
    }));
  });
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
        <Choice
          size="sm"
          label="Markets"
          value={view.isSideBySide ? 'apart' : 'together'}
          options={[
            { value: 'together', label: 'Together' },
            { value: 'apart', label: 'Side by side' },
          ]}
          onChange={(value) => change({ apart: value === 'apart' ? '1' : null })}
        />
      )}
      {isApart(market) && basis !== 'share' && (
        <Choice
          size="sm"
          label="Axes"
          value={view.hasOwnScales ? 'own' : 'one'}
          options={[
            { value: 'one', label: 'One scale' },
            { value: 'own', label: 'Own scales' },
          ]}
          onChange={(value) => change({ own: value === 'own' ? '1' : null })}
        />
      )}
      {hasBases && (
        <Choice
          size="sm"
          label="Scale"
          value={basis}
          options={bases.map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => change({ scale: value === 'absolute' ? null : value })}
        />
      )}
    </>
  );
}
