/// <reference types="@vitest/browser-playwright" />
import '@caliper/ui/theme/styles.ts';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { ScrollingHeading } from './scrolling-heading.tsx';

const words = 'Video, High-Tech, and IGS';

async function letMove(value: 'no-preference' | 'reduce'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

function running(heading: Element) {
  return heading
    .getAnimations({ subtree: true })
    .map(({ effect }) => effect?.getTiming() ?? {})
    .map(({ duration, iterations }) => ({ duration, isEndless: iterations === Number.POSITIVE_INFINITY }));
}

test('CAT-14 a heading scrolls only if it is too wide and may move; otherwise it is fully readable', async () => {
  await letMove('no-preference');
  const room = document.body.appendChild(document.createElement('div'));
  const root = createRoot(room);
  root.render(<ScrollingHeading id="heading" text={words} ref={null} />);
  const heading = page.getByRole('heading', { level: 2, name: words, exact: true });
  await expect.element(heading).toBeVisible();
  expect(running(heading.element())).toEqual([]);
  room.style.width = '220px';
  await expect.poll(() => running(heading.element())).toEqual([{ duration: 7500, isEndless: true }]);
  await expect.element(heading).toBeVisible();
  room.style.width = '1000px';
  await expect.poll(() => running(heading.element())).toEqual([]);

  room.style.width = '220px';
  await letMove('reduce');
  await expect.poll(() => running(heading.element())).toEqual([]);
  const frame = heading.element().getBoundingClientRect();
  const text = page.getByText(words).first().element().getBoundingClientRect();
  expect(text.right).toBeLessThanOrEqual(frame.right);
  expect(text.bottom).toBeLessThanOrEqual(frame.bottom);
  root.unmount();
});
