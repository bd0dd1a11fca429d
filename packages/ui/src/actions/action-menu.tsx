import { Menu } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { useRef } from 'react';
import { Icon, type IconName } from '../theme/icons.tsx';
import classes from './action-menu.module.css';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

export interface MenuAction {
  label: string;
  /** Deletes something for good; set apart from the others. */
  destructive?: boolean;
  /** Stays in place; its label says why it is unavailable. */
  disabled?: boolean;
  run: () => void;
}

interface ActionMenuProps {
  /** Names the button for screen readers: a table has one in every row. */
  label: string;
  /** Text on the button; by default only the icon. */
  words?: string;
  /** Of a button with text: as in a row, unless it stands among others. */
  size?: 'sm' | 'md';
  icon?: IconName;
  busy?: boolean;
  actions: readonly MenuAction[];
}

/** The rarer actions of a row, behind one button. Arrow keys move, Escape closes and returns the focus. */
export function ActionMenu({
  label,
  words,
  size = 'sm',
  icon = 'list',
  busy = false,
  actions,
}: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** Focuses the button first, so that a dialog returns the focus to it: the menu is gone by then. */
  const start = (run: () => void) => {
    button.current?.focus();
    run();
  };
  return (
    <Menu
      position="bottom-end"
      offset={4}
      // In its place in the page, but not cut off by a scrolling table.
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
      classNames={classes}
      loop
    >
      <Menu.Target>
        {words === undefined ? (
          <IconButton ref={button} icon={icon} label={label} aria-busy={busy || undefined} />
        ) : (
          <Button ref={button} size={size} aria-label={label} busy={busy}>
            {words}
            <Icon name="chevron" size={14} />
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: name, destructive = false, disabled = false, run }) => (
          <Menu.Item
            key={name}
            data-destructive={destructive || undefined}
            disabled={disabled}
            onClick={() => start(run)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
