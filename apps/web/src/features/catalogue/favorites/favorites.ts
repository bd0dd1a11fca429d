import type { FavoriteKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Session } from '../../../lib/session/session.ts';
import type { CatalogueItem } from '../catalogue.queries.ts';

export interface Favorite {
  kind: FavoriteKind;
  id: number;
}

type User = Session['user'];

/** The name of each kind's list in the session. */
const listOf = {
  reports: 'favorites',
  medcore: 'medCoreFavorites',
  medsku: 'medskuFavorites',
  pt: 'ptFavorites',
  survey: 'surveyFavorites',
} as const satisfies Record<FavoriteKind, keyof User>;

/** A MedCore report has its own ids, which name other reports in the list of ordinary ones. */
export function favoriteOf({ kind, report_id, c_report_id }: CatalogueItem): Favorite {
  if (kind !== 'report') return { kind, id: report_id };
  return c_report_id === null ? { kind: 'reports', id: report_id } : { kind: 'medcore', id: c_report_id };
}

/**
 * The custom reports of a team are in a short list of their own and need no favourites. A MedCore report can be a
 * favourite only if the person's company has it.
 */
export function hasFavorites({ custom, subscribed }: Pick<CatalogueItem, 'custom' | 'subscribed'>): boolean {
  return custom === null || (custom.medcore && subscribed);
}

export function isFavorite(user: User, { kind, id }: Favorite): boolean {
  return user[listOf[kind]].includes(id);
}

export function withFavorite(user: User, { kind, id }: Favorite, wanted: boolean): User {
  const others = user[listOf[kind]].filter((one) => one !== id);
  return { ...user, [listOf[kind]]: wanted ? [...others, id] : others };
}

interface Needs {
  /** Saves it on the server. */
  send: (favorite: Favorite, wanted: boolean) => Promise<unknown>;
  show: (favorite: Favorite, wanted: boolean) => void;
  tellFailure: (wanted: boolean) => void;
}

/**
 * Shows a change at once and saves it in the background, one call per item at a time. If the person changes their mind
 * in the meantime, the last choice wins; a change that could not be saved is undone on screen.
 */
export function createFavoriteSync({ send, show, tellFailure }: Needs) {
  const wishes = new Map<string, boolean>();

  async function store(favorite: Favorite, key: string, isStored: boolean): Promise<void> {
    const wanted = wishes.get(key);
    if (wanted === undefined || wanted === isStored) return;
    const isDone = await send(favorite, wanted).then(
      () => true,
      () => false,
    );
    if (isDone) return store(favorite, key, wanted);
    if (wishes.get(key) !== wanted) return;
    wishes.set(key, isStored);
    tellFailure(wanted);
  }

  return async function ask(favorite: Favorite, wanted: boolean): Promise<void> {
    const key = `${favorite.kind}/${favorite.id}`;
    const isAtWork = wishes.has(key);
    wishes.set(key, wanted);
    show(favorite, wanted);
    if (isAtWork) return;
    await store(favorite, key, !wanted);
    // Corrects anything shown in between, such as a session loaded before the change.
    show(favorite, wishes.get(key) ?? wanted);
    wishes.delete(key);
  };
}
