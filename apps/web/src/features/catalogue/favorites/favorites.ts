import type { FavoriteKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Session } from '../../../lib/session.ts';
import type { CatalogueItem } from '../catalogue.queries.ts';

export interface Favorite {
  kind: FavoriteKind;
  id: number;
}

type User = Session['user'];

/** The person's list for each kind, as the session names it. */
const listOf = {
  reports: 'favorites',
  medcore: 'medCoreFavorites',
  medsku: 'medskuFavorites',
  pt: 'ptFavorites',
  survey: 'surveyFavorites',
} as const satisfies Record<FavoriteKind, keyof User>;

/** A curated report has ids of its own, which mean another report in the list of ordinary ones. */
export function favoriteOf({ kind, report_id, c_report_id }: CatalogueItem): Favorite {
  if (kind !== 'report') return { kind, id: report_id };
  return c_report_id === null ? { kind: 'reports', id: report_id } : { kind: 'medcore', id: c_report_id };
}

/**
 * What people make of reports stands in their own short list, and needs no other. A curated report is a favourite
 * only of those whose company has it.
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
