import { slugBesideId } from '@caliper/contract/catalogue/slug.ts';
import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { framePaths } from '@caliper/contract/dashboards/frame.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import type { DashboardName } from './dashboards.queries.ts';

export interface DashboardAddress {
  /** The part before the id. */
  base: string;
  kind: FigureKind;
  /** Its path in the frame. */
  frame: string;
  id: number;
}

/** Longer ones first, because one is the prefix of another. */
const bases: readonly (readonly [string, FigureKind, string])[] = [
  ['/reports/global-dashboard/medcore', 'custom-report', framePaths['custom-report']],
  ['/reports/global-dashboard', 'global', framePaths.global],
  ['/reports/dashboard', 'global', framePaths.market],
  ['/medaccess/dashboard', 'medaccess', framePaths.medaccess],
  ['/medsku/dashboard', 'medsku', framePaths.medsku],
  ['/pt/dashboard', 'pt', framePaths.pt],
  ['/survey/dashboard', 'survey', framePaths.survey],
];

/** Null if the address cannot name a dashboard. */
export function readAddress(pathname: string): DashboardAddress | null {
  const known = bases.find(([base]) => pathname.startsWith(`${base}/`));
  if (!known) return null;
  const [base, kind, frame] = known;
  const id = pathname.slice(base.length + 1).split('/')[0] ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? { base, kind, frame, id: Number(id) } : null;
}

/** The corrected address, with the current name, and with the kind of dashboard that is really there. */
export function rightPath(address: DashboardAddress, { name, kind = address.kind }: DashboardName): string {
  const known = bases.find(([, one]) => one === kind);
  const base = known && kind !== address.kind ? known[0] : address.base;
  return `${base}/${address.id}/${slugBesideId(name)}`;
}

type TicketQuery = NonNullable<Extract<Input<'embedTicket'>['body'], { query?: unknown }>['query']>;

/** What the address names besides the item. Several markets are a filter, not what was opened. */
export function ticketQuery(search: string): TicketQuery {
  const asked = new URLSearchParams(search);
  const [market, ...others] = asked.getAll('market');
  return {
    ...(asked.has('demo') && { demo: true }),
    ...(asked.has('sample') && { sample: true }),
    ...(market && others.length === 0 && { market }),
  };
}
