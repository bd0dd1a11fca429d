import type { Answer } from '@caliper/contract/endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asked } from '../../lib/api/asked.ts';
import type { AccessQuestion } from './access-check-address.ts';

export type AccessAnswer = Answer<'accessCheck'>;

/** Nothing is asked until a person and a thing are named. */
export function useAccessCheck({ person, kind, id }: AccessQuestion) {
  const query = { person, kind, id: id ?? 0 };
  return useQuery({
    ...asked(['access-check', query], 'accessCheck', { query }),
    enabled: person !== '' && id !== null,
    staleTime: 0,
    retry: false,
  });
}

/** Items whose titles have these words. */
export function useFoundItems(words: string) {
  return useQuery({
    ...asked(['access-check', 'items', words], 'whileTyping', { body: { query: words } }),
    enabled: words.length > 1,
    placeholderData: keepPreviousData,
    select: ({ items }) => items,
  });
}
