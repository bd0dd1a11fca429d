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
  /** In the place of rows; without it an empty group is left out. */
  empty: string | undefined;
  isCounted?: boolean;
  onRetry: () => void;
  row: (item: T) => ReactNode;
}

/** A group of the home page: an empty one says what will stand there, one that failed says so in its place. */
export function GroupOf<T>({ title, group, way, empty, isCounted = true, onRetry, row }: RowsProps<T>) {
  const isEmpty = group?.total === 0;
  if (isEmpty && empty === undefined) return null;
  const count = group && isCounted && !isEmpty;
  return (
    <Group title={title} {...(count && { count: group.total })} {...(way && { way })}>
      {!group && <GroupFailed onRetry={onRetry} />}
      {isEmpty && <p className={classes.empty}>{empty}</p>}
      {group && !isEmpty && <ul className="list">{group.items.map(row)}</ul>}
    </Group>
  );
}
