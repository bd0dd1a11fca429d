import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { reportPath } from '@caliper/contract/catalogue/item-paths.ts';
import { placeOf } from '@caliper/contract/reader/citation.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { fileKey } from '../reports/index.ts';
import { readChapter, type StoredChapter } from './chapters.store.ts';
import type { RawChapter, RawDocument } from './compose/raw.ts';
import type { DocumentMeta, Picture, SourceEntry } from './document.ts';
import type { Choosable, Entry } from './selection.ts';

interface ReadingNeeds {
  db: Db;
  files: Files;
  productName: string;
  baseUrl: URL;
}

interface ReadOptions {
  chosen: readonly Entry[];
  /** Where pictures are put. */
  folder: string;
  withPictures: boolean;
  onChapter(): void;
  signal: AbortSignal;
}

type Read = Pick<RawDocument, 'meta' | 'chapters' | 'sources'> & {
  versions: Record<string, number>;
  chapterIds: number[];
};

/** Reads what was chosen as it is stored, one chapter after the other; pictures are put into a folder. */
export function createReading({ db, files, productName, baseUrl }: ReadingNeeds) {
  const absolute = (path: string) => new URL(path.replace(/^\//, ''), baseUrl).href;
  const cited = (chapter: StoredChapter, ...parts: string[]) =>
    placeOf({
      provider: productName,
      title: chapter.report_name,
      region: chapter.region,
      year: chapter.report_year,
      version: chapter.version,
      releasedOn: chapter.released_on,
      parts,
    });

  async function pictureOf(folder: string, image: StoredChapter['images'][number]): Promise<Picture | null> {
    const path = join(folder, image.file);
    const stored = await files.open(fileKey.image(image.file));
    if (!stored) return null;
    await pipeline(stored, createWriteStream(path));
    const { type, width, height } = image;
    return { path, type, width: width ?? usualSize.width, height: height ?? usualSize.height };
  }

  async function picturesOf(folder: string, { images }: StoredChapter): Promise<RawChapter['pictures']> {
    const pictures: Record<string, Picture> = {};
    for (const image of images) {
      const picture = await pictureOf(folder, image);
      if (picture) pictures[image.file] = picture;
    }
    return pictures;
  }

  function metaOf({ kind, title, owner, path }: Choosable, read: readonly StoredChapter[]): DocumentMeta {
    const [first] = read;
    const common = { title, provider: productName, language: 'en-GB', address: absolute(path) };
    if (kind === 'report' && first)
      return {
        ...common,
        subtitle: 'Report',
        region: first.region,
        year: first.report_year,
        version: first.version,
        releasedOn: first.released_on,
        releaseNote: first.note,
        citation: `${cited(first)}.`,
      };
    const subtitle = owner === '' ? 'Custom report' : `Custom report of ${owner}`;
    return {
      ...common,
      subtitle,
      region: '',
      year: null,
      version: null,
      releasedOn: null,
      releaseNote: '',
      citation: `${productName}, ${title}, ${subtitle.toLowerCase().slice(0, 1)}${subtitle.slice(1)}.`,
    };
  }

  /** Each report once. */
  function sourcesOf(read: readonly StoredChapter[]): SourceEntry[] {
    const reports = [...new Map(read.map((chapter) => [chapter.report_id, chapter])).values()];
    return reports.map((chapter) => ({
      text: `${cited(chapter)}.`,
      address: absolute(reportPath(chapter.report_id, chapter.report_name)),
    }));
  }

  return async function read(choosable: Choosable, options: ReadOptions): Promise<Read> {
    const { chosen, folder, withPictures, onChapter, signal } = options;
    const stored: StoredChapter[] = [];
    const chapters: RawChapter[] = [];
    for (const entry of chosen) {
      signal.throwIfAborted();
      const chapter = await readChapter(db, entry);
      // It has gone since it was chosen.
      if (!chapter) continue;
      stored.push(chapter);
      chapters.push({
        report_id: chapter.report_id,
        chapter_number: chapter.chapter_number,
        title: chapter.chapter_title,
        html: chapter.chapter_content,
        tables: chapter.tables,
        pictures: withPictures ? await picturesOf(folder, chapter) : {},
        number: entry.number,
        origin: entry.origin,
        citation: cited(chapter, `Chapter ${chapter.chapter_number}: ${chapter.chapter_title}`),
        address: absolute(reportPath(chapter.report_id, chapter.report_name, chapter.chapter_number)),
        ...(entry.block !== undefined && { title: entry.title, only: [entry.block] }),
      });
      onChapter();
    }
    return {
      meta: metaOf(choosable, stored),
      chapters,
      sources: sourcesOf(stored),
      chapterIds: stored.map(({ chapter_id }) => chapter_id),
      versions: Object.fromEntries(stored.map(({ report_id, version }) => [report_id, version])),
    };
  };
}

export type Reading = ReturnType<typeof createReading>;

/** Of drawings that say nothing about it. */
const usualSize = { width: 800, height: 500 };
