import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '@caliper/contract/problem.ts';
import { temporaryFolder } from '../../../testing/when-over.ts';
import type { Ingested, ReportContent } from './content.ts';
import type { Correction } from './corrections/correction.ts';
import { cover, type PackageFiles, packageOf } from './package.fixture.ts';
import { readPackage } from './read-package.ts';

export interface PackageReader {
  folder: string;
  read(files: PackageFiles | null, writeup?: boolean): Promise<Ingested>;
  accepted(files: PackageFiles | null, writeup?: boolean): Promise<ReportContent>;
  /** With what staff put right. */
  corrected(files: PackageFiles, corrections: readonly Correction[]): Promise<ReportContent>;
  refused(files: PackageFiles | null, writeup?: boolean): Promise<Finding[]>;
  bytes(file: string): Promise<Buffer>;
  names(): Promise<string[]>;
}

/** Reads packages in this thread, into a folder of its own. */
export async function createPackageReader(): Promise<PackageReader> {
  const folder = await temporaryFolder();
  async function read(files: PackageFiles | null, writeup = true): Promise<Ingested> {
    const zip = files && (await packageOf(files));
    return readPackage({ zip, folder, writeup, cover });
  }
  return {
    folder,
    read,
    async accepted(files, writeup) {
      const answer = await read(files, writeup);
      if (!answer.accepted) throw new Error(JSON.stringify(answer.findings));
      return answer.content;
    },
    async corrected(files, corrections) {
      const request = { zip: await packageOf(files), folder, writeup: true, cover, corrections };
      const answer = await readPackage(request);
      if (!answer.accepted) throw new Error(JSON.stringify(answer.findings));
      return answer.content;
    },
    async refused(files, writeup) {
      const answer = await read(files, writeup);
      if (answer.accepted) throw new Error('The package was taken');
      return answer.findings;
    },
    bytes: (file) => readFile(join(folder, file)),
    names: async () => (await readdir(folder)).sort(),
  };
}
