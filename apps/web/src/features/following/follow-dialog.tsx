import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { FollowChoices } from './follow-choices.tsx';

interface FollowDialogProps {
  itemId: number;
  onClose: () => void;
}

/** The item itself, where it is filed, and the markets and companies in it. */
export function FollowDialog({ itemId, onClose }: FollowDialogProps) {
  return (
    <Dialog title="Follow" opened onClose={onClose}>
      <p className="quiet mb12">
        You hear of new reports, editions, versions and figures of what you follow.{' '}
        <Link to={paths.following} onClick={onClose}>
          When mails come
        </Link>{' '}
        is up to you.
      </p>
      <FollowChoices itemId={itemId} />
    </Dialog>
  );
}
