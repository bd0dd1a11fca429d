import { useState } from 'react';
import { usePart } from '../../lib/loading/load-part.ts';
import type { Wanted } from './ask-once.ts';
import { requestedOn, useOpenRequest } from './open-requests.ts';

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
