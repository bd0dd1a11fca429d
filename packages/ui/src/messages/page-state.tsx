import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../theme/icons.tsx';
import classes from './page-state.module.css';

interface EmptyStateProps {
  /** A 44 px drawing, if the page has one. */
  drawing?: ReactNode;
  title: string;
  /** `h1` if this is the page's only heading. */
  titleAs?: 'h1' | 'h2';
  children?: ReactNode;
  /** One way to continue. */
  action?: ReactNode;
}

/** Says what is missing and why, and offers one way to continue. */
export function EmptyState({ drawing, title, titleAs: Title = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {drawing}
      <Title className={classes.title}>{title}</Title>
      {children && <div className={classes.words}>{children}</div>}
      {action && <div className="mt24">{action}</div>}
    </div>
  );
}

interface FailedStateProps {
  title: string;
  titleAs?: 'h1' | 'h2';
  children?: ReactNode;
  onRetry: () => void;
}

/** A failed part of a page, which can be retried on its own. */
export function FailedState({ title, titleAs: Title = 'h2', children, onRetry }: FailedStateProps) {
  // The button disappears during the retry; the focus stays in its part of the page.
  const retry = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div className={classes.state} role="alert">
      <span className="bad">
        <Icon name="warning" size={24} />
      </span>
      <Title className={classes.title}>{title}</Title>
      {children && <div className={classes.words}>{children}</div>}
      <div className="mt24">
        <Button icon="reload" onClick={retry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
