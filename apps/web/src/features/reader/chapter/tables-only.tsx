import { Button } from '@caliper/ui/actions/button.tsx';
import classes from './chapter.module.css';

interface TablesOnlyProps {
  hasTables: boolean;
  onShowAll: () => void;
}

/** The setting is remembered: a chapter without its text says why. */
export function TablesOnly({ hasTables, onShowAll }: TablesOnlyProps) {
  return (
    <div className={classes.tablesOnly} role="status">
      <p>{hasTables ? 'Only the tables are shown.' : 'This chapter has no tables.'}</p>
      <Button size="sm" onClick={onShowAll}>
        Show the whole chapter
      </Button>
    </div>
  );
}
