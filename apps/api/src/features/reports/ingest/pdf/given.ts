import { rm } from 'node:fs/promises';
import type { Archive } from '../../../../platform/zip/archive.ts';
import type { StagedFile } from '../content.ts';
import type { Placed } from '../layout.ts';
import { find, type Notes, noteRefusal } from '../notes.ts';
import { finish, stageStream } from '../staged-files.ts';

const limit = { bytes: 100 * 1024 * 1024, message: 'The document is larger than 100 MB. Save it smaller.' };

/** A PDF from the authors, used as it is; null if there is none or it is not a PDF. */
export async function stageGiven(
  archive: Archive,
  placed: Placed | null,
  folder: string,
  notes: Notes,
): Promise<StagedFile | null> {
  if (!placed) return null;
  try {
    const draft = await stageStream(folder, archive.unpack(placed.member, limit));
    if (draft.start.subarray(0, 1024).includes('%PDF-'))
      return { ...(await finish(folder, draft, 'pdf')), type: 'application/pdf' };
    await rm(draft.path);
    find(notes, placed.name, 'This is not a PDF. Save it as one, or leave it out and we make it.');
  } catch (error) {
    return noteRefusal(error, notes);
  }
  return null;
}
