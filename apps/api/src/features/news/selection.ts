import type { FeedItem, FiledItem } from './feed-item.ts';

export const itemsPerSubCategory = 30;

/** The newest of these items, each title once; those without a date come last. */
export function newestOf<T extends FeedItem>(items: readonly T[]): T[] {
  const sorted = items.toSorted((a, b) => timeOf(b) - timeOf(a));
  const byTitle = new Map<string, T>();
  for (const item of sorted) {
    const title = folded(item.title);
    if (!byTitle.has(title)) byTitle.set(title, item);
  }
  return [...byTitle.values()].slice(0, itemsPerSubCategory);
}

/** An item is for the sub-categories it names; if it names none, for all that use the feed. */
export function isFor(subCategoryId: number, { subCategoryIds }: FiledItem): boolean {
  return subCategoryIds.length === 0 || subCategoryIds.includes(subCategoryId);
}

function timeOf({ publishedAt }: FeedItem): number {
  return publishedAt?.getTime() ?? 0;
}

function folded(title: string): string {
  return title.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
