import { GroupFailed, Group as PlainGroup } from '@caliper/ui/lists/group.tsx';
import type { ReactNode } from 'react';
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
  return (
    <PlainGroup
      title={title}
      count={count}
      titleAs="h3"
      aside={
        <>
          {way && (
            <Link className={classes.way} to={way.to}>
              {way.words}
            </Link>
          )}
          {action}
        </>
      }
    >
      {children}
    </PlainGroup>
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
      {group ? <ul className="list">{group.items.map(row)}</ul> : <GroupFailed onRetry={onRetry} />}
    </Group>
  );
}
