import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { Bones } from '@caliper/ui/messages/bone.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { Choosing } from './choosing.tsx';
import { Making } from './making.tsx';
import { contentsQuery, type Subject } from './take-away.queries.ts';
import { useFiles } from './use-files.ts';

interface TakeAwayDialogProps {
  subject: Subject;
  /** The chapter or bookmark in sight. */
  current: number | null;
  onClose: () => void;
}

/** First what to take and how; then how far it is, and what is ready. */
export function TakeAwayDialog({ subject, current, onClose }: TakeAwayDialogProps) {
  const [order, setOrder] = useState<number | null>(null);
  const { files } = useFiles();
  const file = files?.find(({ file_id }) => file_id === order);
  return (
    <Dialog title="Take away" opened onClose={onClose} page>
      {file ? (
        <Making file={file} onAgain={setOrder} onClose={onClose} />
      ) : (
        <Contents subject={subject} current={current} onMade={setOrder} onClose={onClose} />
      )}
    </Dialog>
  );
}

const waiting = [
  ['100%', 78],
  ['40%', 16],
  ['100%', 44],
  ['100%', 44],
  ['100%', 44],
] as const;

function Contents({ subject, ...props }: Omit<TakeAwayDialogProps, 'subject'> & ContentsProps) {
  const { data, error, refetch } = useQuery(contentsQuery(subject));
  if (data) return <Choosing subject={subject} contents={data} {...props} />;
  if (error) return <FailedQuery title="The contents did not load" error={error} onRetry={refetch} />;
  return (
    <div className="grid gap12" role="status" aria-label="Loading the contents">
      <Bones sizes={waiting} />
    </div>
  );
}

interface ContentsProps {
  subject: Subject;
  onMade: (fileId: number) => void;
}
