import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A spreadsheet as another program reads it. */
export interface SeenSheet {
  title: string;
  frozen: string | null;
  merged: string[];
  /** By address: value, type (s, n, f …), format, whether bold. Without empty cells. */
  cells: Record<string, [unknown, string, string, boolean]>;
  widths: number[];
}

const script = `
import json, sys, openpyxl
from openpyxl.utils import get_column_letter
def seen(sheet):
    cells = {c.coordinate: [c.value, c.data_type, c.number_format, bool(c.font.b)]
             for row in sheet.iter_rows() for c in row if c.value is not None}
    widths = [sheet.column_dimensions[get_column_letter(i + 1)].width for i in range(sheet.max_column)]
    return dict(title=sheet.title, frozen=sheet.freeze_panes, cells=cells, widths=widths,
                merged=sorted(str(one) for one in sheet.merged_cells.ranges))
print(json.dumps([[seen(sheet) for sheet in openpyxl.load_workbook(path).worksheets] for path in sys.argv[1:]]))
`;

/** A Python with openpyxl, or null. */
export async function findPython(): Promise<string | null> {
  for (const python of ['python3', '/usr/bin/python3']) {
    const found = await run(python, ['-c', 'import openpyxl']).catch(() => null);
    if (found) return python;
  }
  return null;
}

/** Opens files of one sheet each. */
export async function openWith(python: string, files: readonly Buffer[]): Promise<SeenSheet[]> {
  return (await openBooks(python, files)).flat();
}

/** Opens all sheets of each file. */
export async function openBooks(python: string, files: readonly Buffer[]): Promise<SeenSheet[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'caliper-sheets-'));
  try {
    const paths = files.map((_, index) => join(folder, `${index}.xlsx`));
    for (const [index, path] of paths.entries()) await writeFile(path, files[index] ?? '');
    const { stdout } = await run(python, ['-c', script, ...paths], { maxBuffer: 64 * 1024 * 1024 });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}
