import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@caliper/api/platform/postgres/embedded/port.ts';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { browserOptions, signInBrowser } from './browser.ts';
import { type Installation, openInstallation, readableBy } from './installation.ts';
import { median, type Row } from './report.ts';

const rounds = 5;
const least = { performance: 99, accessibility: 100, 'best-practices': 100 };
const categories = ['performance', 'accessibility', 'best-practices'] as const;

interface Opened {
  what: string;
  path: string;
  /** The signed-in person; a visitor if left out. */
  email?: string;
}

/** The pages that people see first, as rated by Lighthouse's desktop preset. */
export async function benchLighthouse(): Promise<Row[]> {
  await using installation = await openInstallation();
  const reader = 'reader@meridian.example';
  const pages: Opened[] = [
    { what: 'sign-in', path: '/' },
    { what: 'catalogue', path: '/catalog/orthopedics', email: reader },
    { what: 'reader', path: `/reports/${await readableBy(installation.db, reader)}/report/1`, email: reader },
  ];
  const rows: Row[] = [];
  for (const page of pages) rows.push(...(await rate(installation, page)));
  return rows;
}

async function rate(installation: Installation, { what, path, email }: Opened): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'caliper-lighthouse-'));
  const port = await freePort();
  const options = browserOptions([`--remote-debugging-port=${port}`]);
  const browser = await chromium.launchPersistentContext(folder, options);
  try {
    if (email) await signInBrowser(browser, installation, email);
    const scores: number[][] = [];
    for (let round = 0; round < rounds; round += 1) scores.push(await look(installation.origin + path, port));
    return categories.map((category, index) => ({
      what: `Lighthouse, ${what}: ${category}`,
      figure: String(median(scores.map((one) => one[index] ?? 0))),
      budget: `at least ${least[category]}`,
      isWithin: median(scores.map((one) => one[index] ?? 0)) >= least[category],
    }));
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lighthouse clears the cache before each run but keeps the cookies, so the session stays. */
async function look(url: string, port: number): Promise<number[]> {
  const flags = { port, onlyCategories: [...categories], logLevel: 'error' as const };
  const { lhr } = (await lighthouse(url, flags, desktopConfig)) ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`Nothing was seen at ${url}: ${lhr?.runtimeError?.message}`);
  return categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100));
}
