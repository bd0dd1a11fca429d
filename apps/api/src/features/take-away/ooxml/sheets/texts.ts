import { escapeText } from '../xml.ts';

/** More would cost more memory than they spare in the file; the others stand in their cells. */
const mostShared = 100_000;

const longest = 32_767;

/** The texts of a book, each of them once. Collected while sheets are written; their part comes after them. */
export function createTexts() {
  const places = new Map<string, number>();

  return {
    /** The place of a text among those that are shared, null if there is no room for it. */
    placeOf(text: string): number | null {
      const found = places.get(text);
      if (found !== undefined) return found;
      if (places.size >= mostShared) return null;
      places.set(text, places.size);
      return places.size - 1;
    },

    *pieces(): Generator<string> {
      yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`;
      for (const text of places.keys()) yield `<si>${written(text)}</si>`;
      yield '</sst>';
    },
  };
}

export type Texts = ReturnType<typeof createTexts>;

/** In this format _x0041_ means a letter; an escaped underscore in front prevents that. */
export function written(text: string): string {
  const escaped = escapeText(text.slice(0, longest)).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  return `<t xml:space="preserve">${escaped}</t>`;
}
