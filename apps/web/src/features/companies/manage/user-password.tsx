import { generatePassword } from '@caliper/contract/identity/generated-password.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { PasswordField } from '@caliper/ui/fields/text-field.tsx';
import { useState } from 'react';
import { useCopy } from '../../../lib/use-copy.ts';
import classes from './manage-clients.module.css';
import type { AddUser } from './use-add-user.ts';

const both = { autoComplete: 'new-password', required: true, maxLength: lengths.passwordMax };

/** A generated password is shown as long as it is in the fields. */
export function UserPassword({ adding: { values, field, change } }: { adding: AddUser }) {
  const [made, setMade] = useState('');
  const generate = () => {
    const password = newPassword();
    setMade(password);
    change({ password, confirmPassword: password });
  };
  return (
    <div className="stack gap8">
      <div className="pair gap24 rows16">
        <PasswordField {...field('password')} {...both} label="Password *" />
        <PasswordField {...field('confirmPassword')} {...both} label="Confirm Password *" />
      </div>
      <div className="row wrap gap8">
        <Button size="sm" onClick={generate}>
          Generate
        </Button>
        {made !== '' && made === values.password && <Generated password={made} />}
      </div>
    </div>
  );
}

function Generated({ password }: { password: string }) {
  const { copied, copy } = useCopy();
  return (
    <>
      <output className={classes.generated} aria-label="Generated password" translate="no">
        {password}
      </output>
      <Button
        size="sm"
        variant="quiet"
        icon={copied ? 'check' : 'copy'}
        aria-label={copied ? 'Copied password' : 'Copy password'}
        onClick={() => void copy(password)}
      >
        {copied ? 'Copied' : 'Copy'}
      </Button>
      <span className="small faint">It will not be shown again once the user has been added.</span>
    </>
  );
}

export const newPassword = () => generatePassword(below);

/** Every number is equally likely: draws that would favour the lower ones are repeated. */
function below(count: number): number {
  const fair = 256 - (256 % count);
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
  return drawn < fair ? drawn % count : below(count);
}
