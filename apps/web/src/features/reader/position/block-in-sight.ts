/** Above this a chapter is at its beginning. */
const beginning = 40;

/** The id of the first block below the bar at the top; null at the beginning of a chapter. */
export function blockInSight(column: HTMLElement | null, header: HTMLElement | null): string | null {
  if (!column || window.scrollY < beginning) return null;
  const top = Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
  const blocks = column.querySelectorAll('[id^="b-"]');
  // A hidden block has no height, so it is not found.
  return [...blocks].find((block) => block.getBoundingClientRect().bottom > top + 1)?.id ?? null;
}
