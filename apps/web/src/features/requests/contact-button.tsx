import { Button } from '@caliper/ui/actions/button.tsx';
import { type ComponentProps, useState } from 'react';
import { usePart } from '../../lib/loading/load-part.ts';

/**
 * The contact form, over the page that it will name. It loads when first opened. Render the dialog where it stays
 * mounted, because its button may be removed.
 */
export function useContactDialog() {
  const [opened, setOpened] = useState(false);
  const { part, want } = usePart(() => import('./contact-dialog.tsx'));
  const open = async () => setOpened(await want());
  const dialog = part && <part.ContactDialog opened={opened} onClose={() => setOpened(false)} />;
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

/** Button and dialog together, for a place that stays mounted. */
export function ContactButton(look: Look) {
  const { open, dialog } = useContactDialog();
  return (
    <>
      <OpenContact {...look} onOpen={open} />
      {dialog}
    </>
  );
}
