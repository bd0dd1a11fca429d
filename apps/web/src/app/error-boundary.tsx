import { failureReport, referenceOf } from '@caliper/contract/client/failure-report.ts';
import { buttonLook } from '@caliper/ui/button.tsx';
import { FatalPage } from '@caliper/ui/fatal-page.tsx';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { call } from '../lib/api-client.ts';
import { reportError } from '../lib/error-reporting.ts';
import { paths } from './paths.ts';

interface State {
  reference: string | null;
}

/** The last resort: a page that cannot be drawn is recorded once and replaced by one that always can. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { reference: null };

  static getDerivedStateFromError(): State {
    return { reference: referenceOf(crypto.randomUUID()) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const reference = this.state.reference ?? referenceOf(crypto.randomUUID());
    reportError(error);
    const body = failureReport(reference, location.href, error, info.componentStack ?? '');
    call('log', { body }).catch(() => {});
  }

  override render(): ReactNode {
    if (this.state.reference === null) return this.props.children;
    return (
      <FatalPage
        title="Something went wrong"
        words="The error has been recorded. Sorry for the inconvenience."
        reference={this.state.reference}
        // A full load: whatever state led here is left behind.
        action={
          <a {...buttonLook({ variant: 'primary' })} href={paths.home}>
            Back to catalog
          </a>
        }
      />
    );
  }
}
