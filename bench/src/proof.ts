import type { Browser } from '@playwright/test';
import { launch, openAs, seenBy } from './browser.ts';
import { type Caller, type Installation, openInstallation, signInAs } from './installation.ts';
import { chapters, release, tables, uploadEdition } from './large-report.ts';
import { atMost, median, type Row } from './report.ts';

const rounds = 7;
const staff = 'publications@caliper.example';
const asDraft = { release: 'proof' };
const of = `of ${chapters} chapters with ${tables} tables`;

/** A large report that waits as the draft of a second version in which every forecast is revised. */
export async function benchProof(): Promise<Row[]> {
  await using installation = await openInstallation();
  const caller = await signInAs(installation.db, staff);
  const reportId = await release(
    installation,
    caller,
    await uploadEdition(installation, caller, 2024, asDraft),
  );
  const second = { ...asDraft, reportId: String(reportId) };
  const { draft_id } = await uploadEdition(installation, caller, 2025, second);
  const path = `/reports/drafts/${draft_id}`;
  const opened = await timed(installation, caller, path);
  const compared = await timed(installation, caller, `${path}/changes`);
  const browser = await launch();
  const pages: Awaited<ReturnType<typeof look>>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const one = await look(browser, installation, draft_id ?? 0);
    if (round > 0) pages.push(one);
  }
  await browser.close();
  const middle = (pick: (one: (typeof pages)[number]) => number) => Math.round(median(pages.map(pick)));
  return [
    atMost(
      `The proof ${of}: protocol and chapter can be read`,
      middle(({ readable }) => readable),
      1000,
      'ms',
    ),
    atMost(
      `The proof ${of}: its changes are counted beside it`,
      middle(({ counted }) => counted),
      3000,
      'ms',
    ),
    atMost(`The proof ${of}: layout shift`, median(pages.map(({ shift }) => shift)), 0.02, ''),
    atMost(`The call that opens a draft ${of}`, Math.round(opened), 150, 'ms'),
    atMost(`The call for its changes`, Math.round(compared), 3000, 'ms'),
  ];
}

/** One call after the other. */
async function timed({ origin }: Installation, { headers }: Caller, path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const begun = performance.now();
    const answer = await fetch(`${origin}/api${path}`, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    if (round > 0) times.push(performance.now() - begun);
  }
  return median(times);
}

async function look(browser: Browser, installation: Installation, draftId: number) {
  const page = await openAs(browser, installation, staff);
  await page.addInitScript(watchProof);
  await page.goto(`/proofs/${draftId}`);
  await page.waitForFunction(() => (window as unknown as Timed).proofed.counted > 0);
  const { readable, counted } = await page.evaluate(() => (window as unknown as Timed).proofed);
  const { shift } = await seenBy(page);
  await page.context().close();
  return { readable, counted, shift };
}

type Timed = { proofed: { readable: number; counted: number } };

/** Runs in the page, before its own scripts: when the chapter and the counts of changes stand on screen. */
function watchProof(): void {
  const proofed = { readable: 0, counted: 0 };
  (window as unknown as Timed).proofed = proofed;
  const has = (selector: string) => document.querySelector(selector) !== null;
  const look = () => {
    const now = performance.now();
    if (!proofed.readable && has('[data-chapter] h1') && has('[aria-label="Reading protocol"]'))
      proofed.readable = now;
    if (proofed.readable && !proofed.counted && has('[aria-labelledby="changes"] li')) proofed.counted = now;
    if (!proofed.counted) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
