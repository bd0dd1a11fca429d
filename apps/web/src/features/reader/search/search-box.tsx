import { lengths } from '@caliper/contract/limits.ts';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { placePath } from '../reader-address.ts';
import { stepState, useReader } from '../reader-context.ts';
import { useHitSteps } from './hit-navigator.tsx';
import classes from './search-box.module.css';

/** Searches this report. */
export function SearchBox() {
  const { search } = useReader();
  const { input, submit, press, reset } = useSearchBox();
  const id = useId();
  const said = search.message ?? search.note;
  return (
    <search className={classes.search}>
      <form className="rel" onSubmit={submit}>
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
          aria-describedby={said ? id : undefined}
          autoComplete="off"
          enterKeyHint="search"
          onKeyDown={press}
        />
        <BoxButton isActive={search.term !== ''} onReset={reset} />
      </form>
      <p
        id={id}
        className={classes.message}
        role="status"
        hidden={!said}
        data-tone={search.message ? 'bad' : 'info'}
      >
        {said}
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

/**
 * Enter searches for the typed text, tries a failed search again, or goes to the next hit; with Shift to the previous
 * one. Escape resets.
 */
function useSearchBox() {
  const { subject, address, back, search } = useReader();
  const { previous, next } = useHitSteps();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { place, term } = address;
  useEffect(() => {
    if (input.current) input.current.value = term;
  }, [term]);

  const look = (wanted: string) => {
    void navigate(placePath(subject, { place, term: wanted }), { state: stepState(back) });
  };
  const reset = () => {
    if (input.current) input.current.value = '';
    if (term !== '') look('');
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    if (typed === '') return;
    if (typed !== term) look(typed);
    else (search.retry ?? next)?.();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return reset();
    if (event.key !== 'Enter' || !event.shiftKey) return;
    event.preventDefault();
    previous?.();
  };
  return { input, submit, press, reset };
}
