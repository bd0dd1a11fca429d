import { Button } from '@caliper/ui/actions/button.tsx';
import { Bones } from '@caliper/ui/messages/bone.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { byDay, timeOf } from './days.ts';
import { MailSettings } from './mail-settings.tsx';
import { NotificationRow } from './notification-row.tsx';
import { allQuery } from './notifications.queries.ts';
import classes from './notifications-page.module.css';
import { ReadAll } from './read-all.tsx';

/** Everything the person was told, by day, and for what they get mails. */
export function NotificationsPage() {
  const { data } = useInfiniteQuery(allQuery);
  return (
    <div className="page">
      <header className={classes.head}>
        <h1>Notifications</h1>
        <div className="row gap16">
          <ReadAll newest={data?.pages[0]?.items[0]} />
          <Link className="link semi" to={paths.following}>
            What you follow
          </Link>
        </div>
      </header>
      <div className={classes.columns}>
        <div tabIndex={-1} className="noring slim">
          <Days />
        </div>
        <MailSettings />
      </div>
    </div>
  );
}

const parts = [
  [40, 14],
  [96, 18],
  ['44%', 18],
] as const;

/** A day with its rows. */
function Waiting() {
  return (
    <div className={`${classes.name} appears`} role="status" aria-label="Loading">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={classes.waiting}>
          <Bones sizes={parts} />
        </div>
      ))}
    </div>
  );
}

function Days() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(allQuery);
  if (error && !data) {
    return <FailedQuery title="The notifications did not load" error={error} onRetry={refetch} />;
  }
  if (!data) return <Waiting />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0 && !hasNextPage) {
    return (
      <EmptyState drawing={<Icon name="bell" size={32} />} title="No notifications yet">
        <p>What is shared with you, and what is new in what you subscribe to, will be listed here.</p>
      </EmptyState>
    );
  }
  return (
    <>
      {byDay(items, new Date()).map(({ name, items: list }) => (
        <section key={name} className={classes.day}>
          <h2 className={classes.name}>
            {name} <span className="faint plain">{list.length}</span>
          </h2>
          <ul className="list">
            {list.map((one) => (
              <NotificationRow key={one.id} of={one} when={timeOf(one.at)} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <div className="mt24">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchNextPageError ? 'Try again' : 'Show older'}
          </Button>
        </div>
      )}
    </>
  );
}
