import { Group, GroupFailed } from '@caliper/ui/lists/group.tsx';
import { Bones } from '@caliper/ui/messages/bone.tsx';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './cockpit.module.css';

interface StaffGroupProps<T> {
  title: string;
  // biome-ignore lint/suspicious/noExplicitAny: any query of this answer, whatever its key
  query: UseQueryOptions<T, Error, T, any>;
  count?: (answer: T) => number;
  way?: { words: string | ((answer: T) => string); to: string };
  isEmpty: (answer: T) => boolean;
  children: (answer: T) => ReactNode;
}

/** A group of work: it loads and fails alone, and an empty one is news. */
export function StaffGroup<T>({ title, query, count, way, isEmpty, children }: StaffGroupProps<T>) {
  const { data, error, refetch } = useQuery(query);
  return (
    <Group
      title={title}
      count={data && count?.(data)}
      aside={
        way && (
          <Link className={classes.way} to={way.to}>
            {typeof way.words === 'string' ? way.words : data && way.words(data)}
          </Link>
        )
      }
    >
      {data && isEmpty(data) && <p className={classes.none}>Nothing waits</p>}
      {data && !isEmpty(data) && children(data)}
      {!data && error && <GroupFailed onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
    </Group>
  );
}

function Waiting() {
  return (
    <div className="stack gap12 py12 appears" role="status" aria-label="Loading">
      <Bones
        sizes={[
          ['62%', 14],
          ['44%', 12],
          ['56%', 14],
        ]}
      />
    </div>
  );
}
