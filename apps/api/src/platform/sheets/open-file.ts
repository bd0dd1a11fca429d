import { firstBytes } from '../files/first-bytes.ts';
import { openCsv } from './csv.ts';
import { type SheetFile, Unreadable } from './sheet.ts';
import { openXlsx } from './xlsx.ts';

/** Goes by the content, whatever the file's name. */
export async function openFile(path: string): Promise<SheetFile> {
  const start = await firstBytes(path, 512);
  if (start.length === 0) throw new Unreadable('The file is empty.');
  if (start.toString('latin1', 0, 2) === 'PK') return openXlsx(path);
  if (start.toString('hex', 0, 4) === 'd0cf11e0')
    throw new Unreadable(
      'This is an old or encrypted Excel file. Save it as an Excel workbook (.xlsx) without a password.',
    );
  if (start.toString('latin1', 0, 4) === '%PDF') throw new Unreadable('This is a PDF file.');
  if (start.includes(0)) throw new Unreadable('The file is not in UTF-8. Save it as CSV UTF-8.');
  return openCsv(path);
}
