// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { scrollToHit } from './scrolling.ts';

function placed(top: number, height: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  return element;
}

/** The distance from the top of the window to a hit after scrolling. */
function offsetBelow(header: HTMLElement | null): number {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  scrollToHit(placed(1000, 20), header);
  const [{ top = Number.NaN }] = scrollTo.mock.lastCall as unknown as [ScrollToOptions];
  return 1000 - top;
}

test('READ-13 a hit is scrolled to 150 px below the sticky header, or 100 px from the top without one', () => {
  expect(offsetBelow(null)).toBe(100);
  const header = placed(0, 80);
  header.style.position = 'sticky';
  header.style.top = '0px';
  document.body.append(header);
  expect(offsetBelow(header)).toBe(230);
});
