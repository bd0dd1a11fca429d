import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { upload as limits } from '@caliper/contract/limits.ts';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Staging } from '../platform/files/staging.ts';
import { endSlow } from './cut-short.ts';
import { ProblemError } from './problem.ts';

/** A file that came with a form. It is in a folder of its own, which is removed when the request ends. */
export interface Upload {
  folder: string;
  path: string;
  bytes: number;
  /** Hash of the content. */
  hash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    upload: Upload | null;
    uploadFolder: string | null;
  }
  interface FastifyContextConfig {
    takesUpload?: boolean;
  }
}

/** How much a form may hold besides its file. */
const fieldsBytes = 1024 * 1024;

/** A sender who falls silent for this long is given up. */
const silenceMs = 30_000;

/** How many forms this process receives or works on at once: each may fill the disk with as much as one may hold. */
const mostOpen = 10;

/** Forms with a file: the file streams to disk, the fields become the body and are checked like any other. */
export async function takeUploads(
  app: FastifyInstance,
  staging: Staging,
  most: number = limits.bytes,
  atOnce = mostOpen,
): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: most, files: 1, fields: 20, fieldSize: 16_384, parts: 21 },
    throwFileSizeLimit: false,
  });
  app.decorateRequest('upload', null);
  app.decorateRequest('uploadFolder', null);
  const folders = uploadFolders(staging, atOnce);
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.takesUpload) await readForm(request, folders, most);
  });
  // Not after the answer was sent: a sender who hung up never gets one.
  app.addHook('onSend', folders.remove);
}

async function readForm(request: FastifyRequest, folders: Folders, most: number): Promise<void> {
  if (!request.isMultipart()) throw new ProblemError('unsupported-media-type');
  // A form that announces its size is refused without reading all of it.
  if (Number(request.headers['content-length']) > most + fieldsBytes) throw tooLarge();
  try {
    const folder = await folders.open(request);
    request.body = await whileThere(request, readParts(request, folder));
  } catch (error) {
    // A sender who is gone gets no answer, so nothing else would remove it.
    await folders.remove(request);
    throw isOurs(error) ? error : new ProblemError('bad-request');
  }
}

async function readParts(request: FastifyRequest, folder: string): Promise<Record<string, string>> {
  const fields = new Map<string, string>();
  for await (const part of request.parts()) {
    if (part.type === 'file') request.upload = await store(part, folder);
    else if (fields.has(part.fieldname)) throw new ProblemError('bad-request');
    else fields.set(part.fieldname, fieldText(part.value));
  }
  return Object.fromEntries(fields);
}

/** Without this, the parser would wait forever for a sender who is gone or silent. */
async function whileThere<T>({ raw }: FastifyRequest, work: Promise<T>): Promise<T> {
  const gone = Promise.withResolvers<never>();
  const leave = () => {
    if (!raw.complete && !raw.readableEnded) gone.reject(new ProblemError('bad-request'));
  };
  if (raw.destroyed) leave();
  raw.once('close', leave);
  const stopWatching = endOnSilence(raw);
  work.catch(() => {});
  try {
    return await Promise.race([work, gone.promise]);
  } finally {
    stopWatching();
    raw.off('close', leave);
  }
}

function endOnSilence(raw: FastifyRequest['raw']): () => void {
  let seen: number | undefined;
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket;
    if (bytesRead === seen) endSlow(raw.socket);
    seen = bytesRead;
  }, silenceMs);
  return () => clearInterval(timer);
}

/** Our own refusal, the parser's with a status, or a disk error; anything else means a malformed form. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && ('status' in error || 'statusCode' in error || 'syscall' in error);
}

async function store(part: MultipartFile, folder: string): Promise<Upload> {
  if (part.fieldname !== 'file') throw new ProblemError('bad-request');
  const path = join(folder, 'upload');
  const hash = createHash('sha256');
  // The parser drops what exceeds the limit and waits for the end of the file, which may never come.
  const full = new AbortController();
  part.file.once('limit', () => full.abort());
  if (part.file.truncated) full.abort();
  try {
    const written = createWriteStream(path, { flags: 'wx' });
    await pipeline(part.file, hashing(hash), written, { signal: full.signal });
  } catch (error) {
    throw full.signal.aborted ? tooLarge() : error;
  }
  return { folder, path, bytes: part.file.bytesRead, hash: hash.digest('hex') };
}

function tooLarge(): ProblemError {
  return new ProblemError('upload-too-large', { field: 'file' });
}

function hashing(hash: Hash) {
  return async function* pass(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
}

function fieldText(value: unknown): string {
  if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed())
    throw new ProblemError('bad-request');
  return value;
}

type Folders = ReturnType<typeof uploadFolders>;

/** A folder for each open upload, up to a number of them. */
function uploadFolders(staging: Staging, atOnce: number) {
  const open = new Set<FastifyRequest>();
  return {
    async open(request: FastifyRequest): Promise<string> {
      if (open.size >= atOnce) throw new ProblemError('unavailable', { retryAfter: 60 });
      open.add(request);
      request.uploadFolder = await staging.open();
      return request.uploadFolder;
    },
    async remove(request: FastifyRequest): Promise<void> {
      const { uploadFolder, log } = request;
      if (uploadFolder)
        await rm(uploadFolder, { recursive: true, force: true }).catch((error: unknown) =>
          log.warn({ err: error }, 'an upload could not be removed; the next start will'),
        );
      open.delete(request);
    },
  };
}
