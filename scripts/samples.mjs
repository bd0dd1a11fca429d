// Packs the sample package and the Word template that the upload page offers, from the files in samples/.
import './preflight.mjs';
import { createWriteStream, globSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

const from = join(import.meta.dirname, 'samples');
const to = join(import.meta.dirname, '../apps/web/public/samples');
/** The same files make the same bytes. */
const mtime = new Date(2026, 0, 1);

async function pack(folder, file) {
  const zip = new ZipFile();
  const names = globSync(['**/*.*', '**/.rels'], { cwd: join(from, folder) }).sort();
  // Word expects its list of parts first.
  for (const name of names.sort((a, b) => Number(b.startsWith('[')) - Number(a.startsWith('['))))
    zip.addFile(join(from, folder, name), name, { mtime, mode: 0o100644 });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(join(to, file)));
}

await pack('package', 'caliper-sample-package.zip');
await pack('template', 'caliper-report-template.docx');
