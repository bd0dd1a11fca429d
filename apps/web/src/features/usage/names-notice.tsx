import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useState } from 'react';
import classes from './usage.module.css';
import { type TeamUsage, useSwitchNames } from './usage.queries.ts';

/** What is told of whom, and the way to change it. */
export function NamesNotice({ of }: { of: TeamUsage }) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useSwitchNames();
  const { names, isSmall, can } = of;
  return (
    <div className={classes.notice}>
      <Icon name="lock" size={18} />
      <p className="grow">
        <b className="bold">{names.on ? 'Shown by name.' : 'Team totals only.'}</b> {wordsOf(of)}
        {change.isError && (
          <span role="alert" className="block bad">
            {messageOf(change.error)}
          </span>
        )}
      </p>
      {can.manage && (names.on || !isSmall) && (
        <Button
          busy={change.isPending}
          aria-haspopup={names.on ? undefined : 'dialog'}
          onClick={() => (names.on ? change.mutate(false) : setIsAsking(true))}
        >
          {names.on ? 'Hide names' : 'Show per person'}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title="Show per person?"
        action="Tell the team"
        onConfirm={() => {
          setIsAsking(false);
          change.mutate(true);
        }}
        onClose={() => setIsAsking(false)}
      >
        <p>
          Every member of {of.company} is told now, by notification and mail. What they do from the day after
          tomorrow on is then shown by name, to you and to all of them. Nothing of before is shown.
        </p>
      </ConfirmDialog>
    </div>
  );
}

function wordsOf({ names, isSmall, can }: TeamUsage): string {
  if (isSmall)
    return 'A team of fewer than four sees no names, and nothing that tells of fewer than three people.';
  if (!names.on)
    return `Nobody’s reading is shown by name.${
      can.manage ? ' If you switch names on, every member is told first and can see the same page.' : ''
    }`;
  const since = names.from ? ` What you do is shown from ${names.from} on.` : '';
  return `Every member was told before, and sees this page.${since}`;
}
