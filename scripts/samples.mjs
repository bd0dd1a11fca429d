// Packs the sample package and the Word template that the upload page offers, from the files in samples/.
import './preflight.mjs';
import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const { zipOf } = await import('../apps/api/src/testing/packages.ts');
const to = join(import.meta.dirname, '../apps/web/public/samples');

async function pack(folder, file) {
  const from = join(import.meta.dirname, 'samples', folder);
  // Word expects its list of parts first, and the bracket of its name sorts before all letters that we use.
  const names = globSync(['**/*.*', '**/.rels'], { cwd: from }).sort();
  const files = names.map((name) => [name, readFileSync(join(from, name))]);
  await writeFile(join(to, file), await zipOf(Object.fromEntries(files)));
}

await pack('package', 'caliper-sample-package.zip');
await pack('template', 'caliper-report-template.docx');
