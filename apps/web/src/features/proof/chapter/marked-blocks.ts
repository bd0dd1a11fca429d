/**
 * Where the number of a finding goes. The frame of a table may be wider than the table is, its head is not. A heading is read out by its own words alone, and a list may contain only its
 * points.
 */
export function markHost(block: HTMLElement): HTMLElement {
  const head = block.querySelector<HTMLElement>(':scope > [data-part="table-head"]');
  if (head) return head;
  const { parentElement } = block;
  if (parentElement?.dataset.part === 'heading') return parentElement;
  const inside = /^[uod]l$/.test(block.localName) ? block.firstElementChild : null;
  return inside instanceof HTMLElement ? inside : block;
}

/** The cell with these words, if there is exactly one: among several it would be a guess. */
export function markedCell(block: HTMLElement | null, words: string | undefined): HTMLElement | null {
  if (!block || !words) return null;
  const cells = [...block.querySelectorAll<HTMLElement>('tbody :is(td, th), thead :is(td, th)')];
  const found = cells.filter(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim() === words);
  return found.length === 1 ? (found[0] ?? null) : null;
}
