import { Button } from '@caliper/ui/actions/button.tsx';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import classes from './home.module.css';

interface GroupProps {
  title: string;
  /** How many there are in all. */
  count?: number;
  /** One quiet way on. */
  way?: { words: string; to: string };
  /** In the place of a way on. */
  action?: ReactNode;
  children: ReactNode;
}

/** Some rows under a heading. */
export function Group({ title, count, way, action, children }: GroupProps) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <header className={classes.head}>
        <h3 id={id} className={classes.name}>
          {title}
          {count !== undefined && (
            <span className="faint plain" translate="no">
              {count}
            </span>
          )}
        </h3>
        {way && (
          <Link className={classes.way} to={way.to}>
            {way.words}
          </Link>
        )}
        {action}
      </header>
      {children}
    </section>
  );
}

interface RowsProps<T> {
  title: string;
  /** Null if it did not load. */
  group: { total: number; items: readonly T[] } | null;
  way?: { words: string; to: string };
  isCounted?: boolean;
  onRetry: () => void;
  row: (item: T) => ReactNode;
}

/** A group of the home page: left out if it is empty; one that failed says so in its place. */
export function GroupOf<T>({ title, group, way, isCounted = true, onRetry, row }: RowsProps<T>) {
  if (group?.total === 0) return null;
  return (
    <Group title={title} {...(group && isCounted && { count: group.total })} {...(way && { way })}>
      {group ? (
        <ul className="list">{group.items.map(row)}</ul>
      ) : (
        <p className={classes.failed} role="status">
          This did not load.
          <Button size="sm" variant="quiet" icon="reload" onClick={onRetry}>
            Try again
          </Button>
        </p>
      )}
    </Group>
  );
}
