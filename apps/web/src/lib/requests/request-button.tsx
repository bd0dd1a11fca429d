import { Button } from '@caliper/ui/button.tsx';
import { useState } from 'react';
import { usePart } from '../load-part.ts';
import { type RequestKind, requestKinds } from './request-kinds.ts';

/** The dialog comes when somebody first wants it, and stands where it stays, even if its button goes. */
export function useRequestDialog(kind: RequestKind) {
  const [opened, setOpened] = useState(false);
  const { part, want } = usePart(() => import('./request-dialog.tsx'));
  const open = async () => setOpened(await want());
  const dialog = part && <part.RequestDialog kind={kind} opened={opened} onClose={() => setOpened(false)} />;
  return { open, dialog };
}

interface OpenRequestProps {
  kind: RequestKind;
  /** Green is for the catalogue: somebody here can be asked. */
  variant?: 'consult' | 'primary';
  size?: 'sm' | 'md';
  full?: boolean;
  onOpen: () => void;
}

export function OpenRequest({
  kind,
  variant = 'consult',
  size = 'md',
  full = false,
  onOpen,
}: OpenRequestProps) {
  return (
    <Button variant={variant} size={size} full={full} aria-haspopup="dialog" onClick={onOpen}>
      {requestKinds[kind].title}
    </Button>
  );
}

/** Both together, for a place that stays. */
export function RequestButton({ kind, ...look }: Omit<OpenRequestProps, 'onOpen'>) {
  const { open, dialog } = useRequestDialog(kind);
  return (
    <>
      <OpenRequest kind={kind} {...look} onOpen={open} />
      {dialog}
    </>
  );
}
