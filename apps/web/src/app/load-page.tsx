import { type Loadable, loadable } from '@caliper/ui/behaviour/loadable.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { FailedQuery } from '../lib/api/failed-query.tsx';
import { showsOwnError } from '../lib/api/query-client.ts';
import type { AskAhead } from '../lib/loading/ask-ahead.ts';
import { partQuery } from '../lib/loading/load-part.ts';
import { storageOf } from '../lib/remembered/storage.ts';

const reloadedKey = 'caliper:reloaded-at';
const patienceMilliseconds = 60_000;

export type LoadablePage<Props = object> = Loadable<Props> & { askAhead?: AskAhead };

/** A page, or the frame of several, that is loaded when first opened. */
export function loadPage<K extends string, Props extends object>(
  name: K,
  load: () => Promise<Record<K, ComponentType<Props> & { askAhead?: AskAhead }>>,
): LoadablePage<Props> {
  const page = async () => (await load())[name];
  const shown = loadable(page, (error) => (navigator.onLine ? reloadOnce(error) : latePage(name, page)));
  const askAhead: AskAhead = async (opening) => (await page()).askAhead?.(opening);
  return Object.assign(shown, { askAhead });
}

/**
 * After an upgrade an open tab requests files that no longer exist. The person is navigating anyway, so a full load of
 * the new page brings the new build; if the file is missing even then, the failure is real and must show.
 */
function reloadOnce(error: unknown): Promise<never> {
  const storage = storageOf('sessionStorage');
  // Without a record of the last reload the page might reload forever.
  const last = storage ? Number(storage.getItem(reloadedKey) ?? 0) : Date.now();
  if (Date.now() - last < patienceMilliseconds) throw error;
  storage?.setItem(reloadedKey, String(Date.now()));
  location.reload();
  return new Promise(() => {});
}

/** Takes the place of a page that could not be loaded without a network, until it can be. */
function latePage<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const query = { ...partQuery(name, load), meta: showsOwnError };
  return function LatePage(props: Props) {
    const { data: Page, error, refetch } = useQuery(query);
    if (Page) return <Page {...props} />;
    return (
      <div className="page page-waiting">
        {!error && <SkeletonRows />}
        {error && <FailedQuery title="The page did not load" titleAs="h1" error={error} onRetry={refetch} />}
      </div>
    );
  };
}
