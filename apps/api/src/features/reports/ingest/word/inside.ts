/** Archives that may be members of an archive: Word files in a package, and what Word itself embeds, which stays closed. */
export function mayBeInside(name: string): boolean {
  return /\.docx$/i.test(name) || /^word\/embeddings\//i.test(name);
}
