import type { StagedFile } from '../content.ts';
import { arrange } from '../html/arrange.ts';
import { cleanPage } from '../html/clean.ts';
import type { Clean } from '../html/clean-tree.ts';
import type { Surroundings } from '../html/cleaner.ts';
import { decodePage } from '../html/decode.ts';
import { inspect, lineOfReference } from '../html/inspect.ts';
import { readSource, TooComplex } from '../html/source.ts';
import type { PackageImages } from '../images/package-images.ts';
import { find, type Notes, warn } from '../notes.ts';

/** A page as cleaned blocks; null if it could not be read, after reporting why. */
export function readPage(name: string, bytes: Buffer, images: PackageImages, notes: Notes): Clean[] | null {
  const decoded = decodePage(bytes);
  if ('problem' in decoded) {
    find(notes, name, decoded.problem, decoded.line);
    return null;
  }
  try {
    const { childNodes } = readSource(decoded.text);
    inspect(childNodes, (message, line) => find(notes, name, message, line));
    return arrange(cleanPage(childNodes, surroundings(name, images, notes)));
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    find(notes, name, error.message);
    return null;
  }
}

function surroundings(name: string, images: PackageImages, notes: Notes): Surroundings {
  return {
    image(reference, node) {
      const found = images.find(reference, name);
      if (found === 'missing')
        find(
          notes,
          name,
          `The image ${shown(reference)} is not in the package. Add it to images/.`,
          lineOfReference(node),
        );
      return isStaged(found) ? found : null;
    },
    lostLink(node) {
      warn(
        notes,
        `${name}: a link to another file in line ${lineOfReference(node) ?? '?'} became plain text.`,
      );
    },
  };
}

function isStaged(found: ReturnType<PackageImages['find']>): found is StagedFile {
  return typeof found === 'object';
}

function shown(reference: string): string {
  return reference.length > 100 ? `${reference.slice(0, 100)}…` : reference;
}
