import type { StagedFile } from '../content.ts';
import { arrange } from '../html/arrange.ts';
import { cleanPage } from '../html/clean.ts';
import type { Clean } from '../html/clean-tree.ts';
import type { Surroundings } from '../html/cleaner.ts';
import { decodePage } from '../html/decode.ts';
import { inspect, lineOfReference } from '../html/inspect.ts';
import { attribute, readSource, TooComplex } from '../html/source.ts';
import type { PackageImages } from '../images/package-images.ts';
import { find, type Notes, warn } from '../notes.ts';

/** A page as cleaned blocks; null if it could not be read, after reporting why. */
export function readPage(name: string, bytes: Buffer, images: PackageImages, notes: Notes): Clean[] | null {
  const decoded = decodePage(bytes);
  if ('problem' in decoded) {
    find(notes, { file: name, ...decoded.problem });
    return null;
  }
  try {
    const { childNodes } = readSource(decoded.text);
    inspect(childNodes, (problem) => find(notes, { file: name, ...problem }));
    return arrange(cleanPage(childNodes, surroundings(name, images, notes)));
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    find(notes, { file: name, message: error.message, remedy: error.remedy });
    return null;
  }
}

function surroundings(name: string, images: PackageImages, notes: Notes): Surroundings {
  return {
    image(reference, node) {
      const found = images.find(reference, name);
      if (found === 'missing')
        find(notes, {
          file: name,
          line: lineOfReference(node),
          excerpt: reference,
          message: 'The image is not in the package.',
          remedy: 'Add it to images/.',
        });
      return isStaged(found) ? found : null;
    },
    lostLink(node) {
      warn(notes, {
        file: name,
        line: lineOfReference(node),
        excerpt: attribute(node, 'href'),
        message: 'A link to another file became plain text.',
      });
    },
  };
}

function isStaged(found: ReturnType<PackageImages['find']>): found is StagedFile {
  return typeof found === 'object';
}
