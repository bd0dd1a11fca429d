import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { loadable } from './loadable.tsx';

/** All that was ever to be seen. */
async function shown(isAhead: boolean): Promise<string[]> {
  const Page = loadable(async () => () => <p>The page</p>);
  if (isAhead) await Page.preload?.();
  const place = document.body.appendChild(document.createElement('div'));
  const seen = new Set<string>();
  new MutationObserver(() => seen.add(place.innerText)).observe(place, { childList: true, subtree: true });
  const root = createRoot(place);
  root.render(
    <Suspense fallback="Waiting">
      <Page />
    </Suspense>,
  );
  await expect.poll(() => [...seen].at(-1)).toBe('The page');
  root.unmount();
  return [...seen];
}

test('FAST-05 what was loaded ahead is shown without a fallback', async () => {
  expect(await shown(true)).toEqual(['The page']);
  expect(await shown(false)).toEqual(['Waiting', 'The page']);
});
