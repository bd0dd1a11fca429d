import { execFile, spawnSync } from 'node:child_process';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { TestContext } from 'vitest';

const run = promisify(execFile);

type Program = 'writer' | 'calc' | 'impress' | 'draw';
type Skip = TestContext['skip'];

const libraries = { writer: 'libswlo', calc: 'libsclo', impress: 'libsdlo', draw: 'libsdlo' };

/**
 * Whether a program of LibreOffice is installed here: each is a package of its own that brings a registry and a library.
 * The registry alone is configuration, which stays behind when a package goes. Tests that need it say 'not run' otherwise.
 */
export function hasOffice(program: Program): boolean {
  const script = `cd "$(dirname "$(realpath "$(command -v soffice)")")" &&
    test -e ${libraries[program]}.so && test -e ../share/registry/${program}.xcd`;
  return spawnSync('sh', ['-c', script]).status === 0;
}

/** Whether a file of such a program can be shown and read here. */
export const canShow = (program: Program): boolean =>
  hasOffice(program) && spawnSync('sh', ['-c', 'command -v pdftotext']).status === 0;

/** It only tells slow from hanging: on a machine that others use as well, starting the program may take a minute. */
export const officeMs = 280_000;

/** The text of a file as LibreOffice shows it, page by page. The test does not count where it can show nothing at all. */
export async function shownPages(file: string, skip: Skip): Promise<string[]> {
  const { pdf, said } = await asPdf(file);
  if (!(await isThere(pdf))) {
    await skipUnlessWorking(programs[extname(file)] ?? 'writer', skip);
    throw new Error(`LibreOffice left no PDF of ${basename(file)}. It said: ${said}`);
  }
  const { stdout } = await run('pdftotext', ['-layout', pdf, '-'], { maxBuffer: 64 * 1024 * 1024 });
  return stdout.split('\f').slice(0, -1);
}

const programs: Record<string, Program> = { '.docx': 'writer', '.xlsx': 'calc', '.pptx': 'impress' };

/** Its exit says nothing: it is content with itself also when nothing came of it. */
async function asPdf(file: string): Promise<{ pdf: string; said: string }> {
  const profile = await mkdtemp(join(tmpdir(), 'caliper-office-'));
  try {
    const own = `-env:UserInstallation=${pathToFileURL(profile).href}`;
    const options = ['--headless', '--norestore', '--convert-to', 'pdf', '--outdir', dirname(file), file];
    const { stdout, stderr } = await run('soffice', [own, ...options], { timeout: officeMs });
    const pdf = join(dirname(file), `${basename(file, extname(file))}.pdf`);
    return { pdf, said: `${stdout}${stderr}`.trim() || 'nothing' };
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** A test does not count where this program of LibreOffice is there in parts and can show not even an empty page. */
export async function skipUnlessWorking(program: Program, skip: Skip): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'caliper-office-'));
  try {
    const { extension, content } = emptyPages[program];
    const file = join(folder, `empty.${extension}`);
    await writeFile(file, content);
    const { pdf, said } = await asPdf(file);
    if (!(await isThere(pdf))) skip(`not run: LibreOffice cannot show anything of ${program} here: ${said}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const drawn = (kind: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.${kind}"><office:styles/><office:body><office:${body}><draw:page/></office:${body}></office:body></office:document>`;

const emptyPages: Record<Program, { extension: string; content: string }> = {
  writer: { extension: 'txt', content: 'One\n' },
  calc: { extension: 'csv', content: 'One\n' },
  impress: { extension: 'fodp', content: drawn('presentation', 'presentation') },
  draw: { extension: 'fodg', content: drawn('graphics', 'drawing') },
};
