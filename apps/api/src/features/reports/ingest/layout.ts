import { posix } from 'node:path';
import type { Member } from '../../../platform/zip/entry-checks.ts';
import { isClutter } from '../../../platform/zip/names.ts';
import { type Notes, warn } from './notes.ts';

/** The files of a package by purpose. */
export interface Layout {
  chapters: Placed[];
  images: Placed[];
  /** Style sheets that pages refer to. */
  sheets: Placed[];
  preview: Placed | null;
  toc: Placed | null;
  /** Not part of a package; left out. */
  others: Placed[];
}

/** A file, and its name without the folder around the package. */
export interface Placed {
  member: Member;
  name: string;
}

const imageName = /\.(png|jpe?g|gif|webp|svg)$/i;
const pageName = /\.(x?html?|docx)$/i;
/** The folder that Word writes beside a page holds images, and much that is of no use here. */
const wordLeftover =
  /(_files|\.fld|-Dateien|_fichiers)\/[^/]*\.(xml|thmx|mso|html?|css|wmz|emz|pcz|oledata)$/i;

export function layOut(members: Member[]): Layout {
  const kept = unwrap(members.filter(({ name }) => !isClutter(name))).filter(
    ({ name }) => !wordLeftover.test(name),
  );
  const pages = kept.filter(({ name }) => pageName.test(name));
  const chapters = chaptersAmong(pages);
  const images = kept.filter(({ name }) => imageName.test(name));
  const sheets = kept.filter(({ name }) => /\.css$/i.test(name));
  const preview = kept.find(({ name }) => /^preview\.pdf$/i.test(name)) ?? null;
  const toc = kept.find(({ name }) => /^toc\.pdf$/i.test(name)) ?? null;
  const used = new Set<Placed | null>([...chapters, ...images, ...sheets, preview, toc]);
  return { chapters, images, sheets, preview, toc, others: kept.filter((placed) => !used.has(placed)) };
}

/**
 * In chapters/, or beside each other at the top, or each in a folder of its own, or in the folder in which an exporter
 * has put most of them.
 */
function chaptersAmong(pages: Placed[]): Placed[] {
  const inFolder = pages.filter(({ name }) => /^chapters\//i.test(name));
  if (inFolder.length > 0) return inFolder;
  const byFolder = Map.groupBy(pages, ({ name }) => posix.dirname(name));
  const folders = [...byFolder.values()].sort((a, b) => b.length - a.length);
  const isOneEach = folders.length > 1 && folders.every(({ length }) => length === 1);
  return byFolder.get('.') ?? (isOneEach ? pages : folders[0]) ?? [];
}

/** Many tools put a folder around everything. */
function unwrap(members: Member[]): Placed[] {
  const [first, ...others] = new Set(members.map(({ name }) => name.split('/')[0] ?? ''));
  const wrapped =
    first !== undefined &&
    others.length === 0 &&
    !/^(chapters|images)$/i.test(first) &&
    members.every(({ name }) => name.includes('/'));
  return members.map((member) => ({
    member,
    name: wrapped ? member.name.slice(first.length + 1) : member.name,
  }));
}

/** More of them are summed up: they would hide what is said about the chapters. */
const mostSingle = 5;

export function warnOfOthers({ others }: Layout, notes: Notes): void {
  if (others.length > mostSingle) {
    const message = `${others.length} files are not part of a package and were left out.`;
    warn(notes, { file: '', excerpt: others.map(({ name }) => name).join(', '), message });
    return;
  }
  for (const { name } of others)
    warn(notes, { file: name, message: 'This is not part of a package and was left out.' });
}
