import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Whether a program of LibreOffice is installed here: each is a package of its own that brings a registry. Tests that
 * need it say 'not run' otherwise.
 */
export function hasOffice(program: 'writer' | 'calc' | 'impress' | 'draw'): boolean {
  const registry = '$(dirname $(realpath $(command -v soffice)))/../share/registry';
  return spawnSync('sh', ['-c', `test -e "${registry}/${program}.xcd"`]).status === 0;
}

/** Whether a file of such a program can be shown and read here. */
export const canShow = (program: Parameters<typeof hasOffice>[0]): boolean =>
  hasOffice(program) && spawnSync('sh', ['-c', 'command -v pdftotext']).status === 0;

/** The text of a file as LibreOffice shows it, page by page. */
export async function shownPages(file: string): Promise<string[]> {
  const profile = await mkdtemp(join(tmpdir(), 'caliper-office-'));
  try {
    const own = `-env:UserInstallation=${pathToFileURL(profile).href}`;
    const options = ['--headless', '--norestore', '--convert-to', 'pdf', '--outdir', dirname(file), file];
    await run('soffice', [own, ...options], { timeout: 110_000 });
    const pdf = join(dirname(file), basename(file).replace(/\.\w+$/, '.pdf'));
    const { stdout } = await run('pdftotext', ['-layout', pdf, '-'], { maxBuffer: 64 * 1024 * 1024 });
    return stdout.split('\f').slice(0, -1);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}
