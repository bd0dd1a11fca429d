import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { PanelsSkeleton } from '@caliper/ui/messages/panels-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { CatalogueLink } from './catalogue-link.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import { Failure } from './failure.tsx';
import { NoFigures } from './no-figures.tsx';
import { pages } from './pages.ts';
import { useView } from './view.ts';

/** Asks for the description of the dashboard and shows the page of its kind. */
export function DashboardFrame({ kind }: { kind: FigureKind }) {
  const { view } = useView();
  const { data: dashboard, error, isFetching, refetch } = useQuery(dashboardQuery(kind, preferredIn(view)));
  useEffect(() => {
    if (dashboard) document.title = `Dashboard: ${dashboard.name}`;
  }, [dashboard]);
  if (error && !isFetching) {
    return (
      <Failure
        error={error}
        title="The dashboard did not open"
        back={<CatalogueLink kind={kind} />}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!dashboard) return <PanelsSkeleton continues />;
  if (dashboard.measures.length === 0 && dashboard.questions.length === 0) {
    return <NoFigures dashboard={dashboard} />;
  }
  const Page = pages[dashboard.kind];
  return (
    <Suspense fallback={<PanelsSkeleton continues />}>
      <Page dashboard={dashboard} />
    </Suspense>
  );
}

/** The report whose figures the reader wants, where several have the same. */
function preferredIn(view: URLSearchParams): number | null {
  const asked = view.get('prefer') ?? '';
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
}
