import { rm } from 'node:fs/promises';
import { type Archive, openArchive } from '../../../../platform/zip/archive.ts';
import { Refused } from '../../../../platform/zip/refused.ts';
import type { AroundPages } from '../chapters/page.ts';
import type { Clean } from '../html/clean-tree.ts';
import type { Placed } from '../layout.ts';
import { find, type Notes, noteRefusal } from '../notes.ts';
import { stageStream } from '../staged-files.ts';
import { mayBeInside } from './inside.ts';
import { readWord } from './read-word.ts';

export function isWordName(name: string): boolean {
  return /\.docx$/i.test(name);
}

const enough = { bytes: Number.MAX_SAFE_INTEGER, message: '' };

/** A Word file in a package: the one kind of archive that may be in another. Both are counted together. */
export async function readWordMember(
  outer: Archive,
  { member, name }: Placed,
  around: AroundPages,
  notes: Notes,
): Promise<Clean[] | null> {
  const draft = await stageStream(around.folder, outer.unpack(member, enough)).catch((error) =>
    noteRefusal(error, notes),
  );
  if (!draft) return null;
  try {
    return await readWordFile(draft.path, name, outer, around, notes);
  } catch (error) {
    return noteInner(error, name, notes);
  } finally {
    await rm(draft.path, { force: true });
  }
}

async function readWordFile(path: string, name: string, outer: Archive, around: AroundPages, notes: Notes) {
  const archive = await openArchive(path, { mayBeInside, spent: outer.spent });
  try {
    return await readWord(name, archive, around, notes);
  } finally {
    archive.close();
  }
}

/** The names of parts mean nothing to the author: what is wrong inside is wrong with the file. */
export function noteInner(error: unknown, name: string, notes: Notes): null {
  if (!(error instanceof Refused)) throw error;
  const [first] = error.findings;
  find(notes, {
    file: name,
    excerpt: first?.file,
    message: (first?.message ?? '').replace(/^The ZIP /, 'The Word file '),
  });
  return null;
}
