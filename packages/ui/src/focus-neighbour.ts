/** A row that goes takes its button along: the focus goes on to the next row, or where nothing is left, elsewhere. */
export function focusNeighbour(button: HTMLElement, elsewhere?: HTMLElement | null): void {
  const row = button.closest('tr, li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  (neighbour?.querySelector('button') ?? elsewhere)?.focus();
}
