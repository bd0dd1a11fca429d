import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Bones } from '@caliper/ui/messages/bone.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { needsFullLoad } from '../../lib/navigation/full-load.ts';
import { paths } from '../../lib/navigation/paths.ts';
import classes from './bell-panel.module.css';
import { ageOf } from './days.ts';
import { NotificationRow } from './notification-row.tsx';
import { newestQuery } from './notifications.queries.ts';
import { ReadAll } from './read-all.tsx';

/** The newest notifications. */
export function BellPanel({ onLeave }: { onLeave: () => void }) {
  const { pathname } = useLocation();
  const { data } = useQuery(newestQuery);
  return (
    <div tabIndex={-1} className="noring">
      <header className={classes.head}>
        <h2 className="h4">Notifications</h2>
        {data && <ReadAll newest={data.items[0]} />}
      </header>
      <Newest onLeave={onLeave} />
      <Link
        className={classes.all}
        to={paths.notifications}
        reloadDocument={needsFullLoad(pathname, paths.notifications)}
        onClick={onLeave}
      >
        All notifications
      </Link>
    </div>
  );
}

const lines = [
  ['40%', 14],
  ['80%', 16],
  ['55%', 14],
  ['70%', 16],
] as const;

function Newest({ onLeave }: { onLeave: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(newestQuery);
  if (error && !data) {
    return (
      <div className={classes.state} role="alert">
        <p>{messageOf(error)}</p>
        <Button size="sm" icon="reload" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div className={classes.state} role="status" aria-label="Loading">
        <Bones sizes={lines} />
      </div>
    );
  }
  if (data.items.length === 0) {
    return (
      <p className={classes.state}>Nothing yet. What is shared with you or renewed will be listed here.</p>
    );
  }
  const now = new Date();
  return (
    <ul className="list">
      {data.items.map((one) => (
        <NotificationRow key={one.id} of={one} when={ageOf(one.at, now)} short onLeave={onLeave} />
      ))}
    </ul>
  );
}
