/** Lines that belong to the table above them. */
export function isFootnote(line: string): boolean {
  return /^(\*|†|‡|§|\[\d+\]|[¹²³⁴⁵⁶⁷⁸⁹]|(notes?|sources?|n\/a|abbreviations?)\s*:)/i.test(line);
}
