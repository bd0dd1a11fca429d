import { Button } from '@caliper/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { type RequestKind, requestKinds } from './request-kinds.ts';

/** The dialog and its list of categories come when somebody first wants them. */
const RequestDialog = lazy(async () => ({
  default: (await import('./request-dialog.tsx')).RequestDialog,
}));

interface RequestButtonProps {
  kind: RequestKind;
  size?: 'sm' | 'md';
  full?: boolean;
}

/** The green button: somebody here can be asked. */
export function RequestButton({ kind, size = 'md', full = false }: RequestButtonProps) {
  const [opened, setOpened] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setOpened(true);
  };
  return (
    <>
      <Button variant="consult" size={size} full={full} aria-haspopup="dialog" onClick={open}>
        {requestKinds[kind].title}
      </Button>
      {isWanted && (
        <Suspense>
          <RequestDialog kind={kind} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
