/** Files are kept under the hash of what is in them; the folder says what they are. */
export const fileKey = {
  package: (file: string) => `packages/${file}`,
  document: (file: string) => `documents/${file}`,
  image: (file: string) => `images/${file}`,
};
