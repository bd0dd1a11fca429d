/** Marks the buttons, so that the focus can move to another one. */
export const removeButtons = 'data-removes-bookmark';

/** The button disappears with its line, and the focus moves to the next one, unless it is elsewhere by then. */
export function focusNextAfter(button: HTMLElement): void {
  const place = buttons().indexOf(button);
  const go = () => {
    if (button.isConnected) return requestAnimationFrame(go);
    const left = buttons();
    focusFree(left[Math.min(place, left.length - 1)]);
  };
  requestAnimationFrame(go);
}

const frames = 20;

/**
 * The focus moves from another line to the one at that place once this many lines are left; if the panel is closed there
 * are none.
 */
export function focusOnPlace(place: number, count: number, tries = frames): void {
  const now = buttons();
  if (now.length === count) {
    if (now.some((button) => button === document.activeElement)) now[place]?.focus();
    else focusFree(now[place]);
  } else if (tries > 0) requestAnimationFrame(() => focusOnPlace(place, count, tries - 1));
}

function focusFree(button: HTMLElement | undefined): void {
  if (document.activeElement === document.body) button?.focus();
}

function buttons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${removeButtons}]`)];
}
