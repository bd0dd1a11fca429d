import { failureReport, referenceOf } from '@caliper/contract/client/failure-report.ts';
import { buildRequest } from '@caliper/contract/client/request.ts';
import { send } from '@caliper/contract/client/send.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { ErrorBoundary } from '@caliper/ui/messages/error-boundary.tsx';
import type { ReactNode } from 'react';

/** A failure to draw the dashboard is recorded, and it can be loaded again. */
export function FrameBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      newReference={() => referenceOf(crypto.randomUUID())}
      record={record}
      action={
        <Button variant="primary" icon="reload" onClick={() => location.reload()}>
          Load again
        </Button>
      }
    >
      {children}
    </ErrorBoundary>
  );
}

function record(reference: string, error: unknown, componentStack: string): void {
  const body = failureReport(reference, location.href, error, componentStack);
  send(buildRequest('log', { body }), null).catch(() => {});
}
