import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { TestContext } from 'vitest';
import { shownPages } from '../../../testing/office.ts';
import type { TakenDocument } from '../document.ts';
import { writeWord } from './write-word.ts';

const run = promisify(execFile);

export async function madeWord(document: TakenDocument): Promise<Buffer> {
  const to = new PassThrough();
  const [bytes] = await Promise.all([buffer(to), writeWord(document, to)]);
  return bytes;
}

/** A Word file as python-docx reads it. */
export interface OpenedWord {
  title: string;
  author: string;
  language: string;
  /** Style and text. */
  paragraphs: [string, string][];
  /** The texts of the cells, rows one by one; a cell that reaches over several places stands in each. */
  tables: string[][][];
  /** How many rows of each table are repeated on every page. */
  heads: number[];
  /** Of each section, whether it is wide, and what its head and foot say. */
  sections: { isWide: boolean; head: string; foot: string }[];
  /** Where links in the document lead to, and whether there is such a place. */
  anchors: [string, boolean][];
  addresses: string[];
  /** Of each drawing, what it shows. */
  alts: string[];
  charts: number;
}

const script = `
import json, sys, docx
from docx.oxml.ns import qn
from docx.opc.constants import RELATIONSHIP_TYPE as RT
d = docx.Document(sys.argv[1])
body = d.element.body
def rows(t):
    cells, wide = t._cells, len(t.columns)
    return [[c.text for c in cells[at:at + wide]] for at in range(0, len(cells), wide)]
def words(part): return ' '.join(t.text or '' for t in part._element.iter(qn('w:t')))
marks = {b.get(qn('w:name')) for b in body.iter(qn('w:bookmarkStart'))}
anchors = [h.get(qn('w:anchor')) for h in body.iter(qn('w:hyperlink')) if h.get(qn('w:anchor'))]
rels = list(d.part.rels.values())
print(json.dumps(dict(
    title=d.core_properties.title, author=d.core_properties.author, language=d.core_properties.language,
    paragraphs=[[p.style.name, ''.join(t.text or '' for t in p._p.iter(qn('w:t')))] for p in d.paragraphs],
    tables=[rows(t) for t in d.tables],
    heads=[len(list(t._tbl.iter(qn('w:tblHeader')))) for t in d.tables],
    sections=[dict(isWide=s.page_width > s.page_height, head=words(s.header), foot=words(s.footer)) for s in d.sections],
    anchors=[[a, a in marks] for a in anchors],
    addresses=[r.target_ref for r in rels if r.is_external],
    alts=[e.get('descr') for e in body.iter(qn('wp:docPr'))],
    charts=sum(1 for r in rels if r.reltype == RT.CHART))))
`;

/** A Python with python-docx, or null. */
export function findPython(): string | null {
  const all = ['python3', '/usr/bin/python3'];
  return all.find((python) => spawnSync(python, ['-c', 'import docx']).status === 0) ?? null;
}

export function openWord(python: string, bytes: Buffer): Promise<OpenedWord> {
  return inFolder(bytes, async (path) => {
    const { stdout } = await run(python, ['-c', script, path], { maxBuffer: 64 * 1024 * 1024 });
    return JSON.parse(stdout);
  });
}

/** Its pages as LibreOffice shows them. */
export function shownWord(bytes: Buffer, skip: TestContext['skip']): Promise<string[]> {
  return inFolder(bytes, (path) => shownPages(path, skip));
}

async function inFolder<T>(bytes: Buffer, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'caliper-word-'));
  try {
    const path = join(folder, 'one.docx');
    await writeFile(path, bytes);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
