import type { Rhythm } from '@caliper/contract/following/following.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { InlineSelect } from '@caliper/ui/fields/native-select.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { followIcon } from './follow-icon.ts';
import classes from './following.module.css';
import { changeRhythm, type Followed, kindWords, rhythmOptions, unfollow } from './following.queries.ts';

/** What is followed, when mails of it come, and its end. Each choice is saved at once. */
export function FollowedRow({ of }: { of: Followed }) {
  const { id, kind, name, detail, places, path } = of;
  const ending = useSingleMutation({
    mutationFn: async (around: HTMLElement | null) => {
      await unfollow(id);
      // The row is gone with its button: the focus stays in the page.
      around?.focus({ preventScroll: true });
    },
  });
  return (
    <li className={classes.row}>
      <Icon name={followIcon[kind]} />
      <div className="slim">
        <Link className={classes.name} to={path} translate="no">
          {kind === 'search' ? `“${name}”` : name}
        </Link>
        <span className="block small quiet">
          {kindWords[kind]}
          {detail && ` · ${detail}`}
        </span>
      </div>
      <div className={classes.news}>
        {places > 0 && (
          <StatusTag tone="accent">{places === 1 ? '1 new place' : `${places} new places`}</StatusTag>
        )}
      </div>
      <div className={classes.actions}>
        <RhythmSelect of={of} />
        <Button
          variant="remove"
          size="sm"
          aria-label={`Stop following ${name}`}
          busy={ending.isPending}
          onClick={({ currentTarget }) => ending.mutate(currentTarget.closest('[tabindex="-1"]'))}
        >
          Stop
        </Button>
      </div>
    </li>
  );
}

function RhythmSelect({ of: { id, rhythm } }: { of: Followed }) {
  const saving = useMutation({ mutationFn: changeRhythm, scope: { id: `rhythm ${id}` } });
  // If it was not saved, a notification says so and this is as before.
  const shown = saving.isPending ? saving.variables.rhythm : rhythm;
  return (
    <InlineSelect
      label="Mails"
      value={shown}
      options={rhythmOptions}
      onChange={(value) => saving.mutate({ id, rhythm: value as Rhythm })}
    />
  );
}
