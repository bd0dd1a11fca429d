import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A harmless document of one page with a link. */
export async function pdfOf(text: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' });
  const bytes = buffer(document);
  document.text(text, { link: 'https://example.com/' });
  document.end();
  return bytes;
}

interface HandMade {
  /** Added to the catalogue. */
  catalog?: string;
  trailer?: string;
  /** Objects with their numbers, 10 or higher. */
  more?: Record<number, string>;
}

/** A document of one empty page, written by hand. */
export function handMadePdf({ catalog = '', trailer = '', more = {} }: HandMade = {}): Buffer {
  const objects: Record<number, string> = {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...more,
  };
  const body = Object.entries(objects).map(([number, text]) => `${number} 0 obj\n${text}\nendobj\n`);
  const end = `trailer\n<< /Root 1 0 R /Size ${body.length + 1} ${trailer} >>\nstartxref\n0\n%%EOF\n`;
  return Buffer.from(`%PDF-1.7\n${body.join('')}${end}`, 'latin1');
}

/** Objects packed into a stream, as most programs write them today. */
export function packed(objects: Record<number, string>, entries = '/Filter /FlateDecode'): string {
  const texts = Object.entries(objects);
  const places = texts.map(([number], index) => {
    const before = texts.slice(0, index).reduce((sum, [, text]) => sum + text.length + 1, 0);
    return `${number} ${before}`;
  });
  const header = `${places.join(' ')}\n`;
  const content = `${header}${texts.map(([, text]) => text).join(' ')}`;
  return streamOf(
    `/Type /ObjStm /N ${texts.length} /First ${header.length} ${entries}`,
    deflateSync(Buffer.from(content, 'latin1')),
  );
}

export function streamOf(entries: string, content: Buffer): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`;
}
