import { type ReactNode, useId } from 'react';
import { Button } from '../actions/button.tsx';
import classes from './group.module.css';

interface GroupProps {
  title: string;
  /** How many there are in all. */
  count?: number | undefined;
  /** One quiet way on, or an action. */
  aside?: ReactNode;
  /** The heading above it is one larger. */
  titleAs?: 'h2' | 'h3';
  children: ReactNode;
}

/** Some rows under a heading, below a dark line. */
export function Group({ title, count, aside, titleAs: Title = 'h2', children }: GroupProps) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <header className={classes.head}>
        <Title id={id} className={classes.name}>
          {title}
          {count !== undefined && (
            <span className="faint plain" translate="no">
              {count.toLocaleString('en-US')}
            </span>
          )}
        </Title>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** In the place of the rows of a group that failed by itself. */
export function GroupFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={classes.failed} role="status">
      This did not load.
      <Button size="sm" variant="quiet" icon="reload" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
