import { Button } from '@caliper/ui/actions/button.tsx';
import { useState } from 'react';
import { usePart } from '../../lib/loading/load-part.ts';
import { renewal, requestedOn, useOpenRequest, type Wanted } from './ask-once.ts';

/** A button that asks once: what to show on it, and the dialog, which loads when first opened. */
export function useAsk(wanted: Wanted, label: string) {
  const { requested, isKnown } = useOpenRequest(wanted.item?.id ?? null);
  const [opened, setOpened] = useState(false);
  const { part, want } = usePart(() => import('./ask-dialog.tsx'));
  return {
    isKnown,
    isRequested: requested !== null,
    by: requested?.by ?? null,
    label: requested ? requestedOn(requested) : label,
    open: async () => setOpened(await want()),
    dialog: part && <part.AskDialog wanted={wanted} opened={opened} onClose={() => setOpened(false)} />,
  };
}

export function RenewalButton() {
  const { isKnown, isRequested, by, label, open, dialog } = useAsk(renewal, 'Request Renewal');
  return (
    <div className="row wrap gap8">
      <Button variant="primary" busy={!isKnown} refused={isRequested} aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      {by && (
        <span className="small quiet anywhere">
          by <span translate="no">{by}</span>
        </span>
      )}
      {dialog}
    </div>
  );
}
