import { hasCode } from '@caliper/contract/client/api-error.ts';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { SearchField } from '../../lib/forms/search-field.tsx';
import { NotFound } from '../../lib/navigation/not-found.tsx';
import { useSession } from '../../lib/session/session.ts';
import classes from './access-check.module.css';
import { useAccessCheck, useFoundItems } from './access-check.queries.ts';
import { type AccessQuestion, addressOf, readQuestion } from './access-check-address.ts';
import { AccessVerdicts } from './access-verdicts.tsx';

/** Why somebody can or cannot open something: for staff who are asked. */
export function AccessCheckPage() {
  const session = useSession();
  const isStaff =
    session?.user.role === 'admin' || session?.user.role === 'sales' || session?.user.special === 'support';
  return isStaff ? <AccessCheck /> : <NotFound />;
}

function AccessCheck() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const question = useMemo(() => readQuestion(search), [search]);
  const show = (next: Partial<AccessQuestion>) =>
    void navigate({ search: addressOf({ ...question, ...next }) }, { replace: true });
  return (
    <>
      <h1>Access Check</h1>
      <p className="lead">
        Why a person can or cannot open something, what they are told, and what can be done about it.
      </p>
      <div className={classes.fields}>
        <SearchField label="Person (e-mail)" text={question.person} onSearch={(person) => show({ person })} />
        <SearchField
          label="Find an item by its title"
          text={question.words}
          onSearch={(words) => show({ words })}
        />
        <SearchField
          label="Or a custom report by its number"
          text={question.kind === 'custom-report' && question.id ? String(question.id) : ''}
          onSearch={(text) =>
            /^[1-9]\d{0,8}$/.test(text) && show({ kind: 'custom-report', id: Number(text), words: '' })
          }
        />
      </div>
      <FoundItems question={question} />
      <Found question={question} />
    </>
  );
}

function FoundItems({ question }: { question: AccessQuestion }) {
  const { data: items } = useFoundItems(question.words);
  if (question.words.length < 2 || !items) return null;
  if (items.length === 0) return <p className="small quiet mt12">No item has these words.</p>;
  return (
    <nav aria-label="Items" className="flex wrap gap8 mt12">
      {items.map(({ kind, item_id, title, year, region }) => (
        <Link
          key={item_id}
          className={classes.item}
          to={{ search: addressOf({ ...question, kind, id: item_id }) }}
          aria-current={(question.kind === kind && question.id === item_id) || undefined}
        >
          {title}, {year} {region}
        </Link>
      ))}
    </nav>
  );
}

function Found({ question }: { question: AccessQuestion }) {
  const { data, error, isFetching, refetch } = useAccessCheck(question);
  if (question.person === '' || question.id === null)
    return (
      <EmptyState title="Whom and what?">
        <p>Enter the e-mail of a person, and choose what they want to open.</p>
      </EmptyState>
    );
  if (hasCode(error, 'not-found'))
    return (
      <EmptyState title="Not found">
        <p>There is no such person, or no such thing. Check the e-mail and the number.</p>
      </EmptyState>
    );
  if (error && !data) return <FailedQuery title="The answer did not load" error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton columns={1} rows={4} />;
  return (
    <div className="fading pt24" data-stale={isFetching || undefined}>
      <AccessVerdicts answer={data} />
    </div>
  );
}
