import { failureReport, referenceOf } from '@caliper/contract/client/failure-report.ts';
import { buildRequest } from '@caliper/contract/client/request.ts';
import { Button } from '@caliper/ui/button.tsx';
import { FatalPage } from '@caliper/ui/fatal-page.tsx';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface State {
  reference: string | null;
}

/** The last resort: a dashboard that cannot be drawn is recorded once and can be loaded anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { reference: null };

  static getDerivedStateFromError(): State {
    return { reference: referenceOf(crypto.randomUUID()) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const reference = this.state.reference ?? '';
    record(failureReport(reference, location.href, error, info.componentStack ?? ''));
  }

  override render(): ReactNode {
    if (this.state.reference === null) return this.props.children;
    return (
      <FatalPage
        title="Something went wrong"
        words="The error has been recorded. Sorry for the inconvenience."
        reference={this.state.reference}
        action={
          <Button variant="primary" icon="reload" onClick={() => location.reload()}>
            Load again
          </Button>
        }
      />
    );
  }
}

function record(report: object): void {
  const { method, url, body = '' } = buildRequest('log', { body: report });
  const headers = { 'content-type': 'application/json' };
  fetch(url, { method, body, headers, keepalive: true }).catch(() => {});
}
