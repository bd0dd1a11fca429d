import { type Archive, openArchive } from '../../../platform/zip/archive.ts';
import { Refused } from '../../../platform/zip/refused.ts';
import { complainOfNested } from './archive/nested.ts';
import { readChapters } from './chapters/chapters.ts';
import { pageOpener } from './chapters/open-page.ts';
import type { Chapter, Ingested, IngestRequest, ReportContent, StagedFile } from './content.ts';
import type { Correction } from './corrections/correction.ts';
import { stageImages } from './images/images.ts';
import { packageImages } from './images/package-images.ts';
import { type Layout, layOut, warnOfOthers } from './layout.ts';
import { find, listed, type Notes, newNotes, warn } from './notes.ts';
import { readSheets } from './package-sheets.ts';
import { stageGiven } from './pdf/given.ts';
import { mayBeInside } from './word/inside.ts';
import { refuseOtherFormats } from './word/old-word.ts';
import { isOfficeFile } from './word/parts.ts';
import { readWord } from './word/read-word.ts';
import { noteInner } from './word/word-member.ts';

interface Parts {
  chapters: Chapter[];
  corrections: Correction[];
  images: StagedFile[];
  preview: StagedFile | null;
  toc: StagedFile | null;
}

const nothing: Parts = { chapters: [], corrections: [], images: [], preview: null, toc: null };

/** Unpacks, checks and cleans a package, and generates missing documents. */
export async function readPackage(request: IngestRequest): Promise<Ingested> {
  const notes = newNotes();
  try {
    const parts = await readParts(request, notes);
    if (notes.findings.length > 0) throw new Refused(notes.findings);
    const documents = await completeDocuments(parts, request);
    const { chapters, images, corrections } = parts;
    const warnings = listed(notes.warnings);
    return { accepted: true, content: { chapters, images, corrections, ...documents, warnings } };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { accepted: false, findings: listed(error.findings) };
  }
}

async function readParts(request: IngestRequest, notes: Notes): Promise<Parts> {
  if (request.zip === null) {
    if (request.writeup) find(notes, noFile);
    return nothing;
  }
  await refuseOtherFormats(request.zip);
  const archive = await openArchive(request.zip, { mayBeInside });
  try {
    return await readArchive(archive, request, notes);
  } finally {
    archive.close();
  }
}

async function readArchive(archive: Archive, request: IngestRequest, notes: Notes): Promise<Parts> {
  const { folder, writeup, corrections = [] } = request;
  if (isOfficeFile(archive.members)) return readWordAlone(archive, request, notes);
  const layout = layOut(archive.members);
  checkLayout(layout, writeup, notes);
  await complainOfNested(archive, layout.others, notes);
  const images = packageImages(await stageImages(archive, layout.images, folder, notes));
  const preview = await stageGiven(archive, layout.preview, folder, notes);
  const toc = await stageGiven(archive, layout.toc, folder, notes);
  const sheets = await readSheets(archive, layout.sheets, notes);
  const pages = new Set(layout.chapters.map(({ name }) => name));
  const around = { images, sheets, pages, folder };
  const open = pageOpener(archive, around, notes);
  const read = writeup ? await readChapters(layout.chapters, open, corrections, notes) : noChapterAtAll;
  if (read.chapters.length > 0) for (const name of images.unused()) warn(notes, { file: name, ...unused });
  return { ...read, images: images.all(), preview, toc };
}

/** A Word file that is the whole package. Its own name is not known here. */
async function readWordAlone(
  archive: Archive,
  { folder, writeup, corrections = [] }: IngestRequest,
  notes: Notes,
): Promise<Parts> {
  const page = { name: 'report.docx' };
  if (!writeup) find(notes, { file: page.name, ...unwantedChapters });
  const images = packageImages(new Map());
  const around = { images, folder, sheets: { find: () => undefined }, pages: new Set([page.name]) };
  const read = async () =>
    readWord(page.name, archive, around, notes).catch((error) => noteInner(error, page.name, notes));
  const found = writeup ? await readChapters([page], read, corrections, notes) : noChapterAtAll;
  return { ...found, images: images.all(), preview: null, toc: null };
}

const noChapterAtAll = { chapters: [], corrections: [] };
const noFile = { file: '', message: 'There is no file.', remedy: 'Choose the contents ZIP of the report.' };
const noChapters = {
  file: '',
  message: 'There are no chapters.',
  remedy: 'Put them into chapters/ as 01-title.html or 01-title.docx, 02 and so on.',
};
const unwantedChapters = {
  message: 'The package holds chapters.',
  remedy: 'Tick Includes writeup, or leave them out.',
};
const unused = { message: 'The image is not shown in any chapter.', remedy: 'Leave it out, or refer to it.' };

function checkLayout(layout: Layout, writeup: boolean, notes: Notes): void {
  warnOfOthers(layout, notes);
  const [first] = layout.chapters;
  if (writeup && !first) find(notes, noChapters);
  if (!writeup && first) find(notes, { file: first.name, ...unwantedChapters });
}

/** Loads the PDF writer only when needed: it is large, and a refused package never uses it. */
async function completeDocuments(
  { chapters, preview, toc }: Parts,
  { folder, cover }: IngestRequest,
): Promise<Pick<ReportContent, 'preview' | 'toc'>> {
  if (preview && toc) return { preview, toc };
  const { makePreview, makeToc } = await import('./pdf/documents.ts');
  return {
    preview: preview ?? (await makePreview(cover, chapters, folder)),
    toc: toc ?? (await makeToc(cover, chapters, folder)),
  };
}
