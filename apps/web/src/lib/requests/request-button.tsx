import { Button } from '@caliper/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { type RequestKind, requestKinds } from './request-kinds.ts';

/** The dialog and its list of categories come when somebody first wants them. */
const RequestDialog = lazy(async () => ({
  default: (await import('./request-dialog.tsx')).RequestDialog,
}));

/** The dialog stands where it stays, even if its button goes. */
export function useRequestDialog(kind: RequestKind) {
  const [opened, setOpened] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setOpened(true);
  };
  const dialog = isWanted && (
    <Suspense>
      <RequestDialog kind={kind} opened={opened} onClose={() => setOpened(false)} />
    </Suspense>
  );
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
