import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { metafileSize, type Size } from './metafile-size.ts';
import { runConfined } from './run-confined.ts';

/** Turns the drawings of Windows programs, which browsers cannot show, into pictures. */
export interface Converter {
  /** A PNG; null if there is no LibreOffice here, or it could not do it in time. */
  convert(metafile: Buffer): Promise<Buffer | null>;
  close(): Promise<void>;
}

interface ConverterOptions {
  program?: string;
  /** For one picture, and for all of a Word file. */
  longestMs?: number;
  longestTotalMs?: number;
}

const mostBytes = 25 * 1024 * 1024;

/** LibreOffice gets a folder with nothing but the one picture, and a profile of its own that is removed afterwards. */
export function createConverter(options: ConverterOptions = {}): Converter {
  const { program = 'soffice', longestMs = 20_000, longestTotalMs = 35_000 } = options;
  let home: string | undefined;
  let left = longestTotalMs;
  let isMissing = false;

  async function convertIn(folder: string, profile: string, sheet: string): Promise<Buffer | null> {
    await mkdir(folder);
    const source = join(folder, 'picture.fodg');
    await writeFile(source, sheet);
    const begun = Date.now();
    const command = commandOf(program, profile, folder, source);
    const outcome = await runConfined(command, folder, Math.min(longestMs, left));
    left -= Date.now() - begun;
    isMissing = outcome === 'missing';
    return outcome === 'done' ? smallFile(join(folder, 'picture.png')) : null;
  }

  return {
    async convert(metafile) {
      const size = metafileSize(metafile);
      if (!size || isMissing || left <= 0) return null;
      home ??= await mkdtemp(join(tmpdir(), 'caliper-metafile-'));
      const folder = join(home, 'picture');
      try {
        return await convertIn(folder, join(home, 'profile'), sheetOf(metafile, size));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async close() {
      if (home) await rm(home, { recursive: true, force: true });
    },
  };
}

function commandOf(program: string, profile: string, folder: string, source: string): string[] {
  const own = `-env:UserInstallation=${pathToFileURL(profile).href}`;
  return [program, own, '--headless', '--norestore', '--convert-to', 'png', '--outdir', folder, source];
}

async function smallFile(path: string): Promise<Buffer | null> {
  const bytes = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  return bytes > 0 && bytes <= mostBytes ? readFile(path) : null;
}

/** LibreOffice draws whole pages, with 96 points to an inch. Twice the size makes them sharp enough for good screens. */
const scale = 2;
const largest = 600;

/** A page that is as large as the picture, and holds nothing else. LibreOffice wants the empty `office:styles`. */
function sheetOf(metafile: Buffer, { width, height }: Size): string {
  const factor = Math.min(scale, largest / width, largest / height);
  const [across, down] = [width, height].map((side) => `${Math.max(1, side * factor).toFixed(2)}mm`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.graphics"><office:styles/><office:automatic-styles><style:page-layout style:name="page"><style:page-layout-properties fo:margin="0mm" fo:page-width="${across}" fo:page-height="${down}"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="master" style:page-layout-name="page"/></office:master-styles><office:body><office:drawing><draw:page draw:master-page-name="master"><draw:frame svg:x="0mm" svg:y="0mm" svg:width="${across}" svg:height="${down}"><draw:image><office:binary-data>${metafile.toString('base64')}</office:binary-data></draw:image></draw:frame></draw:page></office:drawing></office:body></office:document>`;
}
