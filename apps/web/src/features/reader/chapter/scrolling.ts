/** The distance of a hit from the header, or from the top of the window without one. */
const belowHeader = 150;
const withoutHeader = 100;
const aboveBlock = 24;

/**
 * The bottom edge of what stays at the top. The header's own `top` leaves room for what is above it. On small screens
 * it scrolls away, and only the portal's header stays: the first on the page, with two rows there.
 */
function bottomOf(header: HTMLElement): number {
  const { top, position } = getComputedStyle(header);
  const stays = position === 'sticky' || position === 'fixed';
  if (!stays) return document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  return (Number.parseFloat(top) || 0) + header.getBoundingClientRect().height;
}

function hitOffset(header: HTMLElement | null | undefined): number {
  return header ? bottomOf(header) + belowHeader : withoutHeader;
}

export function scrollToHit(mark: HTMLElement, header: HTMLElement | null | undefined): void {
  const scroller = mark.closest<HTMLElement>('[data-part="scroll"]');
  if (scroller) scrollInside(scroller, mark);
  scrollPage(mark, hitOffset(header));
}

export function scrollToBlock(block: HTMLElement, header: HTMLElement | null | undefined): void {
  scrollPage(block, (header ? bottomOf(header) : 0) + aboveBlock);
}

function scrollPage(element: HTMLElement, offset: number): void {
  const top = window.scrollY + element.getBoundingClientRect().top - offset;
  window.scrollTo({ top, behavior: 'instant' });
}

/** Scrolls a part of a table out from under its heading row and first column. */
function scrollInside(scroller: HTMLElement, mark: HTMLElement): void {
  const frame = scroller.getBoundingClientRect();
  const place = mark.getBoundingClientRect();
  const left = mark.closest('[data-first]') ? 0 : sizeOf(scroller, '[data-first]').width;
  const head = mark.closest('thead') ? 0 : sizeOf(scroller, 'thead').height;
  const inColumns = shift(place.left, place.right, frame.left + left, frame.right);
  const inRows = shift(place.top, place.bottom, frame.top + head, frame.bottom);
  if (inColumns !== 0) scroller.scrollLeft += inColumns;
  if (inRows !== 0) scroller.scrollTop += inRows;
}

const nothing = { width: 0, height: 0 };

function sizeOf(scroller: HTMLElement, selector: string): { width: number; height: number } {
  return scroller.querySelector(selector)?.getBoundingClientRect() ?? nothing;
}

const room = 16;

/** How far to scroll to bring one range into view within another; 0 if it is in view. */
function shift(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from - room;
  return end > to ? Math.min(end - to + room, start - from - room) : 0;
}

export function isHidden(element: HTMLElement): boolean {
  return element.getClientRects().length === 0;
}
