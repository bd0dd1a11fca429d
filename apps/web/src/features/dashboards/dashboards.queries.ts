import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';

export interface DashboardName {
  name: string;
  /** Null for a custom report, which has no year. */
  year: number | null;
  /** What a report shows, whichever kind the address names. */
  kind?: FigureKind;
}

type Namer = (id: number, signal: AbortSignal) => Promise<DashboardName>;

const report: Namer = async (id, signal) => {
  const { report_name, report_year, dashboard_kind } = await call(
    'reportInfo',
    { params: { id } },
    { signal },
  );
  const kind = dashboard_kind === 'medaccess' ? 'medaccess' : 'global';
  return { name: report_name, year: report_year, kind };
};

const namers: Record<FigureKind, Namer> = {
  global: report,
  medaccess: report,
  'custom-report': async (id, signal) => {
    const { c_report_name } = await call('customReportInfo', { params: { id } }, { signal });
    return { name: c_report_name, year: null };
  },
  medsku: async (id, signal) => {
    const { medsku_name, medsku_year } = await call('medskuInfo', { params: { id } }, { signal });
    return { name: medsku_name, year: medsku_year };
  },
  pt: async (id, signal) => {
    const { pt_name, pt_year } = await call('ptInfo', { params: { id } }, { signal });
    return { name: pt_name, year: pt_year };
  },
  survey: async (id, signal) => {
    const { survey_name, survey_year } = await call('surveyInfo', { params: { id } }, { signal });
    return { name: survey_name, year: survey_year };
  },
};

export function nameQuery(kind: FigureKind, id: number) {
  return queryOptions({
    queryKey: ['dashboard-name', kind, id],
    queryFn: ({ signal }) => namers[kind](id, signal),
    meta: showsOwnError,
  });
}

/** A ticket is valid once, so none is kept for another page, and only the frame's refusal requests the next. */
export function ticketQueryFor(body: Input<'embedTicket'>['body']) {
  return queryOptions({
    ...asked(['embed-ticket', body], 'embedTicket', { body }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
