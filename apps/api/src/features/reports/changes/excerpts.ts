const longest = 240;
const lead = 40;

/** What both texts say around their first difference; a text alone from its beginning. */
export function excerpts(
  before: string | null,
  after: string | null,
): { before: string | null; after: string | null } {
  const start = before === null || after === null ? 0 : firstDifference(before, after);
  return { before: cut(before, start), after: cut(after, start) };
}

/** Where the word begins in which two texts differ. */
function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one.slice(0, at).search(/\S*$/);
}

function cut(text: string | null, start: number): string | null {
  if (text === null) return null;
  if (text.length <= longest) return text;
  const from = start <= lead ? 0 : start - lead + text.slice(start - lead, start).search(/\s|$/);
  const piece = text.slice(from, from + longest).trim();
  return `${from > 0 ? '… ' : ''}${piece}${from + longest < text.length ? ' …' : ''}`;
}
