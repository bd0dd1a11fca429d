import { expect, type Page } from './fixtures.ts';

/** How long every answer of the API takes to arrive. */
const delay = 3000;

/** What the sampler in a page, or in a frame of it, has seen. */
interface Watch {
  /** Calls that have not been answered yet. */
  pending: string[];
  /** Sentences that claim that something is not there, with what was still awaited. */
  claims: { words: string; pending: string[] }[];
  /** What was awaited while nothing on screen showed it. */
  faceless: string[];
}

declare global {
  interface Window {
    slowLine: Watch;
  }
}

/** Delays the answers of every page and frame that is opened from now on, and looks at each ten times a second. */
export async function watchOnSlowLine(page: Page): Promise<void> {
  await page.addInitScript(watch, delay);
}

function watch(delay: number): void {
  const claim =
    /^(nothing|none|there (is|are) no|you (have no|are not)|0)\b|^no [a-z]|\bnot found\b|\bis empty\b/i;
  const face = '[aria-busy="true"], [role="progressbar"], [role="status"][aria-label^="Loading"]';
  const seen: Watch = { pending: [], claims: [], faceless: [] };
  window.slowLine = seen;
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    if (!pathname.startsWith('/api/')) return ask(input, init);
    seen.pending.push(pathname);
    const answer = await ask(input, init).finally(() => new Promise((done) => setTimeout(done, delay)));
    seen.pending.splice(seen.pending.indexOf(pathname), 1);
    return answer;
  };
  const isVisible = (one: Element | null) => one?.checkVisibility({ visibilityProperty: true }) ?? false;
  const hasFace = () =>
    [...document.querySelectorAll(face)].some(isVisible) ||
    [...document.querySelectorAll('[role="status"]')].some(
      (one) => isVisible(one) && /^loading|^fetching/i.test(one.textContent?.trim() ?? ''),
    );
  let without: string[] = [];
  setInterval(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (seen.pending.length > 0 && texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim() ?? '';
      const parent = texts.currentNode.parentElement;
      // What is drawn has its figures; the axis of a chart begins with 0.
      if (claim.test(words) && isVisible(parent) && !parent?.closest('svg'))
        seen.claims.push({ words, pending: [...seen.pending] });
    }
    // A press and its face are a moment apart.
    const awaited = hasFace() ? [] : [...seen.pending];
    seen.faceless.push(...awaited.filter((one) => without.includes(one)));
    without = awaited;
  }, 100);
}

export interface SlowStep {
  /** The call that what is on screen waits for. */
  call: RegExp;
  /** What may be said meanwhile, because it does not depend on the call. */
  mayStand?: RegExp;
}

/** Does something that waits for an answer, and expects that until then nothing was claimed, and that the wait was shown. */
export async function expectPatience(page: Page, { call, mayStand }: SlowStep, act: () => Promise<unknown>) {
  for (const frame of page.frames()) await frame.evaluate(forget).catch(() => {});
  await act();
  const seen = async () => {
    const all = await Promise.all(
      page.frames().map((one) => one.evaluate(() => window.slowLine).catch(() => null)),
    );
    return all.filter((one) => one !== null);
  };
  const isAsked = async () => (await seen()).some(({ pending }) => pending.some((one) => call.test(one)));
  await expect.poll(isAsked, { message: `${call} is asked`, intervals: [50] }).toBe(true);
  // One answer may lead to the next question.
  let quiet = 0;
  const quietFor = async () => {
    quiet = (await isAsked()) ? 0 : quiet + 1;
    return quiet;
  };
  await expect
    .poll(quietFor, { message: `${call} is answered`, intervals: [100], timeout: 60_000 })
    .toBeGreaterThan(5);
  for (const { claims, faceless } of await seen()) {
    const early = claims.filter(
      ({ words, pending }) => pending.some((one) => call.test(one)) && !mayStand?.test(words),
    );
    expect(
      [...new Set(early.map(({ words }) => words))],
      `claimed before the answer at ${page.url()}`,
    ).toEqual([]);
    expect(
      faceless.filter((one) => call.test(one)),
      `awaited without a loading face at ${page.url()}`,
    ).toEqual([]);
  }
}

function forget(): void {
  window.slowLine.claims = [];
  window.slowLine.faceless = [];
}
