import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FatalPage } from './fatal-page.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A reference for one failure that can be read out on the phone. */
  newReference: () => string;
  record: (reference: string, error: unknown, componentStack: string) => void;
  /** How to continue. */
  action: ReactNode;
}

interface State {
  reference: string | null;
}

/** The last resort: a page that cannot be rendered is recorded once and replaced by one that always can. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { reference: null };
  /** Static: React calls this without the component instance. */
  static getDerivedStateFromError(): State {
    return { reference: '' };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const reference = this.props.newReference();
    this.setState({ reference });
    // The router is gone with the page and would not handle Back.
    addEventListener('popstate', () => location.reload());
    this.props.record(reference, error, info.componentStack ?? '');
  }

  override render(): ReactNode {
    const { reference } = this.state;
    if (reference === null) return this.props.children;
    return (
      <FatalPage
        title="Something went wrong"
        words="The error has been recorded. Sorry for the inconvenience."
        reference={reference}
        action={this.props.action}
      />
    );
  }
}
