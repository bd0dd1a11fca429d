import type { ComponentProps } from 'react';
import type { SearchMatch } from '../search.queries.ts';
import { resultPath } from './result-path.ts';

/** The id of the hint, which is once beside the results. */
export const newTabHint = 'opens-in-a-new-tab';

interface ReportLinkProps extends ComponentProps<'a'> {
  match: SearchMatch;
  /** The search term. */
  text: string;
  chapter?: number;
}

/**
 * Opens a new tab, so that the results stay. The report receives the referrer, because its way back leads to these
 * results.
 */
export function ReportLink({ match, text, chapter, ...link }: ReportLinkProps) {
  return (
    <a
      {...link}
      href={resultPath(match, text, chapter)}
      target="_blank"
      rel="noopener"
      referrerPolicy="same-origin"
      aria-describedby={newTabHint}
    />
  );
}
