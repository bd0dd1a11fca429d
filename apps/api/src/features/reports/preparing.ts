import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ProblemError } from '../../http/problem.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Staging } from '../../platform/files/staging.ts';
import { fileKey } from './file-keys.ts';
import type { Cover, IngestRequest, ReportContent } from './ingest/content.ts';
import type { Ingest } from './ingest/ingest.ts';

interface PreparingNeeds {
  files: Files;
  staging: Staging;
  ingest: Ingest;
  productName: string;
}

/** A package that was read, checked and put into the file store, but that nothing refers to yet. */
export interface Prepared {
  content: ReportContent;
  package: string | null;
}

type Documents = Pick<ReportContent, 'preview' | 'toc'>;

export type Source = Pick<IngestRequest, 'zip' | 'writeup' | 'corrections'> & {
  cover: Omit<Cover, 'productName'>;
};

/** Turns a package into the parts of a version, without touching existing ones. */
export function createPreparing({ files, staging, ingest, productName }: PreparingNeeds) {
  async function keepDocuments({ preview, toc }: Documents): Promise<void> {
    for (const { file, path } of [preview, toc])
      await files.put(fileKey.document(file), createReadStream(path));
  }

  return {
    /** Reads and checks a package. The resulting files exist until `use` is done. */
    async read<T>(source: Source, use: (content: ReportContent) => Promise<T>): Promise<T> {
      const folder = await staging.open();
      try {
        const cover = { ...source.cover, productName };
        const ingested = await ingest.ingest({ ...source, folder, cover });
        if (!ingested.accepted) throw new ProblemError('package-refused', { findings: ingested.findings });
        return await use(ingested.content);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    keepDocuments,

    async keep(content: ReportContent, zip: string | null): Promise<Prepared> {
      const name = zip ? `${await hashOf(zip)}.zip` : null;
      if (zip && name) await files.put(fileKey.package(name), createReadStream(zip));
      for (const { file, path } of content.images)
        await files.put(fileKey.image(file), createReadStream(path));
      await keepDocuments(content);
      return { content, package: name };
    },
  };
}

export type Preparing = ReturnType<typeof createPreparing>;

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 40);
}
