import { type Archive, readMember } from '../../../../platform/zip/archive.ts';
import { Refused } from '../../../../platform/zip/refused.ts';
import type { Clean } from '../html/clean-tree.ts';
import type { Placed } from '../layout.ts';
import { type Notes, noteRefusal } from '../notes.ts';
import { isWordName, readWordMember } from '../word/word-member.ts';
import { type AroundPages, readPage } from './page.ts';

const megabyte = 1024 * 1024;
/** Exporters write images into the page. */
const pageLimit = { bytes: 25 * megabyte, message: 'The page is larger than 25 MB. Split the chapter.' };
const allPagesBytes = 60 * megabyte;
const tooMuchText = {
  message: 'The chapters together are larger than 60 MB.',
  remedy: 'Divide the report.',
};

/** Reads the pages of an archive as cleaned blocks, whichever of the formats each has; null for one that was reported. */
export function pageOpener(archive: Archive, around: AroundPages, notes: Notes) {
  let bytes = 0;

  return async ({ member, name }: Placed): Promise<Clean[] | null> => {
    if (isWordName(name)) return readWordMember(archive, { member, name }, around, notes);
    const content = await readMember(archive, member, pageLimit).catch((error) => noteRefusal(error, notes));
    bytes += content?.length ?? 0;
    if (bytes > allPagesBytes) throw new Refused([...notes.findings, { file: name, ...tooMuchText }]);
    return content && readPage(name, content, around, notes);
  };
}
