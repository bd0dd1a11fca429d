import { messageOf } from '@caliper/contract/client/api-error.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { type FormEvent, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOf, chooseQuery, readChoice, useSearchFailure } from '../../features/search/index.ts';
import { needsFullLoad } from '../../lib/navigation/full-load.ts';
import { paths } from '../../lib/navigation/paths.ts';
import classes from './search-bar.module.css';

/** A plain form that opens the search page; the router handles it unless a full load is needed. */
export function SearchBar() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const errorId = useId();
  const here = pathname === paths.search ? search : '';
  const asked = readChoice(here).query;
  const { error, retry } = useSearchFailure(here);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    if (query !== '' && needsFullLoad(pathname, paths.search)) return;
    event.preventDefault();
    if (error && query === asked) retry();
    else if (query !== '') navigate(addressOf(chooseQuery(query)));
  };
  return (
    <search className={classes.search}>
      <form action={paths.search} onSubmit={submit} className="rel">
        <Icon name="search" className={classes.icon} />
        <input
          key={asked}
          className={classes.input}
          type="search"
          name="query"
          defaultValue={asked}
          maxLength={lengths.query}
          placeholder="Search All Reports"
          aria-label="Search All Reports"
          aria-describedby={error ? errorId : undefined}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
      {error && (
        <div className={classes.failure}>
          <FieldError id={errorId}>{messageOf(error)}</FieldError>
        </div>
      )}
    </search>
  );
}
