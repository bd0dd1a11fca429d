import { requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { notifySuccess } from '../../lib/notifications.ts';
import { ContactForm } from './contact-form.tsx';
import { useContactForm } from './use-contact-form.ts';
import { pageAddress } from './use-request-form.ts';

interface ContactDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The draft is kept until it has been sent, even if the dialog is closed by mistake. */
export function ContactDialog({ opened, onClose }: ContactDialogProps) {
  const request = useContactForm({
    about: pageAddress,
    onSent: (hasMore) => {
      if (!hasMore) onClose();
      notifySuccess(requestSent);
    },
  });
  const close = () => {
    request.clearErrors();
    onClose();
  };
  return (
    <Dialog title="Contact Us" opened={opened} onClose={close} wide>
      <ContactForm
        request={request}
        before={
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  );
}
