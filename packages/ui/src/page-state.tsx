import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';
import classes from './page-state.module.css';

interface EmptyStateProps {
  /** A drawing of 44 px, where the page has one of its own. */
  drawing?: ReactNode;
  title: string;
  /** The page's one heading when nothing else stands on it. */
  titleAs?: 'h1' | 'h2';
  children?: ReactNode;
  /** One way on. */
  action?: ReactNode;
}

/** Says what is missing, why, and one way on. */
export function EmptyState({ drawing, title, titleAs: Title = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {drawing}
      <Title className={classes.title}>{title}</Title>
      {children && <div className={classes.words}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

interface FailedStateProps {
  title: string;
  titleAs?: 'h1' | 'h2';
  children?: ReactNode;
  onRetry: () => void;
}

/** A part that failed fails alone and can be tried again. */
export function FailedState({ title, titleAs: Title = 'h2', children, onRetry }: FailedStateProps) {
  return (
    <div className={classes.state} role="alert">
      <span className={classes.failed}>
        <Icon name="warning" size={24} />
      </span>
      <Title className={classes.title}>{title}</Title>
      {children && <div className={classes.words}>{children}</div>}
      <div className={classes.action}>
        <Button icon="reload" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
