/** Marks the buttons, so that the focus can go on to another one. */
export const removeButtons = 'data-removes-bookmark';

/** The button goes with its line, and the focus on to the next one, unless somebody else has taken it. */
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

/** The focus goes to the line at that place as soon as there are so many; there may be none, where the panel is closed. */
export function focusOnPlace(place: number, count: number, tries = frames): void {
  const now = buttons();
  if (now.length === count) focusFree(now[place]);
  else if (tries > 0) requestAnimationFrame(() => focusOnPlace(place, count, tries - 1));
}

function focusFree(button: HTMLElement | undefined): void {
  if (document.activeElement === document.body) button?.focus();
}

function buttons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${removeButtons}]`)];
}
