import { uploadFields, zipOf } from '@caliper/api/testing/packages.ts';
import type { Browser, Page } from '@playwright/test';
import { forgetEvents, launch, longestEvent, openAs, seenBy } from './browser.ts';
import { type Installation, openInstallation, readableBy, signInAs } from './installation.ts';
import { atMost, median, percentile, type Row } from './report.ts';

const rounds = 5;
const tables = 40;
const hits = 500;

/** The reader in Chromium: opening it, turning the page, and a chapter of 300 KB with 500 hits. */
export async function benchReaderPage(): Promise<Row[]> {
  await using installation = await openInstallation();
  const browser = await launch();
  const opened: Awaited<ReturnType<typeof openReport>>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const one = await openReport(browser, installation);
    if (round > 0) opened.push(one);
  }
  const long = await readLongChapter(browser, installation);
  await browser.close();
  const middle = (pick: (one: (typeof opened)[number]) => number) => median(opened.map(pick));
  return [
    atMost(
      'Reader: largest paint',
      middle(({ paint }) => paint),
      700,
      'ms',
    ),
    atMost(
      'Reader: layout shift',
      middle(({ shift }) => shift),
      0.02,
      '',
    ),
    atMost(
      'Reader: next chapter, fetched ahead, until it is painted',
      middle(({ turn }) => turn),
      100,
      'ms',
    ),
    ...long,
  ];
}

async function openReport(browser: Browser, installation: Installation) {
  const email = 'reader@meridian.example';
  const itemId = await readableBy(installation.db, email);
  const page = await openAs(browser, installation, email);
  await page.goto(`/reports/${itemId}/report/1`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  // The neighbouring chapters are prepared when the page is idle.
  await page.waitForTimeout(1000);
  const turn = await page.evaluate(turnPage);
  const { paint, shift } = await seenBy(page);
  await page.context().close();
  return { paint, shift, turn };
}

/** Runs in the page: from the click on the next chapter to the frame that shows its title. */
function turnPage(): Promise<number> {
  const title = () => document.querySelector('h1')?.textContent;
  const next = [...document.querySelectorAll<HTMLElement>('main a')].findLast(({ textContent }) =>
    textContent.startsWith('2 '),
  );
  const before = title();
  const begun = performance.now();
  next?.click();
  return new Promise((resolve) => {
    const look = () => {
      const done = title() !== before;
      requestAnimationFrame(done ? () => resolve(performance.now() - begun) : look);
    };
    look();
  });
}

async function readLongChapter(browser: Browser, installation: Installation): Promise<Row[]> {
  const id = await publishLong(installation);
  const page = await openAs(browser, installation, 'admin@caliper.example');
  await page.goto(`/reports/${id}/long/1?term=cementless`);
  await page.locator('mark').first().waitFor();
  await page.waitForLoadState('networkidle');
  const marks = await page.locator('mark').count();
  const shown = await page.getByText(`1 of ${marks}`).first().isVisible();
  const box = page.getByLabel('Search this report');
  await box.focus();
  await forgetEvents(page);
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('Enter');
  const step = await longestEvent(page);
  const frames = await scrollThrough(page);
  await page.context().close();
  const what = `Reader, 300 KB with ${tables} tables and ${hits} hits`;
  return [
    {
      what: `${what}: marks and what the navigator says`,
      figure: `${marks}${shown ? '' : ', not said'}`,
      budget: `${hits}, and said so`,
      isWithin: marks === hits && shown,
    },
    atMost(`${what}: a step, to the next paint`, step, 100, 'ms'),
    atMost(`${what}: frames while scrolling, p95`, percentile(frames, 0.95), 50, 'ms'),
  ];
}

/** How long each frame took while scrolling through the chapter. */
function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const frames: number[] = [];
    let last = performance.now();
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo({ top: y, behavior: 'instant' });
      const now = await new Promise<number>(requestAnimationFrame);
      frames.push(now - last);
      last = now;
    }
    return frames;
  });
}

async function publishLong({ origin, db }: Installation): Promise<number> {
  const { headers } = await signInAs(db, 'admin@caliper.example');
  const body = new FormData();
  for (const [name, value] of Object.entries(uploadFields('A long report'))) body.append(name, value);
  const file = await zipOf({
    'chapters/1-long.html': longChapter(),
    'chapters/2-short.html': '<h1>Short</h1><p>x',
  });
  body.append('file', new Blob([file]), 'package.zip');
  const answer = await fetch(`${origin}/api/reports/upload-report`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { report_id: number }).report_id;
}

function longChapter(): string {
  const row = (n: number) => `<tr><th>Country ${n}</th>${`<td>${n},${n + 100}.5</td>`.repeat(9)}</tr>`;
  const rows = Array.from({ length: 24 }, (_, index) => row(index + 1)).join('');
  const head = `<tr><th>Country</th>${Array.from({ length: 9 }, (_, index) => `<th>${2020 + index}</th>`).join('')}</tr>`;
  const table = `<table><caption>Table of values<br>USD million</caption><thead>${head}</thead><tbody>${rows}</tbody></table>`;
  const words = 'Hospitals in this country bought more of these devices than in the year before. ';
  const text = `<p>A cementless stem. ${words.repeat(2)}</p>`;
  const sections = Array.from({ length: tables }, (_, index) => {
    const paragraphs = text.repeat(Math.floor(hits / tables) + (index < hits % tables ? 1 : 0));
    return `<h2>Section ${index + 1}</h2>${paragraphs}${table}`;
  });
  return `<h1>A long chapter</h1>${sections.join('')}`;
}
