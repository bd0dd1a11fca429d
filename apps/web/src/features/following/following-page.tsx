import { Bones } from '@caliper/ui/messages/bone.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { FollowedRow } from './followed-row.tsx';
import classes from './following.module.css';
import { followingQuery } from './following.queries.ts';

/** Everything that the person follows, each with when mails of it come. */
export function FollowingPage() {
  const { data } = useQuery(followingQuery);
  return (
    <div className="page">
      <header className={classes.head}>
        <h1>What you follow</h1>
        <Link className="link semi" to={paths.notifications}>
          All notifications
        </Link>
      </header>
      {data && data.length > 0 && (
        <p className="quiet mt8">
          Everything new is under the bell at once. Daily and weekly mails gather it in one.
        </p>
      )}
      <Rows />
    </div>
  );
}

const parts = [
  [180, 14],
  ['46%', 18],
] as const;

function Rows() {
  const { data, error, refetch } = useQuery(followingQuery);
  if (error && !data) {
    return <FailedQuery title="What you follow did not load" error={error} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <div className={`${classes.rows} appears`} role="status" aria-label="Loading">
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className={classes.waiting}>
            <Bones sizes={parts} />
          </div>
        ))}
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState drawing={<Icon name="bell" size={32} />} title="You follow nothing yet">
        <p>
          “Follow” stands in the header of a report or dashboard and above the list of a category, “Save this
          search” above the results of a search.
        </p>
      </EmptyState>
    );
  }
  return (
    <ul className={`list ${classes.rows}`}>
      {data.map((one) => (
        <FollowedRow key={one.id} of={one} />
      ))}
    </ul>
  );
}
