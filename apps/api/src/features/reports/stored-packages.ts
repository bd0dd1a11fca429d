import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ProblemError } from '../../http/problem.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Staging } from '../../platform/files/staging.ts';
import { fileKey } from './file-keys.ts';
import type { ReportContent } from './ingest/content.ts';
import type { Preparing, Source } from './preparing.ts';

interface StoredPackagesNeeds {
  files: Files;
  staging: Staging;
  preparing: Preparing;
}

type StoredSource = Omit<Source, 'zip'> & { package: string | null };

/** Reads packages once more that were uploaded before. */
export function createStoredPackages({ files, staging, preparing }: StoredPackagesNeeds) {
  return {
    /** What has no package has its documents alone. */
    async read<T>(
      { package: name, ...source }: StoredSource,
      use: (content: ReportContent, zip: string | null) => Promise<T>,
    ): Promise<T> {
      if (name === null) return preparing.read({ ...source, zip: null }, (content) => use(content, null));
      const folder = await staging.open();
      try {
        const zip = join(folder, 'package.zip');
        const stored = await files.open(fileKey.package(name));
        if (!stored) throw new ProblemError('package-missing');
        await pipeline(stored, createWriteStream(zip));
        return await preparing.read({ ...source, zip }, (content) => use(content, zip));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

export type StoredPackages = ReturnType<typeof createStoredPackages>;
