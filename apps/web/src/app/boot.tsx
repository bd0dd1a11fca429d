import { messageOf } from '@caliper/contract/client/api-error.ts';
import { LoadingScreen } from '@caliper/ui/messages/loading.tsx';
import { FailedState } from '@caliper/ui/messages/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { configQuery } from '../lib/api/config.ts';
import { startErrorReporting } from '../lib/reporting/error-reporting.ts';
import { sessionQuery } from '../lib/session/session.ts';

/** Renders nothing until the configuration and the session are known, so that nothing jumps. */
export function Boot({ children }: { children: ReactNode }) {
  const config = useQuery(configQuery);
  const session = useQuery(sessionQuery);
  const errorReporting = config.data?.errorReporting;
  useEffect(() => {
    if (errorReporting) startErrorReporting(errorReporting).catch(() => {});
  }, [errorReporting]);

  // Once loaded they stay in use, even if a later refetch fails.
  if (config.data && session.data !== undefined) return children;
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
