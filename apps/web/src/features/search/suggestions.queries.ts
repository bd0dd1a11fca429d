import { messageOf } from '@caliper/contract/client/api-error.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { notifyFailure } from '../../lib/notifications.ts';

export type Suggestions = Answer<'whileTyping'>;

export const suggestionsKey = ['typing'] as const;

/** One letter says too little. */
const shortest = 2;
const debounceMilliseconds = 120;

function suggestionsQuery(query: string, reportId: number | undefined) {
  const body = reportId === undefined ? { query } : { query, report_id: reportId };
  return queryOptions({
    ...asked([...suggestionsKey, query, reportId ?? null], 'whileTyping', { body }),
    retry: false,
  });
}

export interface Suggested {
  /** Undefined until something is known. */
  suggestions: Suggestions | undefined;
  /** These are for something else that was typed before. */
  isStale: boolean;
  hasFailed: boolean;
}

/**
 * What is suggested for what was typed, once nothing was typed for a moment. Each text has its own answer, so none
 * overwrites that of another, whichever comes first.
 */
export function useSuggestions(typed: string, reportId?: number): Suggested {
  const wanted = wantedFor(typed);
  const query = useSettled(wanted);
  const { data, isPlaceholderData, error } = useQuery({
    ...suggestionsQuery(query, reportId),
    placeholderData: keepPreviousData,
  });
  return {
    suggestions: data,
    isStale: isPlaceholderData || query !== wanted,
    hasFailed: error !== null && !data,
  };
}

function wantedFor(typed: string): string {
  const text = typed.trim();
  return text.length < shortest ? '' : text;
}

/** The text that has not changed for a moment. The first is there at once, and so is an empty field. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

/** Takes it off the list at once; if that fails, it is there again and a notification says why. */
export async function forgetSearch(recent_id: number): Promise<void> {
  without(({ recent_id: id }) => id !== recent_id);
  await forgetting(call('forgetSearch', { params: { recent_id } }));
}

export async function forgetSearches(): Promise<void> {
  without(() => false);
  await forgetting(call('forgetSearches'));
}

type Recent = Suggestions['recent'][number];

function without(isKept: (recent: Recent) => boolean): void {
  queryClient.setQueriesData<Suggestions>(
    { queryKey: suggestionsKey },
    (known) => known && { ...known, recent: known.recent.filter(isKept) },
  );
}

async function forgetting(done: Promise<unknown>): Promise<void> {
  await done.catch((error) => notifyFailure(messageOf(error)));
  await queryClient.invalidateQueries({ queryKey: suggestionsKey });
}
