import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { type GivenCompany, givenCompaniesQuery } from '../custom-reports.queries.ts';
import { failureNote } from '../saving.ts';
import { changedWords, changeWords, companyChoice } from './company-choice.ts';

interface Choosing {
  opening: readonly GivenCompany[];
  ticks: ReadonlyMap<number, boolean>;
}

const none: readonly GivenCompany[] = [];
const noTicks: Choosing['ticks'] = new Map();

/** Until something is ticked it follows other people's changes; then it keeps what was shown. */
export function useCompanies(id: number, onClose: () => void) {
  const query = useQuery(givenCompaniesQuery(id));
  const live = query.data ?? none;
  const choiceBy = ({ opening, ticks }: Choosing) => companyChoice(live, opening, ticks);
  const form = useForm<Choosing, GivenCompany[]>({
    values: { opening: live, ticks: noTicks },
    confirm: (values, proceed) => (changeWords(choiceBy(values).changes) === null ? onClose() : proceed()),
    send: (values) => {
      const { chosen, before } = choiceBy(values);
      return call('giveCustomReport', { params: { id }, body: { companies: [...chosen], before } });
    },
    onSent: (given, { values }) => {
      notifySuccess(changedWords(choiceBy(values).changes));
      queryClient.setQueryData(givenCompaniesQuery(id).queryKey, given);
      onClose();
    },
    // A company may have been deleted.
    onFailed: () => void queryClient.invalidateQueries(givenCompaniesQuery(id)),
  });
  const { opening, ticks } = form.values;
  const { companies, chosen, changes } = choiceBy(form.values);
  return {
    ...form,
    query,
    companies,
    chosen,
    words: changeWords(changes),
    note: failureNote(form.error),
    tick: (company: number, isTicked: boolean) =>
      form.change({ opening, ticks: new Map(ticks).set(company, isTicked) }),
  };
}

export type Companies = ReturnType<typeof useCompanies>;
