import { catalogueOf } from '@caliper/contract/dashboards/dashboard-paths.ts';
import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { PanelsSkeleton } from '@caliper/ui/messages/panels-skeleton.tsx';
import { ReportIcon } from '@caliper/ui/report-icon/report-icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { emptyWords } from '../kit/export/words.ts';
import { Failure } from '../kit/failure.tsx';
import { dashboardQuery } from '../lib/dashboard.ts';
import { useView } from '../lib/view.ts';
import { pages, preloadPage } from './pages.ts';

/** Asks for the description of the dashboard and shows the page of its kind. */
export function DashboardFrame({ kind }: { kind: FigureKind }) {
  const { view } = useView();
  const { data: dashboard, error, isFetching, refetch } = useQuery(dashboardQuery(kind, preferredIn(view)));
  const page = useQuery({ queryKey: ['page', kind], queryFn: () => preloadPage(kind).then(() => true) });
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
  if (!dashboard || page.isPending) return <PanelsSkeleton continues />;
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

/** The way out, which the whole window takes. */
function CatalogueLink({ kind }: { kind: FigureKind }) {
  const { path, words } = catalogueOf[kind];
  return (
    <a {...buttonLook()} href={path} target="_top">
      {words}
    </a>
  );
}

function NoFigures({ dashboard: { kind, name, icon, missing } }: { dashboard: Answer<'dashboard'> }) {
  return (
    <EmptyState
      drawing={<ReportIcon name={icon} size={44} />}
      title={name}
      titleAs="h1"
      action={<CatalogueLink kind={kind} />}
    >
      <p>{emptyWords(missing)}</p>
    </EmptyState>
  );
}
