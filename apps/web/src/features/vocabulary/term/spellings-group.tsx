import { lengths } from '@caliper/contract/limits.ts';
import { vocabularyTexts } from '@caliper/contract/vocabulary/vocabulary.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import classes from '../vocabulary.module.css';
import { type Term, useChange } from '../vocabulary.queries.ts';
import { countOf } from '../vocabulary-words.ts';
import { GroupTitle } from './group-title.tsx';

type Spelling = Term['spellings'][number];

/** How it is spelt. What is met stays; what staff added can be taken away while nothing has it. */
export function SpellingsGroup({ term, onGone }: { term: Term; onGone: () => void }) {
  const { change, isChanging } = useChange(onGone);
  const remove = ({ spelling_id }: Spelling) =>
    change({
      run: () =>
        call('removeSpelling', {
          params: { term_id: term.term_id, spelling_id },
          query: { version: term.version },
        }),
      done: vocabularyTexts.spellingRemoved,
    });
  return (
    <section className={classes.group} aria-label="Spellings">
      <GroupTitle words="Spellings" count={term.spellings.length} />
      <ul className="list">
        {term.spellings.map((one) => (
          <li key={one.spelling_id} className={classes.row}>
            <span className="anywhere">{one.spelling}</span>
            <span className="row gap12 small quiet">
              {wordsOf(one)}
              {one.items === 0 && (
                <Button
                  size="sm"
                  variant="remove"
                  refused={isChanging}
                  aria-label={`Remove ${one.spelling}`}
                  onClick={() => remove(one)}
                >
                  Remove
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <AddSpelling term={term} />
    </section>
  );
}

function wordsOf({ items, addedBy }: Spelling): string {
  const met = items === 0 ? 'in no report now' : `in ${countOf(items, 'report')}`;
  return addedBy ? `${met}, added by ${addedBy}` : met;
}

function AddSpelling({ term: { term_id, version } }: { term: Term }) {
  const { field, formProps, isSending, values, problem } = useForm({
    values: { spelling: '' },
    send: ({ spelling }) =>
      call('addSpelling', { params: { term_id }, body: { spelling: spelling.trim(), version } }),
    onSent: () => {
      notifySuccess(vocabularyTexts.spellingAdded);
      return queryClient.invalidateQueries({ queryKey: ['vocabulary'] });
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey: ['vocabulary'] }),
  });
  return (
    <form {...formProps}>
      <div className={classes.add}>
        <TextField {...field('spelling')} label="Another spelling of it" maxLength={lengths.market} />
        <Button type="submit" busy={isSending} refused={values.spelling.trim() === ''}>
          Add
        </Button>
      </div>
      {problem && <FieldError>{problem}</FieldError>}
    </form>
  );
}
