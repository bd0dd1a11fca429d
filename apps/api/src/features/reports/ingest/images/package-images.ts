import { posix } from 'node:path';
import { nameKey } from '../../../../platform/zip/names.ts';
import type { StagedFile } from '../content.ts';
import { readAddress } from '../html/links.ts';

/** The images of a package, looked up by the references in chapters. */
export interface PackageImages {
  /** `refused` if the image or its address has already been reported. */
  find(reference: string, page: string): StagedFile | 'missing' | 'refused';
  /** A picture of a Word file, which is found only while the file is read; null if it was reported. */
  place(name: string, file: StagedFile | null): void;
  /** An image that was written into a page. */
  add(file: StagedFile): void;
  /** How many were added so. */
  inline(): number;
  all(): StagedFile[];
  /** Names of images that no chapter refers to. */
  unused(): string[];
}

export function packageImages(images: Map<string, StagedFile | null>): PackageImages {
  const byName = new Map([...images].map(([name, file]) => [nameKey(name), { name, file }]));
  const byEnd = new Map([...images].map(([name, file]) => [nameKey(posix.basename(name)), { name, file }]));
  const byFile = new Map([...images].flatMap(([name, file]) => (file ? [[file.file, { name, file }]] : [])));
  const used = new Set<string>();
  const added = new Map<string, StagedFile>();
  return {
    find(reference, page) {
      const address = readAddress(reference);
      if (address.to !== 'file') return address.to === 'place' ? 'missing' : 'refused';
      const wanted = nameKey(posix.join(posix.dirname(page), address.path));
      const found =
        byName.get(wanted) ??
        byName.get(nameKey(posix.normalize(address.path))) ??
        byEnd.get(nameKey(posix.basename(address.path))) ??
        byFile.get(address.path) ??
        ownName(added.get(address.path));
      if (!found) return 'missing';
      used.add(found.name);
      return found.file ?? 'refused';
    },
    place(name, file) {
      images.set(name, file);
      byName.set(name.toLowerCase(), { name, file });
    },
    add: (file) => added.set(file.file, file),
    inline: () => added.size,
    all: () => {
      const given = [...images.values()].filter((file) => file !== null);
      return [...new Map([...given, ...added.values()].map((file) => [file.file, file])).values()];
    },
    unused: () => [...images.keys()].filter((name) => !used.has(name)),
  };
}

function ownName(file: StagedFile | undefined): { name: string; file: StagedFile } | undefined {
  return file && { name: file.file, file };
}
