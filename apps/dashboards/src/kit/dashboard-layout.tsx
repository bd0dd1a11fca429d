import { buildRequest } from '@caliper/contract/client/request.ts';
import { send } from '@caliper/contract/client/send.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Dashboard } from '../lib/dashboard.ts';
import { DashboardHead } from './dashboard-head.tsx';
import classes from './dashboard-layout.module.css';
import { exportWords, type FilterPart, missingWords } from './export/words.ts';
import { type Panels, PanelsContext } from './panels-context.ts';

interface DashboardLayoutProps {
  dashboard: Dashboard;
  /** In the head: what is measured. */
  switches?: ReactNode;
  filters?: ReactNode;
  /** The filters in words, for exports. */
  filtered: readonly FilterPart[];
  children: ReactNode;
}

/** Head, filters and panels. Export writes the panels inside. */
export function DashboardLayout({ dashboard, switches, filters, filtered, children }: DashboardLayoutProps) {
  const provider = useProvider();
  const shown: Panels['shown'] = useMemo(() => new Map(), []);
  const panels = useMemo(
    () => ({ dashboard, shown, words: exportWords(dashboard, provider, filtered) }),
    [shown, dashboard, provider, filtered],
  );
  return (
    <PanelsContext value={panels}>
      <DashboardHead dashboard={dashboard} switches={switches} />
      {filters && (
        <section tabIndex={-1} className={classes.filters} aria-label="Filters">
          {filters}
        </section>
      )}
      <div className={classes.content}>
        {children}
        <Notes dashboard={dashboard} />
      </div>
    </PanelsContext>
  );
}

/** Remarks that concern all figures. */
function Notes({ dashboard: { notes, missing, updatedAt } }: { dashboard: Dashboard }) {
  const updated =
    updatedAt === null ? [] : [`Figures of ${new Date(updatedAt * 1000).toISOString().slice(0, 10)}.`];
  return (
    <div className="small faint">
      {[...missingWords(missing), ...notes, ...updated].map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** Who sells the figures, as the source of an export names it. */
function useProvider(): string {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => send<Answer<'config'>>(buildRequest('config', {}), null, { signal }),
  });
  return data?.productName ?? '';
}
