import { Button } from '@caliper/ui/actions/button.tsx';
import { useFollowDialog } from './use-follow-dialog.tsx';

/** Opens what can be followed from the page of an item. */
export function FollowItemButton({ itemId }: { itemId: number }) {
  const { dialog, open } = useFollowDialog(itemId);
  return (
    <>
      <Button variant="quiet" icon="bell" title="Follow …" aria-haspopup="dialog" onClick={open}>
        Follow …
      </Button>
      {dialog}
    </>
  );
}
