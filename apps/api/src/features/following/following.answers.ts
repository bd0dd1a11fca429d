import { reportPath } from '@caliper/contract/catalogue/item-paths.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import { type Catalogue, knownItem } from '../catalogue/index.ts';
import type { FollowRow } from './follows.store.ts';
import { categoryOf, subCategoryOf } from './targets.ts';

type Overview = Awaited<ReturnType<Catalogue['overview']>>;
type Followed = Answer<'following'>[number];
type Named = Pick<Followed, 'name' | 'detail' | 'path'>;

/** Null for what the viewer cannot see: a report that was hidden. */
export function toFollowed(viewer: Viewer, view: Overview, row: FollowRow, places: number): Followed | null {
  const named = nameOf(viewer, view, row);
  if (!named) return null;
  const { follow_id: id, kind, target_id, rhythm, created_at } = row;
  return {
    id,
    kind,
    target_id: kind === 'search' ? null : target_id,
    ...named,
    rhythm,
    since: epochSeconds(created_at),
    places,
  };
}

function nameOf(viewer: Viewer, { shelves }: Overview, row: FollowRow): Named | null {
  const { kind, target_id, query, category, region, name } = row;
  if (kind === 'report') {
    const item = knownItem(viewer, { shelf: shelves.report }, target_id);
    if (!item) return null;
    const { item_name, item_year, region: where } = item;
    return { name: item_name, detail: `${item_year} ${where}`, path: reportPath(target_id, item_name) };
  }
  if (kind === 'search') {
    const place = { ...(category && { category }), ...(region && { region }) };
    return { name: query, detail: Object.values(place).join(', '), path: searchPath({ query, ...place }) };
  }
  if (kind === 'market' || kind === 'company') return { name, detail: '', path: searchPath({ query: name }) };
  if (kind === 'category') {
    const found = categoryOf(target_id);
    return found ? { name: found.text, detail: '', path: listPath(found.url) } : null;
  }
  const sub = subCategoryOf(target_id);
  if (!sub) return null;
  const path = listPath(sub.category.url, sub.url);
  return { name: sub.text, detail: sub.category.text, path };
}

function searchPath(choice: Record<string, string>): string {
  return `/catalog/search?${new URLSearchParams(choice)}`;
}

function listPath(...slugs: string[]): string {
  return ['/catalog', ...slugs].join('/');
}
