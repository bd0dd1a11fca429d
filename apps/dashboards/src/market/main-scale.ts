import type { Scale } from './market-view.ts';
import { isMixed, unitOf } from './market-words.ts';
import type { Market } from './use-market.ts';

type Shown = Pick<Market, 'view' | 'dashboard' | 'span'>;

/** Growth has no other scale; what cannot be added up is only compared from a hundred on. */
export function scaleOf({ view, dashboard }: Pick<Shown, 'view' | 'dashboard'>): Scale {
  if (view.show === 'growth') return 'absolute';
  if (isMixed(view, dashboard)) return 'index';
  return view.show === 'price' && view.scale === 'share' ? 'absolute' : view.scale;
}

/** What the figures of the main chart are measured in. */
export function chartUnit({ view, dashboard, span }: Shown): string {
  const scale = scaleOf({ view, dashboard });
  if (view.show === 'growth') return '% on the year before';
  if (scale === 'share') return '% of all shown';
  if (scale === 'index') return `Index, ${span.periods[0]} = 100`;
  return unitOf(dashboard, view.show) ?? 'Its own unit';
}

/** Only what adds up is stacked. */
export function isStacked({ view, dashboard }: Pick<Shown, 'view' | 'dashboard'>): boolean {
  return (view.show === 'value' || view.show === 'units') && scaleOf({ view, dashboard }) !== 'index';
}

export function isPercent({ view, dashboard }: Pick<Shown, 'view' | 'dashboard'>): boolean {
  return view.show === 'growth' || scaleOf({ view, dashboard }) === 'share';
}
