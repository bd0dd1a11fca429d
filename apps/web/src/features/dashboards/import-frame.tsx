import { ApiError } from '@caliper/contract/client/api-error.ts';
import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { type FromFrame, importFramePaths } from '@caliper/contract/dashboards/frame.ts';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { FailedState } from '@caliper/ui/messages/page-state.tsx';
import { useRef } from 'react';
import { queryClient } from '../../lib/api/query-client.ts';
import { EmbeddedFrame } from './embedded-frame.tsx';
import classes from './import-page.module.css';
import { useContentHeight } from './use-content-height.ts';
import { useTicket } from './use-ticket.ts';
import { useUploadQuestion } from './use-upload-question.tsx';

/** The dashboards app contains the imports. Its frame is as tall as its content. */
export function ImportFrame({ kind, title }: { kind: ImportKind; title: string }) {
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
