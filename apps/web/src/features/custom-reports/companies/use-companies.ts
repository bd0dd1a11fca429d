import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../lib/notifications.ts';
import { type GivenCompany, givenCompaniesQuery } from '../custom-reports.queries.ts';
import { failureNote } from '../saving.ts';
import { type CompanyChanges, changedWords, changeWords, companyChoice } from './company-choice.ts';

interface Begun {
  opening: readonly GivenCompany[];
  ticks: ReadonlyMap<number, boolean>;
}

/** Until something is ticked it follows other people's changes; then it keeps what was shown. */
export function useCompanies(id: number, onClose: () => void) {
  const query = useQuery(givenCompaniesQuery(id));
  const [begun, setBegun] = useState<Begun | null>(null);
  const live = query.data ?? [];
  const { opening, ticks } = begun ?? { opening: live, ticks: new Map() };
  const { companies, chosen, before, changes } = companyChoice(live, opening, ticks);
  const { give, isGiving, note } = useGive(id, onClose);
  const words = changeWords(changes);
  return {
    query,
    companies,
    chosen,
    words,
    isGiving,
    note,
    tick: (company: number, isTicked: boolean) =>
      setBegun({ opening, ticks: new Map(ticks).set(company, isTicked) }),
    save: () => (words === null ? onClose() : give({ companies: [...chosen], before, changes })),
  };
}

export type Companies = ReturnType<typeof useCompanies>;

interface Giving {
  companies: number[];
  /** Those that had it when the dialog was opened. */
  before: number[];
  changes: CompanyChanges;
}

function useGive(id: number, onClose: () => void) {
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: ({ companies, before }: Giving) =>
      call('giveCustomReport', { params: { id }, body: { companies, before } }),
    meta: showsOwnError,
    onSuccess: (given, { changes }) => {
      queryClient.setQueryData(givenCompaniesQuery(id).queryKey, given);
      notify({ message: changedWords(changes), variant: 'success' });
      onClose();
    },
    // A company may have been deleted.
    onError: () => void queryClient.invalidateQueries(givenCompaniesQuery(id)),
  });
  return { give: mutate, isGiving: isPending, note: failureNote(error) };
}
