import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { inbox as limits } from '@caliper/contract/limits.ts';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { queryClient, showsOwnError } from '../../lib/api/query-client.ts';

type Page = Answer<'notifications'>;
export type Notification = Page['items'][number];
export type MailSetting = Answer<'mailSettings'>[number];

const minute = 60_000;

/** Asked every minute while the page is looked at, and when somebody returns to it; less often while it fails. */
export const unreadQuery = queryOptions({
  ...asked(['notifications', 'unread'], 'unreadNotifications'),
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }) => (state.error ? 5 : 1) * minute,
});

export function askForUnread(): void {
  void queryClient.invalidateQueries(unreadQuery);
}

/** Its count is newer than the one that was known. */
async function askFor(query: Input<'notifications'>['query'], signal: AbortSignal): Promise<Page> {
  const page = await call('notifications', { query }, { signal });
  showUnread(page);
  return page;
}

/** The newest, for the panel. */
export const newestQuery = queryOptions({
  queryKey: ['notifications', 'newest'],
  queryFn: ({ signal }) => askFor({ count: limits.inPanel }, signal),
  staleTime: 0,
  meta: showsOwnError,
});

/** All of them, page by page. */
export const allQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'all'],
  queryFn: ({ pageParam, signal }) => askFor(pageParam === null ? {} : { before: pageParam }, signal),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
  meta: showsOwnError,
});

export const mailSettingsQuery = asked(['notifications', 'settings'], 'mailSettings');

function showUnread({ unread }: Answer<'unreadNotifications'>): void {
  queryClient.setQueryData(unreadQuery.queryKey, { unread });
}

/** Opening what it leads to reads it. If that fails it stays unread, which is no reason to disturb anybody. */
export async function readOne({ id, read }: Notification): Promise<void> {
  if (read) return;
  markShown((one) => one.id === id);
  try {
    showUnread(await call('readNotification', { params: { id } }));
  } catch {
    await queryClient.invalidateQueries({ queryKey: ['notifications'] });
  }
}

/** All up to the newest that is shown. */
export async function readAll(until: number): Promise<void> {
  showUnread(await call('readNotifications', { body: { until } }));
  markShown((one) => one.id <= until);
}

function markShown(isMeant: (one: Notification) => boolean): void {
  const read = (page: Page): Page => ({
    ...page,
    items: page.items.map((one) => (isMeant(one) ? { ...one, read: true } : one)),
  });
  queryClient.setQueryData(newestQuery.queryKey, (page) => page && read(page));
  queryClient.setQueryData<InfiniteData<Page, number | null>>(
    allQuery.queryKey,
    (all) => all && { ...all, pages: all.pages.map(read) },
  );
}
