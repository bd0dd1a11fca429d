/** Whether a text has every word that was typed, in any order and whatever the case. */
export function hasAllWords(text: string, typed: string): boolean {
  const lower = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

/** How many were found, when at most `most` are listed. */
export function foundWords(count: number, most: number): string {
  if (count === 0) return 'Nothing found.';
  if (count > most) return `${count} found, the first ${most} are shown. Type to narrow them down.`;
  return `${count} found`;
}
