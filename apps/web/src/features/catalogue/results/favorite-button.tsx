import type { Query } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { dismissNotification, notifyFailure } from '../../../lib/notifications.ts';
import { sessionQuery, useSession } from '../../../lib/session/session.ts';
import type { CatalogueItem } from '../catalogue.queries.ts';
import {
  createFavoriteSync,
  type Favorite,
  favoriteOf,
  isFavorite,
  withFavorite,
} from '../favorites/favorites.ts';
import { editionName } from './item-links.ts';
import classes from './item-row.module.css';

const heart =
  'M8 13.6C4.6 11.2 1.9 9 1.9 6.1 1.9 4.2 3.3 2.8 5 2.8c1.2 0 2.3.6 3 1.8.7-1.2 1.8-1.8 3-1.8 1.7 0 3.1 1.4 3.1 3.3 0 2.9-2.7 5.1-6.1 7.5Z';

export function FavoriteButton({ item }: { item: CatalogueItem }) {
  const { isOn, toggle } = useFavorite(item);
  return (
    <button
      type="button"
      className={classes.favorite}
      onClick={toggle}
      aria-pressed={isOn}
      aria-label={`Favorite: ${editionName(item)}`}
    >
      <svg width={18} height={18} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={heart} />
      </svg>
    </button>
  );
}

const failures = { add: 'Failed to add favorite', remove: 'Failed to update favorites' };

/** The heart itself shows a success; the failure before it is no longer true. */
let lastFailure = '';

const ask = createFavoriteSync({
  send: async (params, wanted) => {
    await call(wanted ? 'addFavorite' : 'removeFavorite', { params });
    if (lastFailure) dismissNotification(lastFailure);
    forgetFavoritePages();
  },
  show: showFavorite,
  tellFailure: (wanted) => {
    lastFailure = notifyFailure(wanted ? failures.add : failures.remove);
  },
});

/** Whether the item is a favourite, and a way to change that. */
function useFavorite(item: CatalogueItem) {
  const user = useSession()?.user;
  const favorite = favoriteOf(item);
  const isOn = user !== undefined && isFavorite(user, favorite);
  return { isOn, toggle: () => void ask(favorite, !isFavoriteNow(favorite)) };
}

/** Read from the session, not from the screen: quick presses are ahead of rendering. */
function isFavoriteNow(favorite: Favorite): boolean {
  const user = queryClient.getQueryData(sessionQuery.queryKey)?.user;
  return user !== undefined && isFavorite(user, favorite);
}

function showFavorite(favorite: Favorite, wanted: boolean): void {
  // An answer still on its way does not include the change.
  void queryClient.cancelQueries(sessionQuery);
  queryClient.setQueryData(
    sessionQuery.queryKey,
    (session) => session && { ...session, user: withFavorite(session.user, favorite, wanted) },
  );
}

/** The page on screen keeps its rows until it is opened again, so that a slip can be undone; other lists reload. */
function forgetFavoritePages(): void {
  const pages = {
    predicate: ({ queryKey: [feature, , filter] }: Query) =>
      feature === 'catalogue' && filter === 'favorites',
  };
  queryClient.removeQueries({ ...pages, type: 'inactive' });
  void queryClient.invalidateQueries({ ...pages, refetchType: 'none' });
}
