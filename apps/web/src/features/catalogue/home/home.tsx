import { home as limits } from '@caliper/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { ItemRow } from '../results/item-row.tsx';
import results from '../results/results.module.css';
import { BegunRow } from './begun-row.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Group, GroupOf } from './group.tsx';
import classes from './home.module.css';
import { type HomeAnswer, homeQuery } from './home.queries.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { countWords } from './home-words.ts';
import { FavoriteRow, FollowedRow, NewsRow, SharedRow } from './rows.tsx';

/** All Reports before anything is chosen: what a returning person continues with. */
export function Home() {
  const { data, error, refetch } = useQuery(homeQuery);
  const retry = () => void refetch();
  return (
    <>
      <Invitation counts={data?.reports ?? null} />
      {data && <Shelf of={data} onRetry={retry} />}
      {!data && error && <FailedQuery title="Your page did not load" error={error} onRetry={retry} />}
      {!data && !error && <HomeSkeleton />}
    </>
  );
}

function Invitation({ counts }: { counts: HomeAnswer['reports'] }) {
  return (
    <div className={classes.invitation}>
      <h3 className={classes.sentence}>Select any category to start browsing</h3>
      <p className={classes.counts}>{counts && countWords(counts)}</p>
      <p className={classes.hint}>Contact your sales representative to subscribe to a report</p>
    </div>
  );
}

const emptyWords = {
  begun: 'What you read will stand here, on every device.',
  news: `Nothing in the last ${limits.newsDays} days.`,
  shared: 'Custom reports that colleagues share with you will stand here.',
  following: '“Follow” stands in the header of a report and above the list of a category.',
  favorites: 'Press the heart beside a title to add it here.',
};

interface ShelfProps {
  of: HomeAnswer;
  onRetry: () => void;
}

function Shelf({ of, onRetry }: ShelfProps) {
  const { begun, news, shared, following, favorites } = of;
  const isEmpty = (group: { total: number } | null) => group?.total === 0;
  const isFirstVisit = [begun, shared, following, favorites].every(isEmpty);
  return (
    <>
      {of.first_steps && <FirstSteps />}
      {isFirstVisit && <p className={classes.promise}>What you read and follow will stand here</p>}
      <div className={classes.shelf} data-single={isFirstVisit || undefined}>
        <div className="slim">
          <GroupOf
            title="Continue reading"
            group={begun}
            empty={isFirstVisit ? undefined : emptyWords.begun}
            isCounted={false}
            onRetry={onRetry}
            row={(one) => <BegunRow key={`${one.kind}/${one.id}`} of={one} />}
          />
          <GroupOf
            title="New in your subscriptions"
            group={news}
            empty={isFirstVisit ? undefined : emptyWords.news}
            way={{ words: 'All notifications', to: paths.notifications }}
            onRetry={onRetry}
            row={(one) => <NewsRow key={`${one.kind}/${one.id}`} of={one} />}
          />
        </div>
        <div className="slim">
          <GroupOf
            title="Shared with you"
            group={shared}
            empty={isFirstVisit ? undefined : emptyWords.shared}
            way={{ words: 'Custom Reports', to: paths.customReports }}
            onRetry={onRetry}
            row={(one) => <SharedRow key={one.id} of={one} />}
          />
          <GroupOf
            title="Following"
            group={following}
            empty={isFirstVisit ? undefined : emptyWords.following}
            way={{ words: 'Edit', to: paths.following }}
            onRetry={onRetry}
            row={(one) => <FollowedRow key={one.id} of={one} />}
          />
          <GroupOf
            title="Favorites"
            group={favorites}
            empty={isFirstVisit ? undefined : emptyWords.favorites}
            way={{ words: 'All favorites', to: paths.reportFavorites }}
            onRetry={onRetry}
            row={(one) => <FavoriteRow key={one.path} of={one} />}
          />
        </div>
      </div>
      {isFirstVisit && <Subscriptions items={of.subscriptions} />}
    </>
  );
}

/** The list that a person begins with. */
function Subscriptions({ items }: { items: HomeAnswer['subscriptions'] }) {
  if (items.length === 0) return <NoneYet />;
  return (
    <Group title="Your subscriptions" way={{ words: 'All subscriptions', to: paths.reportSubscriptions }}>
      <ul className={results.rows}>
        {items.map((item) => (
          <ItemRow key={`${item.report_id}/${item.c_report_id}`} item={item} />
        ))}
      </ul>
    </Group>
  );
}

function NoneYet() {
  return (
    <p className={classes.promise}>
      <Link to={paths.reportSubscriptions}>See your subscriptions</Link>
    </p>
  );
}
