import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

/** Built with the app, so it is served from our own origin. */
GlobalWorkerOptions.workerPort = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });

export type Pdf = PDFDocumentProxy;

/** While a document is being closed the worker accepts no other. */
let closed: Promise<void> = Promise.resolve();

/** The caller has to close the document when done. */
async function openPdf(file: Blob): Promise<Pdf> {
  const data = new Uint8Array(await file.arrayBuffer());
  await closed;
  return getDocument({ data, enableXfa: false }).promise;
}

function closePdf({ loadingTask }: Pdf): void {
  closed = closed.then(() => loadingTask.destroy()).catch(() => undefined);
}

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

interface Opened {
  pdf: Pdf | null;
  error: Error | null;
}

/** Opens a file; until that is done, both are null. */
export function usePdf(file: Blob, attempt: number): Opened {
  const [opened, setOpened] = useState<Opened>({ pdf: null, error: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same file again
  useEffect(() => {
    let isOver = false;
    let pdf: Pdf | null = null;
    setOpened({ pdf: null, error: null });
    const open = async () => {
      pdf = await openPdf(file);
      if (isOver) closePdf(pdf);
      else setOpened({ pdf, error: null });
    };
    open().catch((error: Error) => !isOver && setOpened({ pdf: null, error }));
    return () => {
      isOver = true;
      if (pdf) closePdf(pdf);
    };
  }, [file, attempt]);
  return opened;
}
