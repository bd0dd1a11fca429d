import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';

/** Built with the app, so it comes from our own address. */
GlobalWorkerOptions.workerPort = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });

export type Pdf = PDFDocumentProxy;

/** The document that the caller has to destroy when it is done with it. */
export async function openPdf(file: Blob): Promise<Pdf> {
  const data = new Uint8Array(await file.arrayBuffer());
  return getDocument({ data, enableXfa: false }).promise;
}
