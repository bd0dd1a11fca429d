import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TakenDocument } from '../document.ts';
import { writePdf } from './write-pdf.ts';

const run = promisify(execFile);

export async function madePdf(document: TakenDocument): Promise<Buffer> {
  const to = new PassThrough();
  const [bytes] = await Promise.all([buffer(to), writePdf(document, to)]);
  return bytes;
}

export interface OpenedPdf {
  /** The words of each page, with single spaces. */
  pages: string[];
  title: unknown;
  language: unknown;
  isTagged: boolean;
  outline: { title: string; below: string[] }[];
  elements: { role: string; alt?: string }[];
  addresses: string[];
  /** Of links within the document, the pages that they lead to, counted from 1. */
  leadTo: number[];
}

/** A PDF as pdf.js reads it. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  const marks = (await pdf.getMarkInfo()) as unknown as Map<string, boolean> | null;
  const opened: OpenedPdf = {
    pages: [],
    title: (info as Record<string, unknown>).Title,
    language: (info as Record<string, unknown>).Language,
    isTagged: marks?.get('Marked') === true,
    outline: ((await pdf.getOutline()) ?? []).map(({ title, items }) => ({
      title,
      below: items.map((item: { title: string }) => item.title),
    })),
    elements: [],
    addresses: [],
    leadTo: [],
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    opened.pages.push(spaced(items.map((item) => ('str' in item ? item.str : '')).join(' ')));
    gather((await page.getStructTree()) as Node | null, opened.elements);
    for (const { url, dest } of await page.getAnnotations()) {
      if (url) opened.addresses.push(url);
      const [target] = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) ?? [];
      if (target) opened.leadTo.push((await pdf.getPageIndex(target)) + 1);
    }
  }
  await pdf.loadingTask.destroy();
  return opened;
}

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

function gather(node: Node | null, into: OpenedPdf['elements']): void {
  if (!node) return;
  if (node.role) into.push({ role: node.role, ...(node.alt !== undefined && { alt: node.alt }) });
  for (const child of node.children ?? []) gather(child, into);
}

/** The lines of a PDF as poppler reads it; null where it is not installed. */
export async function popplerLines(bytes: Buffer): Promise<string[] | null> {
  const folder = await mkdtemp(join(tmpdir(), 'caliper-pdf-'));
  try {
    const path = join(folder, 'one.pdf');
    await writeFile(path, bytes);
    const { stdout } = await run('pdftotext', ['-layout', path, '-'], { maxBuffer: 64 * 1024 * 1024 });
    return stdout.split('\n').map(spaced);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

export function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
