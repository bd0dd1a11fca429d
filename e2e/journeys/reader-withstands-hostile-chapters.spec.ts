import { hostilePages } from '@caliper/api/features/reports/ingest/html/hostile-pages.fixture.ts';
import { addChapterCode } from '../chapter-code.ts';
import { expect, test } from '../fixtures.ts';

interface ChapterCode {
  prepareChapter(chapter: object): { root: Element };
}

/** Runs in the page: shows each as if the server had sent it, and triggers everything that can be triggered. */
async function show(pages: string[]): Promise<void> {
  const { prepareChapter } = (window as unknown as { chapters: ChapterCode }).chapters;
  for (const chapter_content of pages) {
    const { root } = prepareChapter({ chapter_number: 1, chapter_title: '', chapter_content, images: {} });
    document.body.replaceChildren(root);
    for (const type of ['mouseover', 'focus', 'pointerenter', 'animationstart', 'toggle', 'error', 'load']) {
      for (const node of root.querySelectorAll('*')) node.dispatchEvent(new Event(type));
    }
    await new Promise(requestAnimationFrame);
  }
}

test('READ-05 a chapter that got past the server runs nothing and loads nothing', async ({ page }) => {
  test.setTimeout(120_000);
  const asked: string[] = [];
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await page.route('**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await addChapterCode(page);
  await page.evaluate(show, hostilePages);
  expect({ asked, dialogs, at: page.url() }).toEqual({ asked: [], dialogs: [], at: 'about:blank' });
});
