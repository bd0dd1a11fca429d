import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';

const entry = fileURLToPath(
  new URL('../apps/web/src/features/reader/chapter/chapter.fixture.ts', import.meta.url),
);

/** Adds the product's own code for chapters to an empty page as `window.chapters`. */
export async function addChapterCode(page: Page): Promise<void> {
  code ??= buildChapterCode();
  await page.addScriptTag({ content: await code });
}

/** Built once, however many journeys of a worker use it. */
let code: Promise<string> | undefined;

async function buildChapterCode(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, name: 'chapters', formats: ['iife'] } },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const [chunk] = bundle?.output ?? [];
  if (!chunk) throw new Error('The code for chapters could not be built');
  return chunk.code;
}
