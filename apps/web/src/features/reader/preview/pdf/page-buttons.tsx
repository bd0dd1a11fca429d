import { Button } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import classes from './page-buttons.module.css';

interface PageButtonsProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** At either end a button keeps the focus, so that the other direction is one key away. */
export function PageButtons({ page, pages, onChange }: PageButtonsProps) {
  return (
    <nav className={classes.buttons} aria-label="Pages of the document">
      <Button refused={page <= 1} onClick={() => onChange(page - 1)}>
        <Icon name="chevronLeft" />
        Previous
      </Button>
      <span aria-live="polite">
        Page {page} of {pages}
      </span>
      <Button refused={page >= pages} onClick={() => onChange(page + 1)}>
        Next
        <Icon name="chevronRight" />
      </Button>
    </nav>
  );
}
