import type { KeyboardEvent } from 'react';

/** Whoever looks for a name has not decided yet. */
export function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
