import { messageOf } from '@caliper/contract/client/api-error.ts';
import { LoadingScreen } from '@caliper/ui/loading.tsx';
import { FailedState } from '@caliper/ui/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { configQuery } from '../lib/config.ts';
import { startErrorReporting } from '../lib/error-reporting.ts';
import { sessionQuery } from '../lib/session.ts';

/** Renders nothing until the configuration and the session are known, so that nothing jumps. */
export function Boot({ children }: { children: ReactNode }) {
  const config = useQuery(configQuery);
  const session = useQuery(sessionQuery);
  const errorReporting = config.data?.errorReporting;
  useEffect(() => {
    if (errorReporting) startErrorReporting(errorReporting).catch(() => {});
  }, [errorReporting]);

  if (config.isSuccess && session.data !== undefined) return children;
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
