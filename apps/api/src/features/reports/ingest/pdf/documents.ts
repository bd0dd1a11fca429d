import type { Chapter, Cover, StagedFile } from '../content.ts';
import { stageBytes } from '../staged-files.ts';
import { writeContents, writeExhibits, writeTitle } from './contents.ts';
import { colours, createSheet } from './sheet.ts';

/** The table of contents as a separate document. */
export async function makeToc(cover: Cover, chapters: Chapter[], folder: string): Promise<StagedFile> {
  const sheet = createSheet(`${cover.title}: table of contents`, cover.productName);
  sheet.page();
  writeTitle(sheet, cover, 24);
  writeContents(sheet, chapters);
  return stagePdf(folder, await sheet.end());
}

/** What anyone who has not bought the report may see: titles, and no sentence of a chapter. */
export async function makePreview(cover: Cover, chapters: Chapter[], folder: string): Promise<StagedFile> {
  const sheet = createSheet(`${cover.title}: preview`, cover.productName);
  sheet.page();
  sheet.moveTo(220);
  writeTitle(sheet, cover, 32);
  sheet.write(cover.description, { face: 'sans', size: 12 });
  if (chapters.length > 0) {
    sheet.page();
    writeContents(sheet, chapters);
    writeExhibits(sheet, chapters);
  }
  writeClosing(sheet, cover, chapters.length);
  return stagePdf(folder, await sheet.end());
}

function writeClosing(sheet: ReturnType<typeof createSheet>, { productName }: Cover, chapters: number): void {
  sheet.keepOnPage(110);
  sheet.write('', { face: 'sans', size: 11, after: 14 });
  sheet.line();
  const rest = chapters === 1 ? 'Its chapter' : `Its ${chapters} chapters`;
  const text =
    chapters > 0
      ? `The preview ends here. ${rest} can be read in full in ${productName}.`
      : `More about this report in ${productName}.`;
  sheet.write(text, { face: 'strong', size: 11, colour: colours.teal });
}

async function stagePdf(folder: string, bytes: Buffer): Promise<StagedFile> {
  return { ...(await stageBytes(folder, bytes, 'pdf')), type: 'application/pdf' };
}
