import { useMemo } from 'react';
import { useView } from '../frame/view.ts';
import { type Span, spanOf } from './periods.ts';
import type { Dashboard } from './types.ts';

interface UsedSpan {
  span: Span;
  from: string;
  to: string;
  isPart: boolean;
  onChange: (from: string, to: string) => void;
}

/** The chosen periods, kept in the address; all of them are left out there. */
export function useSpan(dashboard: Dashboard): UsedSpan {
  const { view, change } = useView();
  const [from, to] = [view.get('from'), view.get('to')];
  const span = useMemo(() => spanOf(dashboard, from, to), [dashboard, from, to]);
  const [first, last] = [dashboard.periods[0] ?? '', dashboard.periods.at(-1) ?? ''];
  return {
    span,
    from: span.periods[0] ?? first,
    to: span.periods.at(-1) ?? last,
    isPart: span.periods.length < dashboard.periods.length,
    onChange: (start, end) => change({ from: start === first ? null : start, to: end === last ? null : end }),
  };
}
