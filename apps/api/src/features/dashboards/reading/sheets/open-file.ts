import { open } from 'node:fs/promises';
import { openCsv } from './csv.ts';
import { type SheetFile, Unreadable } from './sheet.ts';
import { openXlsx } from './xlsx.ts';

/** Goes by the content, whatever the file's name. */
export async function openFile(path: string): Promise<SheetFile> {
  const start = await firstBytes(path);
  if (start.length === 0) throw new Unreadable('The file is empty.');
  if (start.toString('latin1', 0, 2) === 'PK') return openXlsx(path);
  if (start.readUInt32BE(0) === 0xd0cf11e0)
    throw new Unreadable(
      'This is an old or encrypted Excel file. Save it as an Excel workbook (.xlsx) without a password.',
    );
  if (start.toString('latin1', 0, 4) === '%PDF') throw new Unreadable('This is a PDF file.');
  if (start.includes(0)) throw new Unreadable('The file is not in UTF-8. Save it as CSV UTF-8.');
  return openCsv(path);
}

async function firstBytes(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    return bytesRead >= 4
      ? buffer.subarray(0, bytesRead)
      : Buffer.concat([buffer.subarray(0, bytesRead), Buffer.from('    ')]).subarray(
          0,
          bytesRead === 0 ? 0 : 4,
        );
  } finally {
    await handle.close();
  }
}
