import { upload } from '@caliper/contract/limits.ts';
import type { Finding } from '@caliper/contract/problem.ts';
import type { Entry } from 'yauzl';
import { isArchiveName, nameKey, nameProblem } from './names.ts';

export interface Member {
  name: string;
  entry: Entry;
}

const stored = 0;
const deflated = 8;
/** A small file of one repeated letter compresses extremely well and does no harm. */
const harmlessBytes = 1024 * 1024;

const types = { mask: 0o170000, unknown: 0, regular: 0o100000, folder: 0o040000, link: 0o120000 };

export function isFolder({ name }: Member): boolean {
  return name.endsWith('/');
}

export function isBomb(packed: number, unpacked: number): boolean {
  return unpacked > harmlessBytes && unpacked > packed * upload.ratio;
}

/** Checks what the archive's directory says, before anything is unpacked. */
export function memberProblem(member: Member, mayBeInside: (name: string) => boolean): string | null {
  const { name } = member;
  return (
    nameProblem(name) ??
    typeProblem(member) ??
    (isFolder(member) ? null : dataProblem(member, mayBeInside(name)))
  );
}

function typeProblem({ entry }: Member): string | null {
  const type = (entry.externalFileAttributes >>> 16) & types.mask;
  if (type === types.link) return 'This is a symbolic link. Put the file itself into the ZIP.';
  if (type !== types.unknown && type !== types.regular && type !== types.folder)
    return 'This is not an ordinary file. Leave it out of the ZIP.';
  return null;
}

function dataProblem({ name, entry }: Member, mayBeArchive: boolean): string | null {
  if (entry.isEncrypted()) return 'The file is encrypted. Make the ZIP without a password.';
  if (entry.compressionMethod !== stored && entry.compressionMethod !== deflated)
    return 'The file is compressed in an unusual way. Make the ZIP with the standard compression.';
  if (isArchiveName(name) && !mayBeArchive)
    return 'This is an archive inside the archive. Unpack it, or leave it out.';
  if (isBomb(entry.compressedSize, entry.uncompressedSize))
    return `The file unpacks to more than ${upload.ratio} times its packed size. Leave it out.`;
  return null;
}

export function duplicateNames(members: Member[]): Finding[] {
  const seen = new Map<string, string>();
  return members.flatMap(({ name }) => {
    const first = seen.get(nameKey(name));
    seen.set(nameKey(name), first ?? name);
    if (first === undefined) return [];
    return [{ file: name, message: `The archive has this name twice (${first}). Rename or remove one.` }];
  });
}
