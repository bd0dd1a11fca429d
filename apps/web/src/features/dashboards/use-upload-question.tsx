import { ConfirmDialog } from '@caliper/ui/confirm-dialog.tsx';
import { type ReactNode, useState } from 'react';
import { useLeaveGuard } from '../../lib/leave-guard.ts';

interface UploadQuestion {
  setUploading: (isUploading: boolean) => void;
  /** To be drawn somewhere on the page. */
  question: ReactNode;
}

/** Asks before a page is left whose frame is sending a file. */
export function useUploadQuestion(): UploadQuestion {
  const [isUploading, setUploading] = useState(false);
  const [pending, setPending] = useState<{ leave: () => void } | null>(null);
  useLeaveGuard(isUploading, (leave) => setPending({ leave }));
  const question = pending && (
    <ConfirmDialog
      title="Leave while the file is being read?"
      opened
      action="Leave"
      cancel="Stay"
      destructive
      onConfirm={() => {
        setPending(null);
        pending.leave();
      }}
      onClose={() => setPending(null)}
    >
      <p>The upload stops if you leave now. Nothing is changed by it.</p>
    </ConfirmDialog>
  );
  return { setUploading, question };
}
