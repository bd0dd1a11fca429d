import { readFileSync } from 'node:fs';
import { categories } from '@caliper/contract/catalogue/categories.ts';
import type { z } from 'zod';

/** Where the news of each sub-category comes from. */
export type NewsFeeds = ReadonlyMap<number, readonly URL[]>;

const subCategoryIds = categories.flatMap((one) => one.subCategories.map((sub) => sub.subCategoryId));

/** Ships with the product, so that there is news before an operator has chosen feeds. */
const invented = new URL('../features/news/invented-news.rss', import.meta.url);

/** NEWS_FEEDS={"1405": ["https://…"], "*": ["https://…"]}, or the path of a file that holds such an object. */
export function readNewsFeeds(text: string | undefined, context: z.RefinementCtx): NewsFeeds {
  if (text === undefined) return new Map(subCategoryIds.map((id) => [id, [invented]]));
  const feeds = new Map<number, URL[]>();
  for (const [key, addresses] of Object.entries(readObject(text, context))) {
    const ids = idsOf(key);
    if (ids.length === 0) context.addIssue(`has "${key}"; write the id of a sub-category, or * for all`);
    const urls = readAddresses(key, addresses, context);
    for (const id of ids) feeds.set(id, [...(feeds.get(id) ?? []), ...urls]);
  }
  return feeds;
}

function readObject(text: string, context: z.RefinementCtx): object {
  const isFile = !/^\s*[{["]/.test(text);
  try {
    const read: unknown = JSON.parse(isFile ? readFileSync(text, 'utf8') : text);
    if (read instanceof Object && !Array.isArray(read)) return read;
    context.addIssue('must be a JSON object of sub-categories and their lists of addresses');
  } catch (error) {
    const isMissing = error instanceof Error && 'syscall' in error;
    if (isMissing) context.addIssue(`must be a JSON object or a file with one; ${text} cannot be read`);
    else context.addIssue(isFile ? `names ${text}, which is not JSON` : 'is not JSON');
  }
  return {};
}

function idsOf(key: string): number[] {
  return key === '*' ? subCategoryIds : subCategoryIds.filter((id) => String(id) === key);
}

function readAddresses(key: string, addresses: unknown, context: z.RefinementCtx): URL[] {
  if (!Array.isArray(addresses)) {
    context.addIssue(`has no list of addresses for "${key}"`);
    return [];
  }
  return addresses.flatMap((address: unknown) => {
    const url = typeof address === 'string' ? URL.parse(address) : null;
    if (url && /^https?:$/.test(url.protocol)) return url;
    context.addIssue(`has ${JSON.stringify(address)} for "${key}"; write http:// or https:// addresses`);
    return [];
  });
}
