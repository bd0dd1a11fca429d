/** A picture that a paragraph shows. */
export interface WantedPicture {
  /** The name of its part. */
  part: string;
  /** The same picture as a drawing, which is sharper. */
  drawing: string | undefined;
  /** What tells its author which one it is. */
  hint: string;
  place: string;
}

/** The pictures that the text refers to. Those that nothing shows are never unpacked. */
export interface Pictures {
  /** The reference for the page. */
  want(picture: WantedPicture): string;
  wanted(): Map<string, WantedPicture>;
  /** The reference to what stands in the place of a picture that is left out. */
  lost(): string;
  /** The name of that; null if nothing was left out yet. */
  lostName(): string | null;
}

/** What stands in the place of a picture that is left out says so to those who do not see it. */
export const lostPicture = 'A picture that is not available';

const placeholder = 'left-out.svg';

/**
 * `file` is the name of the Word file in its package: several files may have pictures. They are numbered, because the
 * names of parts may be anything.
 */
export function createPictures(file: string): Pictures {
  const wanted = new Map<string, WantedPicture>();
  const names = new Map<string, string>();
  const folder = file.slice(file.lastIndexOf('/') + 1);
  const reference = (name: string) => encodeURI(`${folder}/${name}`).replace(/[?#]/g, encodeURIComponent);
  let hasLost = false;
  return {
    want(picture) {
      const known = names.get(picture.part);
      const name = known ?? `picture-${names.size + 1}`;
      if (known === undefined) {
        names.set(picture.part, name);
        wanted.set(`${file}/${name}`, picture);
      }
      return reference(name);
    },
    wanted: () => wanted,
    lost() {
      hasLost = true;
      return reference(placeholder);
    },
    lostName: () => (hasLost ? `${file}/${placeholder}` : null),
  };
}
