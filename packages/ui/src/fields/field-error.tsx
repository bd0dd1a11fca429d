import type { ReactNode } from 'react';
import { Lines } from '../messages/lines.tsx';
import { Icon } from '../theme/icons.tsx';

/** An error under its field, or above a form that failed as a whole: never shown by colour alone. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex top gap6 mt6 small bad" role="alert">
      <span className="sign">
        <Icon name="warning" size={14} />
      </span>
      <Lines>{children}</Lines>
    </p>
  );
}
