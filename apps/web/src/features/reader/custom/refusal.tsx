import { readerProblems, readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { Link } from 'react-router';
import { reportPath } from '../../../lib/navigation/paths.ts';
import { RefusalWords } from '../../access-check/index.ts';
import type { Bookmark, CustomReport } from '../../custom-reports/index.ts';
import column from '../layout.module.css';
import { PlaceWords } from '../place-words.tsx';
import classes from './refusal.module.css';

interface RefusalProps {
  bookmark: Bookmark;
  report: CustomReport;
}

/** Shown instead of a chapter that cannot be read: why, and what can be done. */
export function Refusal({ bookmark, report }: RefusalProps) {
  const { state, report_id, report_name } = bookmark;
  return (
    <section className={`${column.edges} ${classes.refusal}`} aria-labelledby="refused-bookmark">
      <PlaceWords />
      <h1 id="refused-bookmark" className={classes.title} data-part="title" tabIndex={-1}>
        {bookmark.chapter_title}
      </h1>
      <p className={classes.words}>
        <Icon name={state === 'not-subscribed' ? 'lock' : 'info'} />
        {reasonOf(bookmark, report)}
      </p>
      {state === 'not-subscribed' && <RefusalWords code="not-subscribed" className="mb16 small quiet" />}
      {state === 'not-subscribed' && (
        <Link {...buttonLook({})} to={reportPath(report_id, report_name)}>
          Go to the report’s page
        </Link>
      )}
    </section>
  );
}

function reasonOf({ state, report_name, report_year }: Bookmark, { can, owner }: CustomReport): string {
  const source = `${report_name}, ${report_year}`;
  if (state === 'not-subscribed') return readerProblems['not-subscribed'].detail;
  if (state === 'withdrawn')
    return `${source} has been withdrawn. ${readerTexts.askWhy} You can read this bookmark again if the report comes back.`;
  const remedy = can.edit ? 'Remove it or edit the report.' : `Only ${owner} can remove it.`;
  return `This chapter is no longer part of ${source}. ${remedy}`;
}
