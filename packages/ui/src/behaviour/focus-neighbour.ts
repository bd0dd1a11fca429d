/** A removed row takes its button with it: moves the focus to the next row or, if none is left, elsewhere. */
export function focusNeighbour(button: HTMLElement, elsewhere?: HTMLElement | null): void {
  const row = button.closest('tr, li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  (neighbour?.querySelector('button') ?? elsewhere)?.focus();
}

/** A button that disappears with what it removes gives the focus to its field. */
export function focusField(button: HTMLElement, id: string): void {
  if (button === document.activeElement) document.getElementById(id)?.focus();
}
