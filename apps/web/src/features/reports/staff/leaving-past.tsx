import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { type ReactNode, useState } from 'react';
import { leavingWords, type UploadForm } from './upload-form.ts';

interface LeavingPast {
  /** Changes the form, after asking if that leaves the chosen past upload. */
  choose: (form: UploadForm) => void;
  question: ReactNode;
}

/** What was meant as an update must not become a new report unnoticed. */
export function useLeavingPast(form: UploadForm, onChange: (form: UploadForm) => void): LeavingPast {
  const [next, setNext] = useState<UploadForm | null>(null);
  const choose = (wanted: UploadForm) => (leavingWords(form, wanted) ? setNext(wanted) : onChange(wanted));
  const question = next && (
    <ConfirmDialog
      title={`Stop updating ${form.past?.report_name} - ${form.year}?`}
      opened
      action="Stop updating"
      cancel="Keep updating"
      onConfirm={() => {
        setNext(null);
        onChange(next);
      }}
      onClose={() => setNext(null)}
    >
      <p>{leavingWords(form, next)}</p>
    </ConfirmDialog>
  );
  return { choose, question };
}
