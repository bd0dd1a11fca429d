import { lengths } from '@caliper/contract/limits.ts';
import { Icon } from '@caliper/ui/icons.tsx';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import classes from './search-bar.module.css';
import { needsFullLoad } from './shell-link.tsx';

/** A plain form to the search page; where no full load is needed the router takes it over. */
export function SearchBar() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = pathname === paths.search ? (new URLSearchParams(search).get('query') ?? '') : '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    if (query !== '' && needsFullLoad(pathname, paths.search)) return;
    event.preventDefault();
    if (query !== '') navigate(`${paths.search}?${new URLSearchParams({ query })}`);
  };
  return (
    <search className={classes.search}>
      <form action={paths.search} onSubmit={submit} className={classes.form}>
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
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  );
}
