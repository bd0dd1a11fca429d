import { ApiError } from '@caliper/contract/client/api-error.ts';
import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { type FromFrame, importFramePaths } from '@caliper/contract/dashboards/frame.ts';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { FailedState } from '@caliper/ui/messages/page-state.tsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { queryClient } from '../../lib/api/query-client.ts';
import { useLeaveQuestion } from '../../lib/forms/leave-question.tsx';
import { NotFound } from '../../lib/navigation/not-found.tsx';
import { usePageTitle } from '../../lib/navigation/page-title.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { EmbeddedFrame } from './embedded-frame.tsx';
import classes from './import-page.module.css';
import { useTicket } from './use-ticket.ts';

const kinds: Record<string, ImportKind> = {
  [paths.importGlobal]: 'global',
  [paths.importMedsku]: 'medsku',
  [paths.importProcedures]: 'pt',
  [paths.importSurveys]: 'survey',
};

/** The import of one kind of figures. */
export function ImportPage() {
  const { pathname } = useLocation();
  const title = usePageTitle();
  const kind = kinds[pathname.replace(/\/$/, '')];
  if (!kind) return <NotFound />;
  return (
    <>
      <h1 className="pb12 ruled">{title}</h1>
      <ImportFrame kind={kind} title={title} />
    </>
  );
}

/** The dashboards app contains the imports. Its frame is as tall as its content. */
function ImportFrame({ kind, title }: { kind: ImportKind; title: string }) {
  const { keys, error, trouble, attempt, renew, giveUp, retry } = useTicket({ kind: 'import', id: kind });
  const frame = useRef<HTMLIFrameElement>(null);
  const { height, watch } = useContentHeight(frame);
  const refusal = error instanceof ApiError && error.status === 403 ? error.detail : null;
  const failure = refusal ?? trouble;
  const { hearOfLoss, question } = useUploadQuestion(failure === null);
  if (failure) {
    return (
      <FailedState title="The import did not open" onRetry={retry}>
        <p>{failure}</p>
      </FailedState>
    );
  }
  const hear = (message: FromFrame) => {
    if (message.caliper === 'keys-refused') renew();
    if (message.caliper === 'imported') forgetLists();
    hearOfLoss(message);
  };
  return (
    <div className={classes.frame} style={{ height }}>
      <EmbeddedFrame
        key={attempt}
        {...{ frame, title, keys }}
        path={importFramePaths[kind]}
        onMessage={hear}
        onLoad={watch}
        onFailed={giveUp}
        waiting={<SkeletonRows />}
      />
      {question}
    </div>
  );
}

/** The import may have created an item or given one a dashboard. */
function forgetLists(): void {
  for (const name of ['past-uploads', 'catalogs', 'catalogue', 'report-markets', 'report-info', 'reader']) {
    void queryClient.invalidateQueries({ queryKey: [name] });
  }
}

/** The height of the frame's content, so that the page scrolls and not the frame. */
function useContentHeight(frame: RefObject<HTMLIFrameElement | null>) {
  const [height, setHeight] = useState<number | undefined>(undefined);
  const observer = useRef<ResizeObserver>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  /** To be called once the frame has loaded. */
  const watch = () => {
    const contents = frame.current?.contentDocument?.documentElement;
    if (!contents) return;
    observer.current?.disconnect();
    observer.current = new ResizeObserver(() =>
      setHeight(Math.ceil(contents.getBoundingClientRect().height)),
    );
    observer.current.observe(contents);
  };
  return { height, watch };
}

const words = {
  title: 'Leave while the file is being read?',
  action: 'Leave',
  text: 'If you leave now, the upload stops and nothing is changed.',
};

/** Asks before leaving a page whose frame is uploading a file, or has a form that was begun. */
export function useUploadQuestion(isFrameOpen: boolean) {
  const [isUploading, setUploading] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const wouldLose = isFrameOpen && (isUploading || isBegun);
  const { question } = useLeaveQuestion(wouldLose, isUploading ? { words } : {});
  const hearOfLoss = (message: FromFrame) => {
    if (message.caliper === 'uploading') setUploading(message.uploading);
    if (message.caliper === 'begun') setBegun(message.begun);
  };
  return { hearOfLoss, question };
}
