import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { outlineOf } from './chapters/outline.ts';
import { laidOut, type PackedFile } from './layout.ts';
import type { DemoReport } from './plan.ts';
import { studyOf } from './study.ts';
import { type Chapter, writePage } from './writing/page.ts';

/** The ZIP that an analyst would upload: with chapters, or only a few charts. The same report gives the same bytes. */
export async function buildPackage(report: DemoReport): Promise<Buffer> {
  const files = laidOut(report, chaptersOf(report));
  return zipped(report.writeup ? files : files.filter(({ path }) => path.startsWith('images/')).slice(0, 3));
}

export function chaptersOf(report: DemoReport): Chapter[] {
  const study = studyOf(report);
  return outlineOf(study).map(({ title, write }, index) =>
    writePage(index + 1, title, (page) => write(study, page)),
  );
}

async function zipped(files: readonly PackedFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  // ZIP times are local: made from local parts, they give the same bytes in every time zone.
  const mtime = new Date(2026, 0, 1);
  for (const { path, bytes } of files)
    zip.addBuffer(bytes, path, { mtime, mode: 0o100644, forceDosTimestamp: true });
  zip.end();
  return buffer(zip.outputStream);
}
