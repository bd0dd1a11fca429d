import type { KeyboardEvent } from 'react';

/** Enter in a search field must not submit the form. */
export function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
