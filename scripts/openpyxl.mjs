// Tests open exported spreadsheets with an independent program. If it is not available, they report 'not run'.
import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.mjs';

export function ensureOpenpyxl() {
  const isThere = ['python3', '/usr/bin/python3'].some(
    (python) => spawnSync(python, ['-c', 'import openpyxl']).status === 0,
  );
  if (!isThere) installFromDebian('openpyxl for the tests of spreadsheets', ['python3-openpyxl']);
}
