// Tests open exported files with independent programs. Where one is not available, they report 'not run'.
import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.mjs';

const knows = (module) =>
  ['python3', '/usr/bin/python3'].some(
    (python) => spawnSync(python, ['-c', `import ${module}`]).status === 0,
  );

const readers = [
  {
    isThere: () => knows('openpyxl'),
    what: 'openpyxl for the tests of spreadsheets',
    name: 'python3-openpyxl',
  },
  { isThere: () => knows('docx'), what: 'python-docx for the tests of Word files', name: 'python3-docx' },
  {
    isThere: () => !spawnSync('pdftotext', ['-v']).error,
    what: 'poppler for the tests of PDFs',
    name: 'poppler-utils',
  },
];

export function ensureReaders() {
  for (const { isThere, what, name } of readers) if (!isThere()) installFromDebian(what, [name]);
}
