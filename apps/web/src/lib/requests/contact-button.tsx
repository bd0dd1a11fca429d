import { Button } from '@caliper/ui/button.tsx';
import { type ComponentProps, lazy, Suspense, useState } from 'react';

/** The dialog, its form and their lists come when somebody first wants them. */
const ContactDialog = lazy(async () => ({
  default: (await import('./contact-dialog.tsx')).ContactDialog,
}));

type ContactButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'full'>;

/** Opens the contact form over the page that it will name. */
export function ContactButton({ variant = 'primary', ...look }: ContactButtonProps) {
  const [opened, setOpened] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setOpened(true);
  };
  return (
    <>
      <Button variant={variant} {...look} aria-haspopup="dialog" onClick={open}>
        Contact Us
      </Button>
      {isWanted && (
        <Suspense>
          <ContactDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
