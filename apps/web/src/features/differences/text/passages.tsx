import type { ComparedPassage } from '@caliper/contract/differences/compared.schemas.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Switch } from '@caliper/ui/fields/switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { reportPath } from '../../../lib/navigation/paths.ts';
import { type Comparison, changedChapterQuery, type Whole } from '../differences.queries.ts';
import { areVersions } from '../side-names.ts';
import classes from './text.module.css';

interface PassagesProps {
  found: Whole;
  comparison: Comparison;
  chapter: { number: number; title: string };
}

const firstShown = 20;

/** The passages of a chapter, each with what was inserted and deleted. */
export function Passages({ found, comparison, chapter }: PassagesProps) {
  const { data, error, refetch } = useQuery(changedChapterQuery(comparison, chapter.number));
  const [isAll, setAll] = useState(false);
  const [hides, setHides] = useState(false);
  if (error && !data)
    return <FailedQuery title="The passages did not load" error={error} onRetry={refetch} />;
  if (!data) return <div className={classes.loading} role="status" aria-label="Loading the passages" />;
  const follow = data.passages.filter(({ follows }) => follows).length;
  const shown = data.passages.filter(({ follows }) => !(hides && follows));
  const { report_id, report_name } = found.after;
  return (
    <>
      <div className="flex wrap spread level gap12 rows4 mb8">
        <h3 className="h4">{data.after.title}</h3>
        {follow > 0 && (
          <Switch checked={hides} onChange={(event) => setHides(event.target.checked)}>
            Hide {follow === 1 ? 'the passage' : `${follow} passages`} in which numbers only follow from the
            new base year
          </Switch>
        )}
      </div>
      {shown.length === 0 && <p className="quiet">Nothing else is different in this chapter.</p>}
      {shown.slice(0, isAll ? undefined : firstShown).map((passage, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: passages of a list share their block
        <Passage key={at} passage={passage} />
      ))}
      <p className="small quiet">
        {data.passages.length === 1 ? '1 passage' : `${data.passages.length} passages`} of this chapter.{' '}
        {!areVersions(found) && (
          <Link className="link" to={reportPath(report_id, report_name, chapter.number)}>
            Read it in the {found.after.report_year} edition
          </Link>
        )}
      </p>
      {!isAll && shown.length > firstShown && (
        <Button size="sm" onClick={() => setAll(true)}>
          Show all {shown.length}
        </Button>
      )}
    </>
  );
}

/** Insertions are underlined, deletions struck; neither is told by colour alone. */
function Passage({ passage: { pieces } }: { passage: ComparedPassage }) {
  return (
    <p className={classes.passage}>
      {pieces.map(({ kind, text }, at) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces have no other name
        if (kind === 'added') return <ins key={at}>{text}</ins>;
        if (kind === 'removed') return <del key={at}>{text}</del>;
        return <span key={at}>{text}</span>;
        // biome-ignore-end lint/suspicious/noArrayIndexKey: pieces have no other name
      })}
    </p>
  );
}
