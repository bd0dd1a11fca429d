import { failureReport, referenceOf } from '@caliper/contract/client/failure-report.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { ErrorBoundary } from '@caliper/ui/messages/error-boundary.tsx';
import type { ReactNode } from 'react';
import { call } from '../lib/api/api-client.ts';
import { paths } from '../lib/navigation/paths.ts';
import { reportError } from '../lib/reporting/error-reporting.ts';

/** Records and reports a page that fails to render. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      newReference={() => referenceOf(crypto.randomUUID())}
      record={record}
      // A full load discards the state that led to the failure.
      action={
        <a {...buttonLook({ variant: 'primary' })} href={paths.home}>
          Back to catalog
        </a>
      }
    >
      {children}
    </ErrorBoundary>
  );
}

function record(reference: string, error: unknown, componentStack: string): void {
  reportError(error);
  const body = failureReport(reference, location.href, error, componentStack);
  call('log', { body }).catch(() => {});
}
