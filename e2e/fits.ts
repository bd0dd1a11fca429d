import type { Frame } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from './fixtures.ts';

const widths = [375, 1024, 1440];
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/**
 * axe finds nothing in that part and nothing is cut off at the side, at every width. The dark scheme changes colours only,
 * and what a middle width shows is shown at the narrowest or the widest as well: those two are checked in both schemes.
 */
export async function expectFits(page: Page, part = 'html', at = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await expectFitsHere(page, part, page, schemesAt(width, at));
  }
}

function schemesAt(width: number, at: number[]): readonly Scheme[] {
  return width === at[0] || width === at.at(-1) ? schemes : ['light'];
}

/** The same for a page with a frame, and for the frame's content. */
export async function expectFrameFits(page: Page, frame: Frame, at = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await expectFitsHere(page, 'html', page, schemesAt(width, at));
    await expectFitsHere(page, 'html', frame, schemesAt(width, at));
  }
}

/** The same at the current width, in these schemes. */
export async function expectFitsHere(
  page: Page,
  part = 'html',
  where: Page | Frame = page,
  inSchemes: readonly Scheme[] = schemes,
): Promise<void> {
  for (const colorScheme of inSchemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await violations(where, part, colorScheme);
    expect([colorScheme, page.viewportSize()?.width, found]).toEqual([
      colorScheme,
      page.viewportSize()?.width,
      [],
    ]);
  }
  await expect.poll(() => hasNoSidewaysScroll(where)).toBe(true);
}

export async function hasNoSidewaysScroll(where: Page | Frame): Promise<boolean> {
  return where.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}

/** Frames are checked separately, and none of our rules needs the style sheets preloaded. */
const light: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false, selectors: false };
/** In the dark scheme only the colours differ. */
const rules = { light, dark: { ...light, runOnly: ['color-contrast'] } };

async function violations(where: Page | Frame, part: string, scheme: Scheme) {
  // Loaded once per page: it is a large script, and parsing it takes longer than running it.
  if (!(await where.evaluate(() => 'axe' in window))) await where.evaluate(axe.source);
  return where.evaluate(
    async ({ context, options }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    },
    { context: part, options: rules[scheme] },
  );
}
