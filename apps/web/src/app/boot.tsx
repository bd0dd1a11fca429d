import { messageOf } from '@caliper/contract/client/api-error.ts';
import { LoadingScreen } from '@caliper/ui/messages/loading.tsx';
import { FailedState } from '@caliper/ui/messages/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { configQuery } from '../lib/api/config.ts';
import { startErrorReporting } from '../lib/reporting/error-reporting.ts';
import { sessionQuery } from '../lib/session/session.ts';

/** How long a page is waited for, before the frame around it is shown without. */
const patienceMilliseconds = 1000;

interface BootProps {
  /** Loads the code of the first page. If that fails, the page says so itself. */
  loadPage: () => Promise<unknown>;
  children: ReactNode;
}

/** Renders nothing until the configuration, the session and the page are there, so that nothing jumps. */
export function Boot({ loadPage, children }: BootProps) {
  const session = useQuery(sessionQuery);
  const config = useQuery(configQuery);
  const isPageDue = usePageDue(loadPage);
  const errorReporting = config.data?.errorReporting;
  useEffect(() => {
    if (errorReporting) startErrorReporting(errorReporting).catch(() => {});
  }, [errorReporting]);

  // Once loaded they stay in use, even if a later refetch fails.
  if (config.data && session.data !== undefined && isPageDue) return children;
  const error = config.error ?? session.error;
  if (!error) return <LoadingScreen />;
  const retry = () => {
    if (config.error) void config.refetch();
    if (session.error) void session.refetch();
  };
  return (
    <main>
      <FailedState title="The portal did not load" titleAs="h1" onRetry={retry}>
        <p>{messageOf(error)}</p>
      </FailedState>
    </main>
  );
}

/** True once the page has been loaded, or has taken too long. */
function usePageDue(loadPage: () => Promise<unknown>): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const come = () => setIsDue(true);
    const timer = setTimeout(come, patienceMilliseconds);
    loadPage().then(come, come);
    return () => clearTimeout(timer);
  }, [loadPage]);
  return isDue;
}
