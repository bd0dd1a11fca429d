import type { Archive } from '../../../../platform/zip/archive.ts';
import { type AroundPages, cleanSource } from '../chapters/page.ts';
import type { Clean } from '../html/clean-tree.ts';
import { newLosses } from '../html/left-out.ts';
import { TooComplex } from '../html/source.ts';
import { find, type Notes, warn } from '../notes.ts';
import { createConverter } from './metafiles.ts';
import { openParts } from './parts.ts';
import { readDocument } from './read-document.ts';
import { stagePictures } from './stage-pictures.ts';
import { Unreadable } from './xml.ts';

/** A Word file as cleaned blocks; null if it could not be read, after reporting why. */
export async function readWord(
  name: string,
  archive: Archive,
  around: AroundPages,
  notes: Notes,
): Promise<Clean[] | null> {
  const converter = createConverter();
  try {
    const parts = await openParts(archive);
    const source = await readDocument(parts, name);
    const staged = await stagePictures(source, { archive, parts, folder: around.folder, converter });
    for (const [picture, file] of staged) around.images.place(picture, file);
    for (const finding of source.removals.findings()) warn(notes, { file: name, ...finding });
    return cleanSource({ name, nodes: source.nodes, losses: newLosses() }, around, notes);
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof TooComplex)) throw error;
    find(notes, { file: name, message: error.message, remedy: error.remedy });
    return null;
  } finally {
    await converter.close();
  }
}
