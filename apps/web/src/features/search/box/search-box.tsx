import { messageOf } from '@caliper/contract/client/api-error.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePart } from '../../../lib/loading/load-part.ts';
import { needsFullLoad } from '../../../lib/navigation/full-load.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Keys, paletteKeys } from '../choosing/keys.tsx';
import { useSearchFailure } from '../search.queries.ts';
import { newSearch, readChoice } from '../search-address.ts';
import classes from './search-box.module.css';
import { useOpenWhileTyping } from './use-open-while-typing.ts';

/** What the list of suggestions tells the field. */
export interface Ties {
  listId: string;
  /** The id of what is chosen. */
  activeId: string | undefined;
}

/** What the field tells the list. Returns whether the key was for the list. */
export interface TypingHandle {
  press: (event: KeyboardEvent) => boolean;
}

/** A plain form that opens the search page, with suggestions below it; the router handles it unless a full load is needed. */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const errorId = useId();
  const here = pathname === paths.search ? search : '';
  const asked = readChoice(here).query;
  const { error, retry } = useSearchFailure(here);
  const [typed, setTyped] = useTyped(asked);
  const { frame, isOpen, open, close } = useOpenWhileTyping<HTMLElement>();
  const { part, want } = usePart(() => import('./typing-panel.tsx'));
  const panel = useRef<TypingHandle>(null);
  const [ties, setTies] = useState<Ties | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const query = typed.trim();
    close();
    if (query !== '' && needsFullLoad(pathname, paths.search)) return;
    event.preventDefault();
    if (error && query === asked) retry();
    else if (query !== '') navigate(newSearch(query));
  };
  const show = () => {
    void want();
    open();
  };
  // What was typed led there, and is of no use any more.
  const leave = () => {
    close();
    setTyped(asked);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      show();
    } else if (isOpen && panel.current?.press(event)) event.preventDefault();
  };
  const isShown = isOpen && part !== null;
  return (
    <search ref={frame} className={classes.search}>
      <form action={paths.search} onSubmit={submit} className="rel">
        <Icon name="search" className={classes.icon} />
        <input
          className={classes.input}
          type="search"
          name="query"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isShown}
          aria-controls={isShown ? ties?.listId : undefined}
          aria-activedescendant={isShown ? ties?.activeId : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            open();
          }}
          onFocus={show}
          onClick={show}
          onKeyDown={press}
          maxLength={lengths.query}
          placeholder="Search All Reports"
          aria-label="Search All Reports"
          aria-describedby={error ? errorId : undefined}
          autoComplete="off"
          enterKeyHint="search"
        />
        {typed === '' && (
          <span className={classes.keys}>
            <Keys keys={paletteKeys()} />
          </span>
        )}
        {error && !isShown && (
          <div className={classes.failure}>
            <FieldError id={errorId}>{messageOf(error)}</FieldError>
          </div>
        )}
      </form>
      {isShown && (
        <div className={classes.panel}>
          <part.TypingPanel ref={panel} typed={typed} onTies={setTies} onLeave={leave} />
        </div>
      )}
    </search>
  );
}

/** What stands in the field: the query of the page until something else is typed. */
function useTyped(asked: string) {
  const [state, setState] = useState({ asked, typed: asked });
  const { typed } = state.asked === asked ? state : { typed: asked };
  return [typed, (text: string) => setState({ asked, typed: text })] as const;
}
