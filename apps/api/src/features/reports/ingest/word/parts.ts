import { posix } from 'node:path';
import type { Archive } from '../../../../platform/zip/archive.ts';
import type { Member } from '../../../../platform/zip/entry-checks.ts';
import { readXml, Unreadable, type Xml } from './xml.ts';
import { childrenNamed } from './xml-query.ts';

/** Where a reference of a part leads. */
export interface Relation {
  /** The last word of its type: `image`, `hyperlink`, `footnotes`. */
  type: string;
  /** The name of a part, or an address if it is external. */
  target: string;
  isExternal: boolean;
}

export type Relations = ReadonlyMap<string, Relation>;

/** The parts of a Word file by their names. */
export interface Parts {
  main: string;
  read(name: string): Promise<Xml | null>;
  relationsOf(name: string): Promise<Relations>;
  member(name: string): Member | undefined;
  names(): string[];
}

const megabyte = 1024 * 1024;
/** A thousand pages have about half of this. */
const limit = { bytes: 64 * megabyte, message: 'The Word file is too large. Divide it into several.' };

/** Files of Word, Excel and PowerPoint have this member, and no package of pages does. */
export function isOfficeFile(members: Member[]): boolean {
  return members.some(({ name }) => name.toLowerCase() === '[content_types].xml');
}

export async function openParts(archive: Archive): Promise<Parts> {
  const members = new Map(archive.members.map((member) => [member.name.toLowerCase(), member]));
  const member = (name: string) => members.get(name.toLowerCase());

  async function read(name: string): Promise<Xml | null> {
    const found = member(name);
    return found ? readXml(archive.unpack(found, limit)) : null;
  }

  async function relationsOf(name: string): Promise<Relations> {
    const folder = posix.dirname(name);
    const list = await read(posix.join(folder, '_rels', `${posix.basename(name)}.rels`));
    return new Map(
      childrenNamed(list ?? undefined, 'rel:Relationship').map(({ attributes }) => [
        attributes.Id ?? '',
        relationFrom(attributes, folder),
      ]),
    );
  }

  const roots = await relationsOf('');
  const [main] = [...roots.values()].filter(({ type }) => type === 'officeDocument');
  if (!main || main.isExternal) throw new Unreadable('This is not a Word file.');
  return {
    main: main.target,
    read,
    relationsOf,
    member,
    names: () => [...members.values()].map(({ name }) => name),
  };
}

function relationFrom({ Type = '', Target = '', TargetMode }: Xml['attributes'], folder: string): Relation {
  const isExternal = TargetMode === 'External';
  return {
    type: Type.slice(Type.lastIndexOf('/') + 1),
    target: isExternal ? Target : nameOf(Target, folder),
    isExternal,
  };
}

/** Relative to the folder of the part, unless it starts at the root. What leads out of the file names no part. */
function nameOf(target: string, folder: string): string {
  return posix.resolve('/', folder, target).slice(1);
}
