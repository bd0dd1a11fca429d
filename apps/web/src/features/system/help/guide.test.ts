import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../../..');
const guide = join(root, 'apps/web/public/guide/caliper-guide.pdf');
const mostBytes = 3 * 1024 * 1024;

const chapters = globSync('docs/guide/[0-9]*.md', { cwd: root })
  .sort()
  .map((file) => readFileSync(join(root, file), 'utf8').match(/^# (.+)$/m)?.[1] ?? '');

async function readGuide() {
  const task = getDocument({ data: new Uint8Array(readFileSync(guide)), useSystemFonts: true, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  }
  const outline = ((await document.getOutline()) ?? []).map(({ title }) => title);
  const tagged = await (await document.getPage(3)).getStructTree();
  await task.destroy();
  return { pages, outline, isTagged: (tagged?.children.length ?? 0) > 0 };
}

test('CON-05 the guide is a PDF of this product, with a chapter for each of its texts', async () => {
  const { pages, outline, isTagged } = await readGuide();
  expect(chapters.length).toBeGreaterThan(8);
  expect(pages.length).toBeGreaterThan(8);
  expect(pages[0]).toContain('The Caliper guide');
  expect(outline).toEqual(['Contents', ...chapters]);
  expect(isTagged).toBe(true);
});

test('CON-05 each chapter of the guide starts on the page given in its contents', async () => {
  const { pages } = await readGuide();
  for (const title of chapters) {
    const [, number] = (pages[1] ?? '').match(new RegExp(`${title} (\\d+)`)) ?? [];
    expect(pages[Number(number) - 1], title).toContain(`${title} `);
  }
});

test('the guide is small enough to download quickly', () => {
  expect(statSync(guide).size).toBeLessThan(mostBytes);
});
