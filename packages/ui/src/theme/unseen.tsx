import type { ComponentProps } from 'react';

/** Text for screen readers only. */
export function Unseen(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className="unseen" />;
}
