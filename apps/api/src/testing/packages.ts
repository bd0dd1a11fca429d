import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Files as a ZIP. */
export async function zipOf(files: Record<string, string | Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}

/** A package of this many chapters, each stating its number and the edition of its text. */
export function packageOf(chapters: number, text = 'first text'): Promise<Uint8Array<ArrayBuffer>> {
  const numbers = Array.from({ length: chapters }, (_, index) => index + 1);
  const table = '<table><tr><th>Year</th><th>Units</th></tr><tr><td>2026</td><td>1,234</td></tr></table>';
  const files = numbers.map((number) => [
    `chapters/${String(number).padStart(2, '0')}-part.html`,
    `<h1>Part ${number}</h1><p>${text} of part ${number}</p>${table}<p><img src="../images/chart.svg" alt="Chart"></p>`,
  ]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h${chapters}"/></svg>`;
  return zipOf({ ...Object.fromEntries(files), 'images/chart.svg': svg });
}

/** The fields of an upload of a new report. */
export function uploadFields(title: string, over: Record<string, string> = {}): Record<string, string> {
  return {
    categoryId: '14',
    subCategoryId: '1405',
    title,
    year: '2026',
    region: 'Europe',
    icon: 'Knee',
    description: 'Implants and instruments',
    ...over,
  };
}
