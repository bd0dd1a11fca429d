/** Files are stored under the hash of their content; the folder says what they are. */
export const fileKey = {
  package: (file: string) => `packages/${file}`,
  document: (file: string) => `documents/${file}`,
  image: (file: string) => `images/${file}`,
};
