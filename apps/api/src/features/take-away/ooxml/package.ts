import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type Relations, relationsPath } from './relations.ts';
import { Markup, xml, xmlFile } from './xml.ts';

/** A file of the package. Its content is asked for when its turn comes, and so never stands beside that of others. */
export interface Part {
  /** Without a slash before it: `ppt/slides/slide1.xml`. */
  path: string;
  /** Its content type. */
  type: string;
  /** Is asked for after the content, which may have added to it. */
  relations?: Relations;
  content(): Content | Promise<Content>;
}

type Content = Markup | Uint8Array | Iterable<string> | { file: string };

interface PackageOptions {
  /** Called when a part begins. */
  onPart?(part: Part): void;
  signal?: AbortSignal | undefined;
}

/** Large sheets take half the time that the usual level takes, and are a tenth larger. */
const packedLevel = 3;

/** The same parts always give the same bytes. */
const options = { mtime: new Date(2020, 0, 1), mode: 0o100644, forceDosTimestamp: true } as const;

/** Writes an Office Open XML package, part after part. The root relations say what it is. */
export async function writePackage(
  parts: readonly Part[],
  root: Relations,
  to: Writable | string,
  { onPart, signal }: PackageOptions = {},
): Promise<void> {
  const zip = new ZipFile();
  const packed = zip.outputStream as Readable;
  let current: Readable | undefined;
  const add = (path: string, content: Part['content'], isPacked = true) =>
    zip.addReadStreamLazy(
      path,
      { ...options, compressionLevel: isPacked ? packedLevel : 0 },
      async (give) => {
        try {
          current = streamOf(await content());
          give(
            null,
            current.on('error', (error) => packed.destroy(error)),
          );
        } catch (error) {
          packed.destroy(error instanceof Error ? error : new Error(String(error)));
        }
      },
    );
  zip.on('error', (error: Error) => packed.destroy(error));
  add('[Content_Types].xml', () => contentTypes(parts));
  add('_rels/.rels', () => root.markup() ?? xml``);
  for (const part of parts) {
    const made = () => {
      onPart?.(part);
      return part.content();
    };
    add(part.path, made, !/^image\/(?:png|jpeg|gif)$/.test(part.type));
    if (part.relations) add(relationsPath(part.path), () => part.relations?.markup() ?? emptyRelations);
  }
  zip.end();
  const end = typeof to === 'string' ? createWriteStream(to) : to;
  await pipeline(packed, end, signal ? { signal } : {}).finally(() => current?.destroy());
}

const emptyRelations = xml`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>`;

/** For small packages that go into another one. */
export async function packageBytes(parts: readonly Part[], root: Relations): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  await writePackage(parts, root, sink);
  return Buffer.concat(chunks);
}

function streamOf(content: Content): Readable {
  if (content instanceof Markup) return Readable.from([Buffer.from(xmlFile(content))]);
  if (content instanceof Uint8Array) return Readable.from([content]);
  if ('file' in content) return createReadStream(content.file);
  return Readable.from(gathered(content));
}

/** In pieces that are worth being passed on. */
function* gathered(pieces: Iterable<string>): Generator<Buffer> {
  let waiting = '';
  for (const piece of pieces) {
    waiting += piece;
    if (waiting.length < 65_536) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  yield Buffer.from(waiting);
}

function contentTypes(parts: readonly Part[]): Markup {
  const overrides = parts.filter(({ type }) => !type.startsWith('image/'));
  const images = new Map(
    parts
      .filter(({ type }) => type.startsWith('image/'))
      .map(({ path, type }) => [path.slice(path.lastIndexOf('.') + 1), type]),
  );
  return xml`<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Default Extension="xml" ContentType="application/xml"/>
    ${[...images].map(([extension, type]) => xml`<Default Extension="${extension}" ContentType="${type}"/>`)}
    ${overrides.map(({ path, type }) => xml`<Override PartName="/${path}" ContentType="${type}"/>`)}
  </Types>`;
}
