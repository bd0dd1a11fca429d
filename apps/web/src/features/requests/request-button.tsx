import { Button } from '@caliper/ui/actions/button.tsx';
import { useState } from 'react';
import { usePart } from '../../lib/loading/load-part.ts';
import { type RequestKind, requestKinds } from './request-kinds.ts';

/** The dialog loads when first opened. Render it where it stays mounted, because its button may be removed. */
export function useRequestDialog(kind: RequestKind) {
  const [opened, setOpened] = useState(false);
  const { part, want } = usePart(() => import('./request-dialog.tsx'));
  const open = async () => setOpened(await want());
  const dialog = part && <part.RequestDialog kind={kind} opened={opened} onClose={() => setOpened(false)} />;
  return { open, dialog };
}

interface OpenRequestProps {
  kind: RequestKind;
  /** `consult` is green, for the catalogue. */
  variant?: 'consult' | 'primary';
  full?: boolean;
  onOpen: () => void;
}

export function OpenRequest({ kind, variant = 'consult', full = false, onOpen }: OpenRequestProps) {
  return (
    <Button variant={variant} full={full} aria-haspopup="dialog" onClick={onOpen}>
      {requestKinds[kind].title}
    </Button>
  );
}

/** Button and dialog together, for a place that stays mounted. */
export function RequestButton({ kind }: { kind: RequestKind }) {
  const { open, dialog } = useRequestDialog(kind);
  return (
    <>
      <OpenRequest kind={kind} onOpen={open} />
      {dialog}
    </>
  );
}
