import { markedCell } from './marked-blocks.ts';

const gap = 6;
/** A block that is taller would be out of sight by the time one has read to its end. */
const tallest = 240;

/** Puts a popover, which hangs from the number at a block, under the cell with these words or under the block. */
export function placeUnder(popover: HTMLElement, words: string | undefined): void {
  const slot = popover.parentElement;
  const block = slot?.closest<HTMLElement>('[data-part="table"]') ?? slot?.parentElement;
  const column = popover.closest('[data-chapter]');
  popover.style.removeProperty('top');
  popover.style.removeProperty('left');
  if (!slot || !block || !column) return;
  const from = slot.getBoundingClientRect();
  const cell = markedCell(block, words)?.getBoundingClientRect();
  const frame = block.getBoundingClientRect();
  if (!cell && frame.height > tallest) return;
  const { left, right } = column.getBoundingClientRect();
  const wanted = cell ? cell.right - popover.offsetWidth : frame.left;
  const fitting = Math.max(left + gap, Math.min(wanted, right - popover.offsetWidth - gap));
  popover.style.top = `${(cell ?? frame).bottom - from.top + gap}px`;
  popover.style.left = `${fitting - from.left}px`;
}
