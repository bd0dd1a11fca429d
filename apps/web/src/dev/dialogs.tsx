import { Button } from '@caliper/ui/actions/button.tsx';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { DialogBusy, DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { DialogFoot } from '@caliper/ui/dialogs/dialog-foot.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useState } from 'react';
import { Case, Cases, Group, Specimen } from './specimen.tsx';
import { longText, nothing } from './values.ts';

type Open = 'small' | 'wide' | 'question' | 'destructive' | 'busy' | null;

export function Dialogs() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const question = { onClose: close, onConfirm: nothing };
  return (
    <Group title="Dialogs">
      <Specimen of="Dialog" about="Open one: it takes the page.">
        <Cases
          of={Button}
          states={{
            small: { onClick: () => setOpen('small'), children: 'Open' },
            'wide, long title': { onClick: () => setOpen('wide'), children: 'Open wide' },
          }}
        />
        <Dialog title="Share" opened={open === 'small'} onClose={close}>
          <p>Choose who may read it.</p>
          <DialogFoot note="2 people chosen">
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary">Share</Button>
          </DialogFoot>
        </Dialog>
        <Dialog title={longText} wide opened={open === 'wide'} onClose={close}>
          <p>{longText}</p>
        </Dialog>
      </Specimen>
      <Specimen of="ConfirmDialog">
        {(['question', 'destructive', 'busy'] as const).map((state) => (
          <Case key={state} state={state}>
            <Button onClick={() => setOpen(state)}>Ask, {state}</Button>
          </Case>
        ))}
        <ConfirmDialog title="Leave?" opened={open === 'question'} action="Leave" {...question}>
          <p>What you have changed is not saved.</p>
        </ConfirmDialog>
        <ConfirmDialog
          title="Delete?"
          opened={open === 'destructive'}
          action="Delete"
          destructive
          {...question}
        />
        <ConfirmDialog
          title="Delete?"
          opened={open === 'busy'}
          action="Delete"
          destructive
          busy
          {...question}
        />
      </Specimen>
      <Specimen of="DialogFields">
        {([false, true] as const).map((isBusy) => (
          <Case key={String(isBusy)} state={isBusy ? 'busy' : 'at rest'}>
            <DialogBusy value={isBusy}>
              <DialogFields>
                <TextField label="Title" defaultValue="Board pack" />
              </DialogFields>
            </DialogBusy>
          </Case>
        ))}
      </Specimen>
      <Specimen of="DialogFoot">
        <Case state="with a note" width="wide">
          <DialogFoot note="1 change not saved">
            <Button>Cancel</Button>
            <Button variant="primary">Save</Button>
          </DialogFoot>
        </Case>
        <Case state="without" width="wide">
          <DialogFoot>
            <Button>Cancel</Button>
            <Button variant="primary">Save</Button>
          </DialogFoot>
        </Case>
      </Specimen>
    </Group>
  );
}
