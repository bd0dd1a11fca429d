import type { Archive } from '../../../../platform/zip/archive.ts';
import type { Placed } from '../layout.ts';
import { find, type Notes, noteRefusal } from '../notes.ts';
import { oldWordProblem } from '../word/old-word.ts';

const signatures = [
  'PK\x03\x04',
  'PK\x05\x06',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
  'BZh',
  '\xfd7zXZ',
  '(\xb5/\xfd',
  'MSCF',
];
const nested = {
  message: 'This is an archive inside the archive.',
  remedy: 'Unpack it, or leave it out.',
};
const enough = { bytes: Number.MAX_SAFE_INTEGER, message: '' };

/** Finds archives by content, whatever their name, and texts that are not read. Only the start of each file is unpacked. */
export async function complainOfNested(archive: Archive, others: Placed[], notes: Notes): Promise<void> {
  for (const { member, name } of others) {
    const unread = oldWordProblem(name);
    if (unread) {
      find(notes, { file: name, ...unread });
      continue;
    }
    const start = await startOf(archive, member).catch((error: unknown) => noteRefusal(error, notes));
    if (start && signatures.some((signature) => start.startsWith(signature)))
      find(notes, { file: name, ...nested });
  }
}

async function startOf(archive: Archive, member: Placed['member']): Promise<string> {
  for await (const chunk of archive.unpack(member, enough)) return chunk.toString('latin1', 0, 8);
  return '';
}
