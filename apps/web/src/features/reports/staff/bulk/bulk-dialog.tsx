import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { showsOwnError } from '../../../../lib/api/query-client.ts';
import { managing, useManagedKind } from '../managed-kind.ts';
import type { ManagedReport } from '../report-tree.ts';
import { BulkEditFields, type BulkProblems, changesOf, keepAll, problemsOf } from './bulk-edit-fields.tsx';
import { actionWords, type BulkAction, barredFromDeletion, consequenceOf } from './bulk-words.ts';
import { LeftOut, NamesOf } from './chosen-names.tsx';
import { useBulkChange } from './use-bulk-change.ts';

interface BulkDialogProps {
  action: BulkAction;
  /** As they were when the dialog was opened. */
  chosen: readonly ManagedReport[];
  onClose: () => void;
  onDone: () => void;
}

/** One question for all that are chosen, with what it means in numbers. */
export function BulkDialog({ action, chosen, onClose, onDone }: BulkDialogProps) {
  const kind = useManagedKind();
  const [items, setItems] = useState(chosen);
  const [form, setForm] = useState(keepAll);
  const [problems, setProblems] = useState<BulkProblems>({});
  const { send, forget, isPending, refused, problem } = useBulkChange(action, onDone);
  const { data: holders, error, refetch } = useHolders(action, items);
  const barred = new Map([
    ...(action === 'delete' && holders ? barredFromDeletion(holders) : []),
    ...refused,
  ]);
  const out = items.filter(({ report_id }) => barred.has(report_id));
  const left = items.filter(({ report_id }) => !barred.has(report_id));
  const consequence = consequenceOf(kind, action, left, holders ?? null);
  const cancel = useRef<HTMLButtonElement>(null);
  const isNothing = action === 'edit' && Object.keys(changesOf(form)).length === 0;
  const leaveOut = () => {
    forget();
    setItems(left);
    // The pressed button disappears.
    cancel.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = action === 'edit' ? problemsOf(form) : {};
    setProblems(found);
    if (Object.keys(found).length === 0) send({ items, form });
  };
  const words = actionWords(kind, action, items.length);
  return (
    <Dialog title={action === 'edit' ? words : `${words}?`} opened onClose={onClose} busy={isPending}>
      <form className="stack gap16" onSubmit={submit} noValidate>
        <NamesOf items={items} />
        {action === 'edit' && (
          <DialogFields>
            <BulkEditFields form={form} problems={problems} onChange={setForm} />
          </DialogFields>
        )}
        <p role="status">{consequence ?? (!error && 'Counting who has them …')}</p>
        {error && !holders && (
          <FieldError>
            {messageOf(error)}{' '}
            <Button size="sm" icon="reload" onClick={() => void refetch()}>
              Try again
            </Button>
          </FieldError>
        )}
        {out.length > 0 && <LeftOut items={out} reasons={barred} onLeaveOut={leaveOut} />}
        {problem && <FieldError>{problem}</FieldError>}
        <div className="flex wrap end gap8">
          <Button
            ref={cancel}
            refused={isPending}
            onClick={onClose}
            data-autofocus={action !== 'edit' || undefined}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            variant={action === 'delete' || action === 'hide' ? 'destructive' : 'primary'}
            busy={isPending}
            refused={consequence === null || out.length > 0 || items.length === 0 || isNothing}
          >
            {words}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Asked anew for each question: somebody may subscribe meanwhile. What is shown takes nothing from anyone. */
function useHolders(action: BulkAction, items: readonly ManagedReport[]) {
  const kind = useManagedKind();
  const ids = items.map(({ report_id }) => report_id);
  return useQuery({
    queryKey: ['item-holders', kind, ids],
    queryFn: () => managing.holders(kind, ids),
    enabled: action !== 'show' && ids.length > 0,
    staleTime: 0,
    gcTime: 0,
    meta: showsOwnError,
  });
}
