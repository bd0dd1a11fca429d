import { Button } from '@caliper/ui/actions/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { type Notification, readAll, unreadQuery } from './notifications.queries.ts';

/** There only while something is unread. What arrives after the newest shown here stays so. */
export function ReadAll({ newest }: { newest: Notification | undefined }) {
  const { data } = useQuery(unreadQuery);
  const { mutate, isPending } = useSingleMutation({ mutationFn: readAll });
  if (!newest || !data || data.unread === 0) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isPending}
      onClick={({ currentTarget }) => {
        // It goes when it has done its work: the focus stays in the panel or page around it.
        const around = currentTarget.closest<HTMLElement>('[tabindex="-1"]');
        mutate(newest.id, { onSuccess: () => around?.focus({ preventScroll: true }) });
      }}
    >
      Mark all as read
    </Button>
  );
}
