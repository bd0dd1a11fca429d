import { ApiError, messageOf } from '@caliper/contract/client/api-error.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { CheckList, CheckListSkeleton, CheckRow } from '@caliper/ui/fields/check-list.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { hasAllWords } from '@caliper/ui/fields/typed-words.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { asked } from '../../../lib/api/asked.ts';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { connectionLost } from '../../../lib/forms/failures.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { ItemPicker } from './item-picker.tsx';
import { consequenceOf, type Holders, isGivable, offeredFirst, stateWords } from './several.ts';

type Tab = 'reports' | 'medsku' | 'pt' | 'surveys';
const tabs: readonly { value: Tab; label: string }[] = [
  { value: 'reports', label: 'Reports' },
  { value: 'medsku', label: 'MedSKU' },
  { value: 'pt', label: 'Procedure Tracker' },
  { value: 'surveys', label: 'Surveys' },
];

/** For admins: one item, such as a new edition, for several companies at once. */
export function GiveToSeveral() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="team" onClick={() => setIsOpen(true)}>
        Several companies
      </Button>
      {isOpen && <SeveralDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function SeveralDialog({ onClose }: { onClose: () => void }) {
  const [item, setItem] = useState<{ id: number; name: string } | null>(null);
  const [tab, setTab] = useState<Tab>('reports');
  const [typed, onType] = useState('');
  return (
    <Dialog title={item ? item.name : 'What do several companies get?'} opened onClose={onClose} wide>
      {item ? (
        <Companies itemId={item.id} onBack={() => setItem(null)} onClose={onClose} />
      ) : (
        <div className="stack gap12">
          <NativeSelect
            label="Kind"
            value={tab}
            options={tabs}
            onChange={(value) => setTab(tabs.find((one) => one.value === value)?.value ?? 'reports')}
          />
          <ItemPicker
            tab={tab}
            typed={typed}
            onType={onType}
            action="Choose"
            onPick={({ report_id, report_name, report_year, region }) =>
              setItem({ id: report_id, name: `${report_name}, ${report_year} ${region}` })
            }
          />
        </div>
      )}
    </Dialog>
  );
}

const holdersQuery = (id: number) => ({
  ...asked(['edition-holders', id], 'editionHolders', { params: { id } }),
  staleTime: 0,
});

interface CompaniesProps {
  itemId: number;
  onBack: () => void;
  onClose: () => void;
}

function Companies({ itemId, onBack, onClose }: CompaniesProps) {
  const { data, error, refetch } = useQuery(holdersQuery(itemId));
  if (error && !data)
    return <FailedQuery title="The companies did not load" error={error} onRetry={refetch} />;
  if (!data) return <CheckListSkeleton rows={8} />;
  return <Choice holders={data} onBack={onBack} onClose={onClose} />;
}

/** Those that had the edition before are chosen at first. The one question is in numbers, and stands above the button. */
function Choice({ holders, onBack, onClose }: { holders: Holders } & Omit<CompaniesProps, 'itemId'>) {
  const [chosen, setChosen] = useState(() => offeredFirst(holders));
  const [isAsking, setIsAsking] = useState(false);
  const [words, setWords] = useState('');
  const { mutate, isPending, error } = useGiving(holders, onClose);
  const shown = holders.companies.filter(({ company }) => hasAllWords(company, words));
  const toggle = (id: number) => {
    setIsAsking(false);
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  };
  return (
    <div className="stack gap12">
      <p className="small quiet">
        {holders.former
          ? `Companies with the ${holders.former.item_year} edition are chosen. Those that already have this one keep it.`
          : 'Choose companies. Those that already have it keep it.'}
      </p>
      <TextField
        label="Company"
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <CheckList label="Companies">
        {shown.slice(0, 300).map((holder) => (
          <CheckRow
            key={holder.id}
            name={holder.company}
            about={stateWords(holder, holders.former)}
            checked={chosen.includes(holder.id)}
            disabled={!isGivable(holder) || isPending}
            onChange={() => toggle(holder.id)}
          />
        ))}
      </CheckList>
      {shown.length > 300 && <p className="small quiet">Type a name to see the others.</p>}
      {isAsking && (
        <p role="alert" className="semi">
          {consequenceOf(holders, chosen)}
        </p>
      )}
      {error && <FieldError>{whyNot(error)}</FieldError>}
      <div className="flex wrap end gap8">
        <Button refused={isPending} onClick={isAsking ? () => setIsAsking(false) : onBack}>
          {isAsking ? 'Not yet' : 'Another item'}
        </Button>
        <Button
          variant="primary"
          busy={isPending}
          disabled={chosen.length === 0}
          onClick={() => (isAsking ? mutate(chosen) : setIsAsking(true))}
        >
          {isAsking ? 'Yes, give it to them' : giveWords(chosen.length)}
        </Button>
      </div>
    </div>
  );
}

function giveWords(count: number): string {
  if (count === 0) return 'Choose companies';
  return `Give it to ${count === 1 ? '1 company' : `${count} companies`}`;
}

function useGiving({ item }: Holders, onClose: () => void) {
  const [keys] = useState(createRequestKeys);
  return useSingleMutation({
    mutationFn: (companies: readonly number[]): Promise<Answer<'subscribeMany'>> => {
      const body = { companies: [...companies] };
      return call('subscribeMany', { params: { id: item.id }, body }, { idempotencyKey: keys.keyOf(body) });
    },
    onSuccess: ({ added }) => {
      keys.arrived();
      notifySuccess(
        `${added.length} ${added.length === 1 ? 'company has' : 'companies have'} ${item.item_name} now`,
      );
      onClose();
    },
    onSettled: () => {
      for (const name of ['subscriptions', 'edition-holders', 'client-history'])
        void queryClient.invalidateQueries({ queryKey: [name] });
    },
    meta: showsOwnError,
  });
}

function whyNot(error: Error): string {
  if (!(error instanceof ApiError)) return connectionLost;
  return error.hint ? `${error.detail} ${error.hint}` : messageOf(error);
}
