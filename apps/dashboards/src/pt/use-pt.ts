import type { Dimension } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { FilterWords } from '../kit/filters/filter-bar.tsx';
import { useChoices } from '../kit/filters/use-choices.ts';
import { useSpan } from '../kit/periods.ts';
import type { Dashboard, Question } from '../lib/dashboard.ts';
import { useOption } from '../lib/view.ts';

const showings = ['volume', 'growth'] as const;
export type Showing = (typeof showings)[number];

/** The breakdowns of procedures. */
export const parts = ['procedure', 'setting', 'payer'] as const satisfies Dimension[];
export type Part = (typeof parts)[number];

const filtered: readonly Dimension[] = [...parts, 'country'];

/** The choices of a reader of a procedure tracker. */
export function usePt(dashboard: Dashboard) {
  const [show, setShow] = useOption('show', showings);
  const [by, setBy] = useOption('by', parts);
  const choices = useChoices(dashboard, filtered);
  const years = useSpan(dashboard);
  return { dashboard, show, setShow, by, setBy, choices, ...years };
}

export type Pt = ReturnType<typeof usePt>;

/** A question without the filter of what is compared: the others are shown beside the chosen one. */
export function questionBy(pt: Pt, groupBy: Dimension[], compared?: Dimension): Question {
  const filters = { ...pt.choices.chosen };
  if (compared) delete filters[compared];
  return { measure: 'volume', groupBy, filters };
}

export function namesOf({ dimensions }: Dashboard, dimension: Dimension): string[] {
  return [...new Set(dimensions[dimension]?.map(({ name }) => name))];
}

export const showingWords: Record<Showing, string> = { volume: 'Volume', growth: 'Growth' };

export const partWords: Record<Part, string> = { procedure: 'Procedure', setting: 'Setting', payer: 'Payer' };

export const filterWords: readonly FilterWords[] = [
  { dimension: 'procedure', label: 'Procedure', many: 'procedures' },
  { dimension: 'setting', label: 'Setting', many: 'settings' },
  { dimension: 'payer', label: 'Payer', many: 'payers' },
  { dimension: 'country', label: 'Country', many: 'countries' },
];
