import { userReport } from '@caliper/contract/limits.ts';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { Pager } from '@caliper/ui/lists/pager.tsx';
import { useMemo, useState } from 'react';
import type { CompanyUser } from '../companies.queries.ts';
import classes from './company-users.module.css';
import { usersFound } from './user-facts.ts';
import { UserTable } from './user-table.tsx';

interface UserListProps {
  companyId: number;
  isProvider: boolean;
  users: readonly CompanyUser[];
  isReadOnly: boolean;
  onGone: () => void;
}

const { perPage } = userReport;

/** All people if they are few; otherwise in pages, with a search field. */
export function UserList({ users, ...rest }: UserListProps) {
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const found = useMemo(() => usersFound(users, words), [users, words]);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const current = Math.min(page, pages);
  const search = (text: string) => {
    setWords(text);
    setPage(1);
  };
  return (
    <>
      {(users.length > perPage || words !== '') && (
        <div className={classes.search}>
          <TextField
            label="Search by name or e-mail"
            type="search"
            value={words}
            onChange={(event) => search(event.target.value)}
          />
        </div>
      )}
      <div role="status">{found.length === 0 && <p className={classes.nothing}>No users found.</p>}</div>
      {found.length > 0 && (
        <UserTable users={found.slice((current - 1) * perPage, current * perPage)} {...rest} />
      )}
      <Pager label="Pages of users" page={current} pages={pages} onChange={setPage} />
    </>
  );
}
