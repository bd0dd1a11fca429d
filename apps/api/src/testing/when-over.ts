import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** When the current test is over; outside of tests, when the file is. What was begun last ends first. */
export function whenOver(end: () => unknown): void {
  const later = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  later(async () => void (await end()));
}

/** A folder that is removed at the end. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'caliper-test-'));
  whenOver(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
