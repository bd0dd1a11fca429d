/**
 * The same contents sent again are the same request, even if it is unknown whether the first one arrived. Changed
 * contents, and any after a successful request, are a new one. A file is identified by its name, size and time.
 */
export function createRequestKeys() {
  let last: { text: string; key: string } | null = null;
  return {
    keyOf(body: object): string {
      const text = JSON.stringify(body);
      if (last?.text !== text) last = { text, key: crypto.randomUUID() };
      return last.key;
    },
    arrived(): void {
      last = null;
    },
  };
}
