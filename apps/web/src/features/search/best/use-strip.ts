import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { asked } from '../../../lib/api/asked.ts';
import { keptForAnHour } from '../../../lib/api/query-client.ts';
import { figureAnswersQuery } from '../../figures/index.ts';
import { isNarrowed, type SearchChoice } from '../search-address.ts';

export type Strip = Answer<'bestMatches'>;

/** The list is worth more than what stands above it, but whoever asked for a figure has come for that. */
const patienceMilliseconds = 1000;

function stripQuery({ query, exactly }: SearchChoice) {
  const body = exactly ? { query, exactly } : { query };
  return queryOptions({
    ...asked(['best-matches', query, exactly], 'bestMatches', { body }),
    gcTime: keptForAnHour,
    retry: false,
  });
}

/**
 * What stands above the list. So that nothing jumps, it enters with the first paint of the list or not at all: the list
 * waits for it a moment, and what comes later waits for the next search. Filters and further pages are about the list
 * alone.
 */
export function useStrip(choice: SearchChoice, hasList: boolean) {
  const isWanted = choice.page === 1 && choice.besidePage === 1 && !isNarrowed(choice);
  const matches = useQuery({ ...stripQuery(choice), enabled: isWanted });
  const figures = useQuery({ ...figureAnswersQuery(choice.query), enabled: isWanted });
  const isPending = matches.isPending || figures.isPending;
  const isOver = usePassed(hasList, patienceMilliseconds);
  const isAwaited = isWanted && isPending && !isOver;
  const isLate = useLateness(
    `${choice.query} ${choice.exactly}`,
    isWanted && hasList && isPending && !isAwaited,
  );
  const isShown = isWanted && hasList && !isLate;
  return {
    strip: isShown && matches.data && matches.data.matches.length > 0 ? matches.data : null,
    figures: isShown && figures.data && hasFigures(figures.data) ? figures.data : null,
    isAwaited,
  };
}

function hasFigures({ answers, elsewhereTotal }: Answer<'figureAnswers'>): boolean {
  return answers.length > 0 || elsewhereTotal > 0;
}

/** Whether something has been so for a while. */
function usePassed(isSo: boolean, milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    setPassed(false);
    if (!isSo) return;
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isSo, milliseconds]);
  return passed;
}

/** Whether the list was once shown without it. */
function useLateness(search: string, isWithout: boolean): boolean {
  const [late, setLate] = useState<string | null>(null);
  if (isWithout && late !== search) setLate(search);
  return late === search;
}
