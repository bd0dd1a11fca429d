/** Elements that start a new line in the text of a chapter; a `div` only ever wraps such elements. */
export const lineTags: ReadonlySet<string> = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd table caption tr figure figcaption blockquote pre hr br div'.split(
    ' ',
  ),
);

/** How many lines below a table may be notes to it. */
export const mostFootnotes = 10;

const footnote =
  /^([*†‡§¹²³⁴⁵⁶⁷⁸⁹]|\[\d+\]|(notes?|sources?|n\/a|abbreviations?|quellen?|anmerkung(en)?)\s*:|\p{L}[\p{L}\p{N}./]{0,7}\s?=\s?\p{L})/iu;

/** Whether a line is a note to the table above it. */
export function isFootnote(line: string): boolean {
  return footnote.test(line);
}
