import type { ComponentProps } from 'react';
import { reportPath } from '../../../lib/navigation/paths.ts';
import type { SearchMatch } from '../search.queries.ts';

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

type Found = Pick<SearchMatch, 'report_id' | 'report_name'>;

/** The path of a chapter with hits. The reader then searches for the same term, and its way back leads here. */
export function resultPath({ report_id, report_name }: Found, query: string, chapter = 1): string {
  return `${reportPath(report_id, report_name, chapter)}?${new URLSearchParams({ term: query })}`;
}
