import type { Pdf } from './open-pdf.ts';

export interface DrawnPage {
  number: number;
  /** Width divided by height. */
  ratio: number;
  /** For people who cannot see the picture. */
  text: string;
}

/** The least number of drawn pixels per CSS pixel: on coarse screens small print needs more than is shown. */
const leastFineness = 2;

/** Draws a page as wide as its canvas, at the resolution of the screen. */
export async function drawPage(
  pdf: Pdf,
  number: number,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<DrawnPage | null> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const fineness = Math.max(devicePixelRatio, leastFineness);
  const viewport = page.getViewport({ scale: (canvas.clientWidth * fineness) / width });
  if (signal.aborted) return null;
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
  return { number, ratio: width / height, text: await textOf(page) };
}

async function textOf(page: Awaited<ReturnType<Pdf['getPage']>>): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}
