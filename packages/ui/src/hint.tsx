import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import type { ReactElement } from 'react';
import classes from './hint.module.css';

interface HintProps {
  /** Nothing to say: the child stands alone. */
  words: string | null;
  /** Takes a ref and the events of pointer and focus: a button does. */
  children: ReactElement;
}

/** Says why something cannot be pressed, or what it is for: to the pointer, the keyboard and the finger. */
export function Hint({ words, children }: HintProps) {
  return (
    <Tooltip
      label={words}
      disabled={words === null}
      events={{ hover: true, focus: true, touch: true }}
      withArrow
      multiline
      maw={280}
      transitionProps={{ duration: 0 }}
      classNames={{ tooltip: classes.hint ?? '' }}
    >
      {children}
    </Tooltip>
  );
}
