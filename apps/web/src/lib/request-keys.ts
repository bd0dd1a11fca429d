/**
 * The same text sent again is the same request, also when nobody knows whether it arrived. A text that was
 * changed, or that comes after one that did arrive, is another.
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
