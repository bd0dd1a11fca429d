import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FatalPage } from './fatal-page.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A name for one failure, to be read out on the telephone. */
  newReference: () => string;
  record: (reference: string, error: unknown, componentStack: string) => void;
  /** The way on. */
  action: ReactNode;
}

interface State {
  reference: string | null;
}

/** The last resort: what cannot be drawn is recorded once and replaced by a page that always can. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { reference: null };
  /** React asks for the next state without the component at hand. */
  static getDerivedStateFromError(): State {
    return { reference: '' };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const reference = this.props.newReference();
    this.setState({ reference });
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
