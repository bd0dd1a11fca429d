import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Turns the drawings of Windows programs, which browsers cannot show, into pictures. */
export interface Converter {
  /** A PNG; null if there is no LibreOffice here, or it could not do it in time. */
  convert(metafile: Buffer): Promise<Buffer | null>;
  close(): Promise<void>;
}

interface ConverterOptions {
  program?: string;
  /** For one picture, and for all of a package. */
  longestMs?: number;
  longestTotalMs?: number;
}

const mostBytes = 25 * 1024 * 1024;
const emf = { at: 40, signature: ' EMF' };
const placeableWmf = 'd7cdc69a';
const plainWmf = '01000900';

export function isMetafile(bytes: Buffer): boolean {
  const start = bytes.toString('hex', 0, 4);
  const isEmf = bytes.toString('latin1', emf.at, emf.at + emf.signature.length) === emf.signature;
  return isEmf || start === placeableWmf || start === plainWmf;
}

/**
 * LibreOffice gets a folder with nothing but the one picture, a profile of its own that is removed afterwards, and
 * limits on time, processor and the size of what it writes. Its network is taken away where the system allows that.
 */
export function createConverter(options: ConverterOptions = {}): Converter {
  const { program = 'soffice', longestMs = 20_000, longestTotalMs = 35_000 } = options;
  let home: string | undefined;
  let left = longestTotalMs;
  let isMissing = false;

  async function convertIn(folder: string, profile: string, metafile: Buffer): Promise<Buffer | null> {
    await mkdir(folder);
    const source = join(
      folder,
      metafile.toString('latin1', emf.at, emf.at + 4) === emf.signature ? 'picture.emf' : 'picture.wmf',
    );
    await writeFile(source, metafile);
    const begun = Date.now();
    const outcome = await run(commandOf(program, profile, folder, source), folder, Math.min(longestMs, left));
    left -= Date.now() - begun;
    isMissing = outcome === 'missing';
    const result = join(folder, 'picture.png');
    const size =
      outcome === 'done'
        ? await stat(result).then(
            ({ size }) => size,
            () => 0,
          )
        : 0;
    return size > 0 && size <= mostBytes ? readFile(result) : null;
  }

  return {
    async convert(metafile) {
      if (isMissing || left <= 0) return null;
      home ??= await mkdtemp(join(tmpdir(), 'caliper-metafile-'));
      const folder = join(home, 'picture');
      try {
        return await convertIn(folder, join(home, 'profile'), metafile);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async close() {
      if (home) await rm(home, { recursive: true, force: true });
    },
  };
}

/** A shell sets limits that the program and its children cannot lift. */
const limited = `command -v "$1" >/dev/null || exit 127
ulimit -f 65536; ulimit -t 30; ulimit -c 0
if unshare --map-root-user --net true 2>/dev/null; then exec unshare --map-root-user --net "$@"; fi
exec "$@"`;

function commandOf(program: string, profile: string, folder: string, source: string): string[] {
  return [
    '-c',
    limited,
    'sh',
    program,
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    '--headless',
    '--norestore',
    '--nologo',
    '--convert-to',
    'png',
    '--outdir',
    folder,
    source,
  ];
}

function run(command: string[], folder: string, longestMs: number): Promise<'done' | 'failed' | 'missing'> {
  return new Promise((resolve) => {
    // A process group of its own, so that what it starts ends with it.
    const child = spawn('sh', command, {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      // Whoever has no way around the proxy has no network either.
      env: {
        PATH: process.env.PATH ?? '',
        HOME: folder,
        http_proxy: nowhere,
        https_proxy: nowhere,
        ftp_proxy: nowhere,
      },
    });
    const end = () => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has already ended.
      }
    };
    const clock = setTimeout(end, longestMs);
    child.on('error', () => {
      clearTimeout(clock);
      resolve('missing');
    });
    child.on('exit', (code) => {
      clearTimeout(clock);
      // What it has started may outlive it.
      end();
      resolve(code === 0 ? 'done' : code === 127 ? 'missing' : 'failed');
    });
  });
}

const nowhere = 'http://127.0.0.1:9';
