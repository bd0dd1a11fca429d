import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { capitalised } from '../../../lib/format.ts';
import classes from './manage-clients.module.css';
import type { AddUser } from './use-add-user.ts';
import { canLead, enablingNote, rolesIn } from './user-draft.ts';

/** What they may do, and whether they can sign in at once. */
export function UserRole({ adding: { draft, change, errors } }: { adding: AddUser }) {
  const roles = rolesIn(draft.company);
  return (
    <div className={classes.pair}>
      <NativeSelect
        label="Role"
        value={draft.role}
        options={roles.map((value) => ({ value, label: capitalised(value) }))}
        onChange={(value) => change({ role: roles.find((one) => one === value) ?? 'standard' })}
        error={errors.role}
      />
      <div className={classes.lead}>
        <Checkbox
          checked={draft.lead}
          disabled={!canLead(draft.company)}
          onChange={(event) => change({ lead: event.target.checked })}
        >
          Team Leader
        </Checkbox>
        <p className={classes.note}>{enablingNote(draft)}</p>
      </div>
    </div>
  );
}
