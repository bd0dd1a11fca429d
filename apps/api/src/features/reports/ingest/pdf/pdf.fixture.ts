import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** A harmless document of one page with a link. */
export async function pdfOf(text: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' });
  const bytes = buffer(document);
  document.text(text, { link: 'https://example.com/' });
  document.end();
  return bytes;
}
