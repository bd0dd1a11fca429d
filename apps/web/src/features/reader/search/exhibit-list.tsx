import { Bones } from '@caliper/ui/messages/bone.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { asked } from '../../../lib/api/asked.ts';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { readingMilliseconds } from '../entries.ts';
import { placePath } from '../reader-address.ts';
import { stepState, useReader } from '../reader-context.ts';
import classes from './exhibit-list.module.css';

function exhibitsQuery(id: number) {
  return {
    ...asked(['report-exhibits', id], 'reportExhibits', { params: { id } }),
    staleTime: readingMilliseconds,
  };
}

const lines = ['60%', '92%', '84%', '52%', '90%', '76%'].map((width) => [width, 14] as const);

/** All tables and figures of the report, by chapter, in reading order. */
export function ExhibitList({ onChoose }: { onChoose: () => void }) {
  const { subject } = useReader();
  const { data, error, refetch } = useQuery(exhibitsQuery(subject.id));
  if (error && !data) {
    return <FailedQuery title="The list did not load" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div className="grid gap12" role="status" aria-label="Loading the tables and figures">
        <Bones sizes={lines} />
      </div>
    );
  }
  if (data.exhibits.length === 0) return <p className="quiet">This report has no tables and figures.</p>;
  const byChapter = Map.groupBy(data.exhibits, ({ chapter_number }) => chapter_number);
  return (
    <nav aria-label="Tables and figures">
      <h2 className="h4 mb12">Tables and figures</h2>
      {[...byChapter].map(([chapter, exhibits]) => (
        <section key={chapter} className={classes.chapter}>
          <h3 className={classes.title}>
            <span translate="no">{chapter}</span> {exhibits[0]?.chapter_title}
          </h3>
          <ul className="list">
            {exhibits.map(({ block, kind, caption }) => (
              <li key={block}>
                <ExhibitLink place={chapter} {...{ block, kind, caption, onChoose }} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface ExhibitLinkProps {
  place: number;
  block: string;
  kind: 'table' | 'figure';
  caption: string;
  onChoose: () => void;
}

function ExhibitLink({ place, block, kind, caption, onChoose }: ExhibitLinkProps) {
  const { subject, address, back } = useReader();
  const [pathname = '', search = ''] = placePath(subject, { place, term: address.term }).split('?');
  return (
    <Link
      className={classes.exhibit}
      to={{ pathname, search, hash: block }}
      state={stepState(back)}
      onClick={onChoose}
    >
      <span className="sign">
        <Icon name={kind === 'table' ? 'table' : 'chart'} size={14} />
      </span>
      {caption}
    </Link>
  );
}
