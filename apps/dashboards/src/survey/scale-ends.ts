/** From 0 to 10 is the longest usual scale. */
const longest = 10;

const ways = [
  // (1: not at all, 7: fully), (1 = never, 5 = always)
  /\b(\d{1,2})\s*[:=][^()\d]*\b(\d{1,2})\s*[:=]/,
  // from 1 to 5, on a scale of 0 to 10
  /\b(?:from|scale of)\s+(\d{1,2})\s*(?:to|[-–])\s*(\d{1,2})\s*(?:[).,;:?]|$)/i,
  // (1-7), (0 to 10)
  /\(\s*(\d{1,2})\s*(?:to|[-–])\s*(\d{1,2})\s*\)/i,
];

/** The lowest and the highest point of a scale, if the question names them: perhaps no one chose those. */
export function scaleEnds(text: string): number[] {
  for (const way of ways) {
    const [from, to] = (way.exec(text)?.slice(1) ?? []).map(Number);
    if (from !== undefined && to !== undefined && from < to && to - from <= longest) return [from, to];
  }
  return [];
}
