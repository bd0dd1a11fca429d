import type { ComponentProps } from 'react';
import type { SearchMatch } from '../search.queries.ts';
import { resultPath } from './result-path.ts';

/** The element that says it; it stands once beside the results. */
export const newTabHint = 'opens-in-a-new-tab';

interface ReportLinkProps extends ComponentProps<'a'> {
  match: SearchMatch;
  /** What was looked for. */
  text: string;
  chapter?: number;
}

/**
 * Has a tab of its own, so that what was found stays where it is. The report is told which page opened it, as its way
 * back leads to these very results.
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
