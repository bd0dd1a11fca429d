import { messageOf } from '@caliper/contract/client/api-error.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { untouched } from '../vocabulary-words.ts';

interface ConsequencesProps {
  query: UseQueryResult<Answer<'splitConsequences'>>;
  words: (consequences: Answer<'splitConsequences'>) => string;
}

/** What a change would do, in words and numbers, before it is made. */
export function Consequences({ query: { data, error }, words }: ConsequencesProps) {
  return (
    <div className="stack gap4 py12" role="status">
      <p>{data ? words(data) : error ? messageOf(error) : 'Counting what this concerns…'}</p>
      <p className="small quiet">{untouched}</p>
    </div>
  );
}
