import { Button } from '../actions/button.tsx';

interface PagerProps {
  /** Names what is paged for screen readers. */
  label: string;
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/**
 * Under a table with several pages; nothing for a single page. At the ends a button keeps the focus, so that the other
 * direction is one key away.
 */
export function Pager({ label, page, pages, onChange }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className="row wrap gap12 pt12 small quiet" aria-label={label}>
      <Button size="sm" refused={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      <span aria-live="polite">
        Page {page} of {pages}
      </span>
      <Button size="sm" refused={page >= pages} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
