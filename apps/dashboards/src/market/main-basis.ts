import { type Span, within } from '../kit/periods.ts';
import type { FigureRow } from '../kit/types.ts';
import type { Basis } from './market-view.ts';
import { unitOf } from './market-words.ts';
import type { Market } from './use-market.ts';

type Shown = Pick<Market, 'view' | 'dashboard' | 'span' | 'by'> & { parts: Pick<Market['parts'], 'data'> };

/** Growth has no other basis, and prices have no shares. */
export function basisOf({ view }: Pick<Shown, 'view'>): Basis {
  if (view.show === 'growth') return 'absolute';
  return view.show === 'price' && view.basis === 'share' ? 'absolute' : view.basis;
}

/** Whether each market has a chart of its own. */
export function isApart({ view, by }: Pick<Shown, 'view' | 'by'>): boolean {
  return by === 'market' && view.isSideBySide;
}

/** The unit of the main chart. */
export function chartUnit({ view, dashboard, span, by, parts }: Shown): string {
  const basis = basisOf({ view });
  if (view.show === 'growth') return '% on the year before';
  if (basis === 'share') return isApart({ view, by }) ? '% of its market' : '% of all shown';
  if (basis === 'index') return `Index, ${indexBase(parts.data?.rows ?? [], span)} = 100`;
  return unitOf(dashboard, view);
}

/** A series that begins later begins with a hundred too. */
function indexBase(rows: readonly FigureRow[], span: Span): string {
  const shown = within(span, rows).filter(({ values }) => values.some(isPositive));
  return shown.every(({ values }) => isPositive(values[0])) ? (span.periods[0] ?? '') : 'first year of each';
}

function isPositive(value: number | null | undefined): boolean {
  return value != null && value > 0;
}

/** Only what adds up is stacked. */
export function isStacked({ view }: Pick<Shown, 'view'>): boolean {
  return (view.show === 'value' || view.show === 'units') && basisOf({ view }) !== 'index';
}

export function isPercent({ view }: Pick<Shown, 'view'>): boolean {
  return view.show === 'growth' || basisOf({ view }) === 'share';
}
