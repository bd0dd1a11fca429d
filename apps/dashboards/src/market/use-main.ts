import { useMemo } from 'react';
import { coloredAmong } from '../kit/colors.ts';
import { leftOutWords, namedRows, pickingFrom } from '../kit/figures.ts';
import { shownOrNot } from '../kit/filters/choices.ts';
import { axisPrecision, formatPercent, formatterOf, roughPrecision } from '../kit/format.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import { basisOf, fewRows, highestIn, isPercent, isStacked, legendOf, onBasis } from './main-rows.ts';
import { marketsBeside, segmentsIn } from './market-view.ts';
import type { Market } from './use-market.ts';

/** The series of the main chart, by segment or by market, and the effect of pressing them. */
export function useMain(market: Market) {
  const { dashboard, view, change, span, by } = market;
  const { data } = market.parts;
  const all = useMemo(
    () => (by === 'market' ? marketsBeside(view, dashboard) : segmentsIn(view, dashboard)),
    [by, dashboard, view],
  );
  const chosen = useMemo(
    () => (by === 'market' ? view.markets : view.segments).filter((name) => all.includes(name)),
    [by, view, all],
  );
  const basis = basisOf(market);
  const { series, rows, leftOut } = useMemo(() => {
    const isShown = (name: string) => all.includes(name) && (chosen.length === 0 || chosen.includes(name));
    const found = namedRows({ data }).filter(({ name }) => isShown(name));
    const ordered = found.sort((a, b) => all.indexOf(a.name) - all.indexOf(b.name));
    const few = fewRows(ordered, span, view.show);
    const fewShown = onBasis(few, span, view.show, basis);
    return {
      series: coloredAmong(fewShown, all),
      /** For the table. */
      rows: view.show === 'price' ? onBasis(ordered, span, view.show, basis) : fewShown,
      leftOut: view.show === 'price' ? leftOutWords(few.length, ordered.length, highestIn(span)) : '',
    };
  }, [data, all, chosen, span, view.show, basis]);
  const choose = (names: string[]) => {
    if (by === 'segment') return change({ segment: names });
    // The chart of a single market shows its segments: the pressed button is gone.
    if (names.length === 1) keepFocus(document.activeElement);
    change({ market: names, segment: null });
  };
  const pick = pickingFrom(series, (name) => {
    const isOnly = chosen.length === 1 && chosen[0] === name;
    choose(isOnly ? [] : [name]);
  });
  const toggle = pickingFrom(series, (name) => choose(shownOrNot(chosen, name, all)));
  return { series, rows, leftOut, chosen, pick, toggle, legend: legendOf(series, all, chosen) };
}

/** How the figures are written on the chart. */
export function mainFormats(market: Market, values: readonly (number | null)[]) {
  if (isPercent(market)) return { format: formatPercent, formatAxis: formatterOf(0, '%') };
  const axis = axisPrecision(values, !isStacked(market));
  const decimals = Math.max(axis, basisOf(market) === 'index' ? 1 : roughPrecision(values));
  return { format: formatterOf(decimals), formatAxis: formatterOf(axis) };
}
