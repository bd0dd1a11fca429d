import { stat } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { upload } from '@caliper/contract/limits.ts';
import type { Finding } from '@caliper/contract/problem.ts';
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import { firstBytes } from '../files/first-bytes.ts';
import { duplicateNames, isBomb, isFolder, type Member, memberProblem } from './entry-checks.ts';
import { plainName } from './names.ts';
import { Refused, refuse } from './refused.ts';

export interface Archive {
  /** Only files, with plain names. */
  members: Member[];
  /** What it and the archives within it have taken so far of what a package may have. */
  spent: Spent;
  /** The bytes of a member, counted as they come. Throws `Refused`. */
  unpack(member: Member, limit: MemberLimit): AsyncGenerator<Buffer>;
  close(): void;
}

interface Spent {
  entries: number;
  bytes: number;
}

interface OpenOptions {
  /** Whether an archive may be a member; none may without this. */
  mayBeInside?: (name: string) => boolean;
  /** Of the archive that this one is a member of. */
  spent?: Spent;
}

export interface MemberLimit {
  bytes: number;
  /** What to say when it is exceeded. */
  message: string;
}

/** Reads a member that is small enough to hold in memory. */
export async function readMember(archive: Archive, member: Member, limit: MemberLimit): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of archive.unpack(member, limit)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const damaged = 'The ZIP is damaged or not complete. Make it again and upload it once more.';

export async function openArchive(path: string, options: OpenOptions = {}): Promise<Archive> {
  const { spent = { entries: 0, bytes: 0 }, mayBeInside = () => false } = options;
  const zip = await openZip(path);
  try {
    const members = await listMembers(zip, spent, mayBeInside);
    const { size } = await stat(path);
    return { members, spent, unpack: unpacker(zip, size, spent), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof Refused ? error : refuse(reasonOf(error));
  }
}

async function openZip(path: string): Promise<ZipFile> {
  const start = await firstBytes(path, 4);
  if (start.length === 0) throw refuse('The file is empty.');
  if (start.toString('latin1', 0, 2) !== 'PK') throw refuse('This is not a ZIP file.');
  try {
    // We check names and sizes ourselves, so that one bad member does not hide the others.
    return await openPromise(path, { autoClose: false, decodeStrings: false, validateEntrySizes: false });
  } catch (error) {
    throw refuse(reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : '';
  if (/encrypt/.test(text)) return 'The ZIP is encrypted. Make it without a password.';
  if (/multi-disk/.test(text)) return 'The ZIP is in several parts. Make it as one file.';
  return damaged;
}

/** Limits for the directory's extra data: far more than any program writes, far less than would hurt. */
const mostExtra = 4096;
const mostDirectory = 4 * 1024 * 1024;

async function listMembers(
  zip: ZipFile,
  spent: Spent,
  mayBeInside: (name: string) => boolean,
): Promise<Member[]> {
  spent.entries += zip.entryCount;
  if (spent.entries > upload.entries)
    throw refuse(`The ZIP holds ${spent.entries} files. A package may have ${upload.entries}.`);
  const members: Member[] = [];
  let directoryBytes = 0;
  for await (const entry of zip.eachEntry()) {
    directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (entry.extraFieldLength > mostExtra || directoryBytes > mostDirectory) throw refuse(damaged);
    members.push({ name: nameOf(entry), entry });
  }
  checkMembers(members, mayBeInside);
  return members
    .filter((member) => !isFolder(member))
    .map(({ name, entry }) => ({ name: plainName(name), entry }));
}

function nameOf(entry: Entry): string {
  return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
}

function checkMembers(members: Member[], mayBeInside: (name: string) => boolean): void {
  const findings: Finding[] = members.flatMap((member) => {
    const message = memberProblem(member, mayBeInside);
    return message === null ? [] : [{ file: member.name, message }];
  });
  findings.push(...duplicateNames(members));
  const declared = members.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (declared > upload.unpackedBytes) findings.push({ file: '', message: tooMuch });
  if (findings.length > 0) throw new Refused(findings);
}

const isSwollen = `unpacks to more than ${upload.ratio} times its packed size. Leave out what swells like that.`;
const tooMuch = 'The ZIP unpacks to more than the 1 GB that a package may have.';

/** The directory may lie about sizes, so real bytes are counted, per member and in total. */
function unpacker(zip: ZipFile, packed: number, spent: Spent): Archive['unpack'] {
  let total = 0;
  return async function* unpack({ name, entry }, limit) {
    let bytes = 0;
    let checksum = 0;
    const stream = await zip.openReadStreamPromise(entry).catch(() => Promise.reject(refuse(damaged, name)));
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        total += chunk.length;
        spent.bytes += chunk.length;
        if (spent.bytes > upload.unpackedBytes) throw refuse(tooMuch);
        if (isBomb(packed, total)) throw refuse(`The ZIP ${isSwollen}`);
        if (isBomb(entry.compressedSize, bytes)) throw refuse(`The file ${isSwollen}`, name);
        if (bytes > limit.bytes) throw refuse(limit.message, name);
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
    } catch (error) {
      throw error instanceof Refused ? error : refuse(damaged, name);
    } finally {
      stream.destroy();
    }
    if (checksum !== entry.crc32 || bytes !== entry.uncompressedSize) throw refuse(damaged, name);
  };
}
