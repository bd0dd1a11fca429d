import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { type Clip, type CustomReport, clipQuery } from '../../custom-reports/index.ts';
import { SourceName } from '../../reports/index.ts';
import { ChapterText } from '../chapter/chapter-text.tsx';
import { CiteButton } from '../chapter/taking/cite-button.tsx';
import { useCiting } from '../chapter/taking/use-citing.ts';
import { readingMilliseconds } from '../entries.ts';
import layout from '../layout.module.css';
import { ChapterSkeleton } from '../layout.tsx';
import { placePath, type Subject } from '../reader-address.ts';
import { ReaderProvider, useReader } from '../reader-context.ts';

const clipParameter = 'clip';

/** A clip is opened over the bookmark that the address names, and closing it leads back there. */
export function clipPath(subject: Subject, place: number, { clip_id }: Clip): string {
  return `${placePath(subject, { place })}?${clipParameter}=${clip_id}`;
}

export function useOpenClip({ clips }: CustomReport): Clip | null {
  const asked = new URLSearchParams(useLocation().search).get(clipParameter);
  return clips.find(({ clip_id }) => String(clip_id) === asked) ?? null;
}

/** A table or figure, and nothing else of its chapter. */
export function ShownClip({ report, clip }: { report: CustomReport; clip: Clip }) {
  const reader = useReader();
  const { data, error, refetch } = useQuery({
    ...clipQuery(report.c_report_id, clip.clip_id),
    staleTime: readingMilliseconds,
    enabled: clip.state === 'readable',
  });
  const chapter = useMemo(() => data && { ...data.chapter, isClip: true, tables: data.tables }, [data]);
  const back = placePath(reader.subject, { place: reader.address.place });
  if (clip.state !== 'readable') {
    return (
      <div className={layout.edges}>
        <h1 className="mt24 h4">{clip.title}</h1>
        <p className="mt8 quiet">
          {clip.state === 'gone'
            ? 'This is no longer in the report that it was clipped from.'
            : 'The report that this was clipped from cannot be opened at present.'}
        </p>
        <p className="mt16">
          <Link to={back}>Back to bookmark {reader.address.place}</Link>
        </p>
      </div>
    );
  }
  if (error && !chapter) return <FailedQuery title="The clip did not load" error={error} onRetry={refetch} />;
  if (!data || !chapter) return <ChapterSkeleton />;
  const current = reader.current && {
    ...reader.current,
    title: clip.chapter_title,
    source: { ...clip, refusal: null },
  };
  return (
    <ReaderProvider value={{ ...reader, current, cited: data.reportMeta }}>
      <ChapterText
        chapter={{ ...chapter, chapter_title: clip.title }}
        place={<ClipWords clip={clip} />}
        marks={null}
        hit={1}
        tablesOnly={false}
        onShowAll={() => {}}
      />
    </ReaderProvider>
  );
}

/** Above a clip: where it is from. */
function ClipWords({ clip }: { clip: Clip }) {
  const cite = useCiting();
  return (
    <div className="mb6 small quiet semi">
      Clip · {clip.chapter_title} · <SourceName source={clip} />
      {cite && (
        <span className="noprint">
          {' · '}
          <CiteButton label={clip.title} cite={() => cite({ name: clip.title })} isInline />
        </span>
      )}
    </div>
  );
}
