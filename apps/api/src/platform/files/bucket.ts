import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { S3Error, S3mini } from 's3mini';
import { checkKey, type Files, FilesAway } from './files.ts';

/** Files in a bucket of an S3-compatible store: https://key:secret@host/bucket?region=eu-central-1 */
export function bucketFiles(address: URL, patienceMs = 30_000): Files {
  const s3 = openBucket(address, patienceMs);
  return {
    async put(key, content) {
      const data = content instanceof Readable ? Readable.toWeb(content) : content;
      try {
        const kept = await reached(
          s3.putAnyObject(checkKey(key), data as Parameters<typeof s3.putAnyObject>[1]),
        );
        // A store may answer 200 and fail afterwards: the file is stored only if it answers with a tag.
        if (!kept.headers.get('etag')) throw new FilesAway('The file store did not keep the file');
      } finally {
        if (content instanceof Readable) content.destroy();
      }
    },
    async open(key) {
      const found = await reached(s3.getObjectResponse(checkKey(key)));
      return found?.body ? Readable.fromWeb(found.body as WebStream) : null;
    },
    async remove(key) {
      await reached(s3.deleteObject(checkKey(key)));
    },
    async *list() {
      let next: string | undefined;
      do {
        const page = await reached(s3.listObjectsPaged('/', '', 1000, next));
        for (const found of page?.objects ?? [])
          yield { key: found.Key, changedAt: new Date(found.LastModified) };
        next = page?.nextContinuationToken;
      } while (next);
    },
    async changedAt(key) {
      const found = await reached(s3.getObjectResponse(checkKey(key)));
      await found?.body?.cancel();
      return found && new Date(found.headers.get('last-modified') ?? 0);
    },
  };
}

/** Tells failures of the store or the network apart from those of our own stream. */
async function reached<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    const isItsFault = error instanceof S3Error || (error instanceof TypeError && 'cause' in error);
    throw isItsFault ? new FilesAway('The file store did not answer as it should', { cause: error }) : error;
  }
}

/** Limits only the wait for the start of an answer; a large file may take longer. */
function fetchWithin(patienceMs: number): typeof fetch {
  return async (input, init) => {
    const giveUp = new AbortController();
    const late = setTimeout(() => giveUp.abort(new FilesAway('The file store is silent')), patienceMs);
    try {
      return await fetch(input, { ...init, signal: giveUp.signal });
    } finally {
      clearTimeout(late);
    }
  };
}

function openBucket(address: URL, patienceMs: number): S3mini {
  const { username, password, searchParams } = address;
  const endpoint = new URL(address);
  endpoint.username = '';
  endpoint.password = '';
  endpoint.search = '';
  return new S3mini({
    endpoint: endpoint.href,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    fetch: fetchWithin(patienceMs),
  });
}
