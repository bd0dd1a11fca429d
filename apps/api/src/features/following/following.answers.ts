import { itemPath, reportPath } from '@caliper/contract/catalogue/item-paths.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import { type Catalogue, isKnown } from '../catalogue/index.ts';
import type { FollowRow } from './follows.store.ts';
import { categoryOf, findIn, subCategoryOf } from './targets.ts';

type Overview = Awaited<ReturnType<Catalogue['overview']>>;
type Followed = Answer<'following'>[number];
type Named = Pick<Followed, 'kind' | 'name' | 'detail' | 'path'>;

/** Null for what the viewer cannot see: an item that was hidden. */
export function toFollowed(viewer: Viewer, view: Overview, row: FollowRow, places: number): Followed | null {
  const named = nameOf(viewer, view, row);
  if (!named) return null;
  const { follow_id: id, kind, target_id, rhythm, created_at } = row;
  return {
    id,
    target_id: kind === 'search' ? null : target_id,
    ...named,
    rhythm,
    since: epochSeconds(created_at),
    places,
  };
}

function nameOf(viewer: Viewer, view: Overview, row: FollowRow): Named | null {
  const { kind, target_id, query, category, region, name } = row;
  if (kind === 'report') {
    const item = findIn(view, target_id);
    if (!item || !isKnown(viewer, item)) return null;
    const { kind: itemKind, item_name: itemName, item_year, region: where } = item;
    const path =
      itemKind === 'report' ? reportPath(target_id, itemName) : itemPath(itemKind, target_id, itemName);
    return { kind: itemKind, name: itemName, detail: `${item_year} ${where}`, path };
  }
  if (kind === 'search') {
    const place = { ...(category && { category }), ...(region && { region }) };
    return {
      kind,
      name: query,
      detail: Object.values(place).join(', '),
      path: searchPath({ query, ...place }),
    };
  }
  if (kind === 'market' || kind === 'company')
    return { kind, name, detail: '', path: searchPath({ query: name }) };
  if (kind === 'category') {
    const found = categoryOf(target_id);
    return found ? { kind, name: found.text, detail: '', path: listPath(found.url) } : null;
  }
  const sub = subCategoryOf(target_id);
  if (!sub) return null;
  const path = listPath(sub.category.url, sub.url);
  return { kind, name: sub.text, detail: sub.category.text, path };
}

function searchPath(choice: Record<string, string>): string {
  return `/catalog/search?${new URLSearchParams(choice)}`;
}

function listPath(...slugs: string[]): string {
  return ['/catalog', ...slugs].join('/');
}
