import { lengths } from '@caliper/contract/limits.ts';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useId } from 'react';
import { useReader } from '../reader-context.ts';
import classes from './search-box.module.css';
import { useSearchBox } from './use-search-box.ts';

/** Searches this report. */
export function SearchBox() {
  const { search } = useReader();
  const { input, submit, press, reset } = useSearchBox();
  const id = useId();
  return (
    <search className={classes.search}>
      <form className={classes.form} onSubmit={submit}>
        <Icon name="search" className={classes.icon} />
        <input
          ref={input}
          className={classes.input}
          type="text"
          name="term"
          defaultValue={search.term}
          maxLength={lengths.query}
          placeholder="Search this report"
          aria-label="Search this report"
          aria-describedby={search.message ? id : undefined}
          autoComplete="off"
          enterKeyHint="search"
          onKeyDown={press}
        />
        <BoxButton isActive={search.term !== ''} onReset={reset} />
      </form>
      <p id={id} className={classes.message} role="status" hidden={!search.message}>
        {search.message}
      </p>
    </search>
  );
}

/** Starts a search, or ends the current one. */
function BoxButton({ isActive, onReset }: { isActive: boolean; onReset: () => void }) {
  if (!isActive) {
    return (
      <button type="submit" className={classes.button} aria-label="Search">
        <Icon name="chevronRight" />
      </button>
    );
  }
  return (
    <button type="button" className={classes.button} aria-label="Reset search" onClick={onReset}>
      <Icon name="close" />
    </button>
  );
}
