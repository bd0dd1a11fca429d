import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type GivenCompany, givenCompaniesQuery } from '../custom-reports.queries.ts';
import { changeWords, companyChoice } from './company-choice.ts';
import { useGive } from './use-give.ts';

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
