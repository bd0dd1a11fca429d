// Exported spreadsheets are opened by a program that did not write them. Where it cannot be had, its tests say 'not run'.
import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.mjs';

export function ensureOpenpyxl() {
  const isThere = ['python3', '/usr/bin/python3'].some(
    (python) => spawnSync(python, ['-c', 'import openpyxl']).status === 0,
  );
  if (!isThere) installFromDebian('openpyxl for the tests of spreadsheets', ['python3-openpyxl']);
}
