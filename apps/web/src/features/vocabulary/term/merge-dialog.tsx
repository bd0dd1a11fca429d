import { vocabularyTexts } from '@caliper/contract/vocabulary/vocabulary.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { DialogFoot } from '@caliper/ui/dialogs/dialog-foot.tsx';
import { CheckList, CheckListSkeleton, CheckRow } from '@caliper/ui/fields/check-list.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { asked } from '../../../lib/api/asked.ts';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { SearchField } from '../../../lib/forms/search-field.tsx';
import { type ListedTerm, type Term, useChange, useTerms } from '../vocabulary.queries.ts';
import { countOf, kindWords, mergeWords, occurrence } from '../vocabulary-words.ts';
import { Consequences } from './consequences.tsx';

/** Finds others of the same kind and says that they are this one. */
export function MergeDialog({ term, onClose }: { term: Term; onClose: () => void }) {
  const { term_id, version } = term;
  const [chosen, setChosen] = useState<readonly ListedTerm[]>([]);
  const { change, isChanging } = useChange(onClose);
  const others = chosen.map((one) => ({ term_id: one.term_id, version: one.version }));
  const merge = () =>
    change({
      run: () => call('mergeTerms', { params: { term_id }, body: { version, others } }),
      done: vocabularyTexts.merged,
    });
  return (
    <Dialog title={`Merge with ${term.name}`} opened onClose={onClose} busy={isChanging} wide>
      <Candidates term={term} chosen={chosen} onChange={setChosen} />
      {chosen.length > 0 && <MergeConsequences termId={term_id} others={others.map((one) => one.term_id)} />}
      <DialogFoot note={chosen.length > 0 && `${countOf(chosen.length, 'name')} chosen`}>
        <Button refused={isChanging} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" busy={isChanging} refused={chosen.length === 0} onClick={merge}>
          Merge
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function MergeConsequences({ termId, others }: { termId: number; others: number[] }) {
  const query = useQuery(
    asked(['vocabulary', 'merge', termId, others], 'mergeConsequences', {
      params: { term_id: termId },
      body: { others },
    }),
  );
  return <Consequences query={query} words={mergeWords} />;
}

interface CandidatesProps {
  term: Term;
  chosen: readonly ListedTerm[];
  onChange: (chosen: readonly ListedTerm[]) => void;
}

function Candidates({ term: { term_id, kind, name }, chosen, onChange }: CandidatesProps) {
  const [text, setText] = useState('');
  const { data, error, refetch } = useTerms({ kind, text });
  const found = (data?.terms ?? []).filter((one) => one.term_id !== term_id);
  // What was chosen stays in sight whatever is searched for next.
  const listed = [...chosen, ...found.filter((one) => !isIn(chosen, one))];
  const toggle = (one: ListedTerm) =>
    onChange(isIn(chosen, one) ? chosen.filter((other) => other.term_id !== one.term_id) : [...chosen, one]);
  return (
    <div className="stack gap12">
      <SearchField
        label={`Search ${kindWords[kind].many.toLowerCase()} that are ${name}`}
        text={text}
        onSearch={setText}
        data-autofocus
      />
      {!data && !error && <CheckListSkeleton />}
      {!data && error && <FailedQuery title="The names did not load" error={error} onRetry={refetch} />}
      {data && listed.length === 0 && <p className="quiet py12">Nothing is spelt with “{text}”.</p>}
      {listed.length > 0 && (
        <CheckList label={kindWords[kind].many}>
          {listed.map((one) => (
            <CheckRow
              key={one.term_id}
              name={one.name}
              about={occurrence(one)}
              checked={isIn(chosen, one)}
              onChange={() => toggle(one)}
            />
          ))}
        </CheckList>
      )}
    </div>
  );
}

const isIn = (list: readonly ListedTerm[], one: ListedTerm) =>
  list.some(({ term_id }) => term_id === one.term_id);
