/** Whether a line is a note to the table above it. */
export function isFootnote(line: string): boolean {
  return /^(\*|†|‡|§|\[\d+\]|[¹²³⁴⁵⁶⁷⁸⁹]|(notes?|sources?|n\/a|abbreviations?)\s*:)/i.test(line);
}
