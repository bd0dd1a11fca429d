import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';

/** Built with the app, so it is served from our own origin. */
GlobalWorkerOptions.workerPort = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });

export type Pdf = PDFDocumentProxy;

/** While a document is being closed the worker accepts no other. */
let closed: Promise<void> = Promise.resolve();

/** The caller has to close the document when done. */
export async function openPdf(file: Blob): Promise<Pdf> {
  const data = new Uint8Array(await file.arrayBuffer());
  await closed;
  return getDocument({ data, enableXfa: false }).promise;
}

export function closePdf({ loadingTask }: Pdf): void {
  closed = closed.then(() => loadingTask.destroy()).catch(() => undefined);
}
