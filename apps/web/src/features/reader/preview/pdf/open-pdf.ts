import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';

/** Built with the app, so it comes from our own address. */
GlobalWorkerOptions.workerPort = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });

export type Pdf = PDFDocumentProxy;

/** While a document is being closed the worker takes no other. */
let closed: Promise<void> = Promise.resolve();

/** The document that the caller has to close when it is done with it. */
export async function openPdf(file: Blob): Promise<Pdf> {
  const data = new Uint8Array(await file.arrayBuffer());
  await closed;
  return getDocument({ data, enableXfa: false }).promise;
}

export function closePdf({ loadingTask }: Pdf): void {
  closed = closed.then(() => loadingTask.destroy()).catch(() => undefined);
}
