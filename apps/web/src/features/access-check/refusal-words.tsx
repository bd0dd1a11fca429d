import { ownWordsFor } from '@caliper/contract/access-check/access-check.values.ts';

interface RefusalWordsProps {
  /** Of the problem whose sentence stands above. */
  code: string;
  className?: string;
}

/** Beside the sentence of a refusal: the reason and the remedy that staff are told, in words for the person. */
export function RefusalWords({ code, className = 'quiet' }: RefusalWordsProps) {
  const words = ownWordsFor(code);
  return words === null ? null : <p className={className}>{words}</p>;
}
