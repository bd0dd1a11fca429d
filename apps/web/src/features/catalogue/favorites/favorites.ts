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
