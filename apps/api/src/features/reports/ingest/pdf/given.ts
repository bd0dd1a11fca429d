import { rm } from 'node:fs/promises';
import type { Archive } from '../../../../platform/zip/archive.ts';
import type { StagedFile } from '../content.ts';
import type { Placed } from '../layout.ts';
import { find, type Notes, noteRefusal } from '../notes.ts';
import { finish, stageStream } from '../staged-files.ts';
import { inspectPdf } from './inspect-pdf.ts';

const limit = { bytes: 100 * 1024 * 1024, message: 'The document is larger than 100 MB. Save it smaller.' };

/** A PDF from the authors, used as it is; null if there is none or it is more than pages to look at. */
export async function stageGiven(
  archive: Archive,
  placed: Placed | null,
  folder: string,
  notes: Notes,
): Promise<StagedFile | null> {
  if (!placed) return null;
  try {
    const draft = await stageStream(folder, archive.unpack(placed.member, limit));
    const faults = await inspectPdf(draft.path);
    if (faults.length === 0) return { ...(await finish(folder, draft, 'pdf')), type: 'application/pdf' };
    await rm(draft.path);
    for (const fault of faults) find(notes, { file: placed.name, ...fault });
  } catch (error) {
    return noteRefusal(error, notes);
  }
  return null;
}
