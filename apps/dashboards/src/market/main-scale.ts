import type { Scale } from './market-view.ts';
import { unitOf } from './market-words.ts';
import type { Market } from './use-market.ts';

type Shown = Pick<Market, 'view' | 'dashboard' | 'span'>;

/** Growth has no other scale, and prices have no shares. */
export function scaleOf({ view }: Pick<Shown, 'view'>): Scale {
  if (view.show === 'growth') return 'absolute';
  return view.show === 'price' && view.scale === 'share' ? 'absolute' : view.scale;
}

/** What the figures of the main chart are measured in. */
export function chartUnit({ view, dashboard, span }: Shown): string {
  const scale = scaleOf({ view });
  if (view.show === 'growth') return '% on the year before';
  if (scale === 'share') return '% of all shown';
  if (scale === 'index') return `Index, ${span.periods[0]} = 100`;
  return unitOf(dashboard, view.show);
}

/** Only what adds up is stacked. */
export function isStacked({ view }: Pick<Shown, 'view'>): boolean {
  return (view.show === 'value' || view.show === 'units') && scaleOf({ view }) !== 'index';
}

export function isPercent({ view }: Pick<Shown, 'view'>): boolean {
  return view.show === 'growth' || scaleOf({ view }) === 'share';
}
