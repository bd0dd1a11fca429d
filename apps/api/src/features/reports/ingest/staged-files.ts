import { createHash, randomUUID } from 'node:crypto';
import { open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file on disk that gets its final name once its type is known. */
export interface Draft {
  path: string;
  hash: string;
  bytes: number;
  /** Enough to recognise its type. */
  start: Buffer;
}

const startBytes = 512 * 1024;

/** Streams to disk under a temporary name; the final one comes from the content. */
export async function stageStream(folder: string, content: AsyncIterable<Buffer>): Promise<Draft> {
  const path = join(folder, `${randomUUID()}.part`);
  const hash = createHash('sha256');
  const start: Buffer[] = [];
  let bytes = 0;
  const handle = await open(path, 'wx');
  try {
    for await (const chunk of content) {
      if (bytes < startBytes) start.push(chunk);
      bytes += chunk.length;
      hash.update(chunk);
      // appendFile writes all of the chunk; on a nearly full disk, write may silently take only part of it.
      await handle.appendFile(chunk);
    }
  } finally {
    await handle.close();
  }
  return { path, hash: hash.digest('hex').slice(0, 40), bytes, start: Buffer.concat(start) };
}

export async function finish(
  folder: string,
  draft: Draft,
  extension: string,
): Promise<{ file: string; path: string; bytes: number }> {
  const file = `${draft.hash}.${extension}`;
  const path = join(folder, file);
  await rename(draft.path, path);
  return { file, path, bytes: draft.bytes };
}

/** For generated content in memory. */
export async function stageBytes(
  folder: string,
  content: Buffer,
  extension: string,
): Promise<{ file: string; path: string; bytes: number }> {
  const file = `${createHash('sha256').update(content).digest('hex').slice(0, 40)}.${extension}`;
  const path = join(folder, file);
  await writeFile(path, content);
  return { file, path, bytes: content.length };
}
