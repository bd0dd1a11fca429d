import type { MouseEvent } from 'react';
import type { ManagedCategory } from './report-tree.ts';

export const anchorOf = (categoryId: number) => `category-${categoryId}`;

export function QuickLinks({ categories }: { categories: readonly ManagedCategory[] }) {
  return (
    <nav className="py16" aria-labelledby="quick-links">
      <h2 id="quick-links" className="h4">
        Quick Links
      </h2>
      <ul className="jumps">
        {categories.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${anchorOf(id)}`} onClick={(event) => goTo(event, id)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Bypasses the router: a change of address would render the links of two thousand rows again. */
function goTo(event: MouseEvent, categoryId: number): void {
  event.preventDefault();
  const section = document.getElementById(anchorOf(categoryId));
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
