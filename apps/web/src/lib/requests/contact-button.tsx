import { Button } from '@caliper/ui/button.tsx';
import { type ComponentProps, lazy, Suspense, useState } from 'react';

/** The dialog, its form and their lists come when somebody first wants them. */
const ContactDialog = lazy(async () => ({
  default: (await import('./contact-dialog.tsx')).ContactDialog,
}));

/** The contact form over the page that it will name. It stands where it stays, even if its button goes. */
export function useContactDialog() {
  const [opened, setOpened] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setOpened(true);
  };
  const dialog = isWanted && (
    <Suspense>
      <ContactDialog opened={opened} onClose={() => setOpened(false)} />
    </Suspense>
  );
  return { open, dialog };
}

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'full'>;

export function OpenContact({ variant = 'primary', onOpen, ...look }: Look & { onOpen: () => void }) {
  return (
    <Button variant={variant} {...look} aria-haspopup="dialog" onClick={onOpen}>
      Contact Us
    </Button>
  );
}

/** Both together, for a place that stays. */
export function ContactButton(look: Look) {
  const { open, dialog } = useContactDialog();
  return (
    <>
      <OpenContact {...look} onOpen={open} />
      {dialog}
    </>
  );
}
