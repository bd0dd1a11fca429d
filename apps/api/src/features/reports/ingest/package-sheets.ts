import { posix } from 'node:path';
import { type Archive, readMember } from '../../../platform/zip/archive.ts';
import { readAddress } from './html/links.ts';
import type { Placed } from './layout.ts';
import { type Notes, noteRefusal } from './notes.ts';

const limit = { bytes: 2 * 1024 * 1024, message: 'The style sheet is larger than 2 MB. Leave it out.' };
const mostBytes = 10 * 1024 * 1024;

/** The style sheets of a package, by the references in pages. */
export interface PackageSheets {
  find(reference: string, page: string): string | undefined;
}

export async function readSheets(archive: Archive, sheets: Placed[], notes: Notes): Promise<PackageSheets> {
  const texts = new Map<string, string>();
  let total = 0;
  for (const { member, name } of sheets) {
    if (total > mostBytes) break;
    const bytes = await readMember(archive, member, limit).catch((error) => noteRefusal(error, notes));
    total += bytes?.length ?? 0;
    if (bytes) texts.set(name.toLowerCase(), bytes.toString());
  }
  return {
    find(reference, page) {
      const address = readAddress(reference);
      if (address.to !== 'file') return undefined;
      return texts.get(posix.join(posix.dirname(page), address.path).toLowerCase());
    },
  };
}
