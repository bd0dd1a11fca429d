type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>;

/**
 * The same file for the same item is the same upload, also when nobody knows whether it arrived. A file that was
 * changed, or that comes after one that did arrive, is another.
 */
export function createUploadKeys(newKey: () => string = () => crypto.randomUUID()) {
  let last: { text: string; key: string } | null = null;
  return {
    keyOf(body: object, { name, size, lastModified }: FileFacts): string {
      const text = JSON.stringify([body, name, size, lastModified]);
      if (last?.text !== text) last = { text, key: newKey() };
      return last.key;
    },
    arrived(): void {
      last = null;
    },
  };
}
