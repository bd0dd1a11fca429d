import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { formatDate } from '../../../lib/format.ts';
import type { Draft } from '../../reports/index.ts';
import { reloadDraft, showReadAgain } from '../proof.queries.ts';
import { useProof } from '../proof-context.ts';
import classes from '../protocol/protocol.module.css';
import { rightWords } from './correctable.ts';

/** What was put right in this draft, and what goes along from an earlier one. */
export function Corrections() {
  const { corrections } = useProof().draft;
  if (corrections.length === 0) return null;
  return (
    <section className={classes.group} aria-labelledby="corrections">
      <div className={classes.head}>
        <h3 id="corrections" className="label">
          Corrected
        </h3>
        <span className="label">{corrections.length}</span>
      </div>
      <ul className="list">
        {corrections.map((correction) => (
          <Corrected key={correction.key} correction={correction} />
        ))}
      </ul>
    </section>
  );
}

function Corrected({ correction }: { correction: Draft['corrections'][number] }) {
  const { draft_id: id } = useProof().draft;
  const { key, was, right, by, at, again, chapter_number } = correction;
  const { mutate, error, isPending } = useSingleMutation({
    mutationFn: () => call('takeCorrectionBack', { params: { id, correction: key } }),
    onSuccess: showReadAgain,
    onError: () => reloadDraft(id),
    meta: showsOwnError,
  });
  const name = was.caption || 'Without a caption';
  const state = chapter_number === null ? 'not in this package' : again ? 'as in the package before' : null;
  return (
    <li className={classes.table}>
      <span className="block semi anywhere">{name}</span>
      <span className="block small anywhere">{rightWords(right)}</span>
      <span className="block small quiet anywhere">
        {[was.chapter, state].filter(Boolean).join(', ')} · <span translate="no">{by}</span>,{' '}
        <time dateTime={formatDate(at)} translate="no" className="nowrap">
          {formatDate(at)}
        </time>
      </span>
      {error && <FieldError>{messageOf(error)}</FieldError>}
      <div className={classes.act}>
        <Button
          size="sm"
          variant="quiet"
          busy={isPending}
          onClick={() => mutate()}
          aria-label={`Take back: ${name}`}
        >
          Take back
        </Button>
      </div>
    </li>
  );
}
