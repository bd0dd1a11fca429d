import { Button } from '@caliper/ui/button.tsx';
import classes from './chapter.module.css';

export function NoTables({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className={classes.noTables} role="status">
      <p>This chapter has no tables.</p>
      <Button size="sm" onClick={onShowAll}>
        Show the whole chapter
      </Button>
    </div>
  );
}
