import { type ComponentType, lazy } from 'react';
import { latePage } from './late-page.tsx';

const reloadedKey = 'caliper:reloaded-at';
const patienceMilliseconds = 60_000;

/** A page, or the frame of several, that loads when it is first opened. */
export function loadPage<K extends string, Props extends object>(
  name: K,
  load: () => Promise<Record<K, ComponentType<Props>>>,
): ComponentType<Props> {
  const page = async () => (await load())[name];
  const otherwise = (error: unknown) => (navigator.onLine ? reloadOnce(error) : latePage(name, page));
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    return { default: await page().catch(otherwise) };
  });
}

/**
 * After an upgrade an open tab asks for files that are gone. The person is on the way to another page anyway, so a
 * full load of it brings the new build; if the file is missing even then, the failure is real and must show.
 */
function reloadOnce(error: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
  if (Date.now() - last < patienceMilliseconds) throw error;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
  return new Promise(() => {});
}
