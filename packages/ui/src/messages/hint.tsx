import { Tooltip, type TooltipProps } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import type { ReactElement } from 'react';
import classes from './hint.module.css';

interface HintProps {
  /** Null for no hint, only the child. */
  words: string | null;
  position?: TooltipProps['position'];
  /** Must accept a ref and pointer and focus events, as a button does. */
  children: ReactElement;
}

/** Says why something cannot be pressed, or what it is for, with pointer, keyboard and touch. */
export function Hint({ words, position = 'top', children }: HintProps) {
  return (
    <Tooltip
      label={words}
      disabled={words === null}
      position={position}
      events={{ hover: true, focus: true, touch: true }}
      interactive
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
