import { posix } from 'node:path';
import type { StagedFile } from '../content.ts';
import { cleanPage } from '../html/clean.ts';
import type { Clean } from '../html/clean-tree.ts';
import type { Surroundings } from '../html/cleaner.ts';
import { contentOfPage } from '../html/content-of-page.ts';
import { decodePage } from '../html/decode.ts';
import { lineOf } from '../html/excerpt.ts';
import { takeOutData } from '../html/inline-data.ts';
import { type Losses, newLosses } from '../html/left-out.ts';
import { readAddress } from '../html/links.ts';
import { pendingPage } from '../html/pending-links.ts';
import { attribute, type SourceElement, type SourceNode, TooComplex } from '../html/source.ts';
import { stageInlineImages } from '../images/inline-images.ts';
import type { PackageImages } from '../images/package-images.ts';
import { find, type Notes, warn } from '../notes.ts';
import type { PackageSheets } from '../package-sheets.ts';

/** What a page can refer to. */
export interface AroundPages {
  images: PackageImages;
  sheets: PackageSheets;
  /** The names of all pages. */
  pages: ReadonlySet<string>;
  /** Where images that are written into pages become files. */
  folder: string;
}

const mostLetters = 10 * 1024 * 1024;
const tooLong = {
  message: 'The page is larger than 10 MB without its images.',
  remedy: 'Split the chapter.',
};

/** A page as cleaned blocks; null if it could not be read, after reporting why. */
export async function readPage(
  name: string,
  bytes: Buffer,
  around: AroundPages,
  notes: Notes,
): Promise<Clean[] | null> {
  const decoded = decodePage(bytes);
  if ('problem' in decoded) {
    find(notes, { file: name, ...decoded.problem });
    return null;
  }
  if (decoded.note) warn(notes, { file: name, ...decoded.note });
  const { page, images: kept } = takeOutData(decoded.text);
  if (page.length > mostLetters) {
    find(notes, { file: name, ...tooLong });
    return null;
  }
  const losses = newLosses();
  try {
    const content = contentOfPage(page, (reference) => around.sheets.find(reference, name), losses);
    const nodes = await stageInlineImages(content, { ...around, kept, losses });
    return cleanSource({ name, nodes, losses }, around, notes);
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    find(notes, { file: name, message: error.message, remedy: error.remedy });
    return null;
  }
}

/** The tree of a page, or what another format has in its place, and what is already lost. */
interface Source {
  name: string;
  nodes: SourceNode[];
  losses: Losses;
}

/** The one way from a source to blocks, whatever file it comes from. */
export function cleanSource({ name, nodes, losses }: Source, around: AroundPages, notes: Notes): Clean[] {
  const cleaned = cleanPage(nodes, surroundings(name, around, losses, notes));
  for (const finding of losses.findings(name)) warn(notes, finding);
  return cleaned;
}

function surroundings(
  name: string,
  { images, pages }: AroundPages,
  losses: Losses,
  notes: Notes,
): Surroundings {
  return {
    image(reference, node) {
      const found = images.find(reference, name);
      if (found === 'missing') complainOfImage(name, reference, node, notes);
      const isElsewhere = found === 'refused' && readAddress(reference).to !== 'file';
      if (isElsewhere) losses.add('remote', { line: lineOf(node, 'src'), excerpt: reference });
      return isStaged(found) ? found : null;
    },
    page({ path, anchor }, node) {
      const page = pageNamed(path, name, pages);
      const line = lineOf(node, 'href');
      if (page !== undefined) return pendingPage(page, anchor, line);
      losses.add('nowhere', { line, excerpt: attribute(node, 'href') });
      return null;
    },
  };
}

/** Authors also write the name alone, or the path from the top of the package. */
function pageNamed(path: string, from: string, pages: ReadonlySet<string>): string | undefined {
  const wanted = [posix.join(posix.dirname(from), path), posix.normalize(path)];
  const found = wanted.find((name) => pages.has(name));
  return found ?? [...pages].find((name) => posix.basename(name) === posix.basename(path));
}

function complainOfImage(file: string, reference: string, node: SourceElement, notes: Notes): void {
  find(notes, {
    file,
    line: lineOf(node, 'src'),
    excerpt: reference,
    message: 'The image is not in the package.',
    remedy: 'Add it to images/.',
  });
}

function isStaged(found: ReturnType<PackageImages['find']>): found is StagedFile {
  return typeof found === 'object';
}
