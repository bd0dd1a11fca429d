import { Button } from '@caliper/ui/actions/button.tsx';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { notifySuccess } from '../../lib/notifications.ts';
import { follow, type Target, unfollow, useFollowed } from './following.queries.ts';

interface FollowButtonProps {
  target: Target;
  /** What the button says, and what it says once it has been pressed. */
  words: { off: string; on: string };
  /** What a screen reader hears, where the words need more. */
  label?: string;
}

/** Follows one thing, and stops to. When mails of it come is chosen where everything that one follows is listed. */
export function FollowButton({ target, words, label }: FollowButtonProps) {
  const { known, followed } = useFollowed(target);
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async () => {
      if (followed) return unfollow(followed.id);
      const { name } = await follow(target);
      notifySuccess(`You follow “${name}”. What is new is under the bell and comes by mail at once.`);
    },
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={followed ? 'check' : 'bell'}
      aria-pressed={followed !== undefined}
      aria-label={label}
      busy={isPending}
      refused={!known}
      // The second half of a double click comes after a quick answer, and would end what the first has begun.
      onClick={({ detail }) => detail < 2 && mutate(undefined)}
    >
      {followed ? words.on : words.off}
    </Button>
  );
}
