// @vitest-environment jsdom
import { Button } from '@caliper/ui/actions/button.tsx';
import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { MantineProvider } from '@mantine/core';
import { act, createElement, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormDialog } from './form-dialog.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));

const onClose = vi.fn();
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  onClose.mockReset();
});

/** A dialog with one field. */
function show(state: { isChanged: boolean; isSaving: boolean }): void {
  const field = createElement(DialogFields, null, createElement('input'));
  const form = (ask: (leave: () => void) => void) =>
    createElement(
      'form',
      { onSubmit: (event: FormEvent) => event.preventDefault() },
      field,
      createElement(Button, { refused: state.isSaving, onClick: () => ask(onClose) }, 'Cancel'),
      createElement(Button, { type: 'submit', busy: state.isSaving }, 'Save'),
    );
  const props = { title: 'Share', onClose, ...state, children: form };
  const page = createElement(MemoryRouter, null, createElement(FormDialog, props));
  act(() => root.render(createElement(MantineProvider, { env: 'test' }, page)));
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
const pressEscape = () =>
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));

const ways: [string, () => void][] = [
  ['Escape', pressEscape],
  ['the close icon', () => act(() => one('[aria-label="Close"]').click())],
  ['a press beside it', () => act(() => one('.mantine-Modal-overlay').click())],
  ['Cancel', () => act(() => button('Cancel')?.click())],
];

test.each(ways)('CR-05 %s closes a dialog in which nothing was changed', (_, leave) => {
  show({ isChanged: false, isSaving: false });
  leave();
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(ways)('CR-05 %s asks before changes are lost', (_, leave) => {
  show({ isChanged: true, isSaving: false });
  leave();
  expect(onClose).not.toHaveBeenCalled();
  act(() => button('Leave without saving')?.click());
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(ways)('CR-05 %s does not close a dialog that is being saved', (_, leave) => {
  show({ isChanged: true, isSaving: true });
  leave();
  expect(onClose).not.toHaveBeenCalled();
  expect(button('Leave without saving')).toBeUndefined();
});

test('CR-05 while a dialog is being saved its fields are disabled, and the focus moves to the busy button', () => {
  show({ isChanged: true, isSaving: false });
  one('input').focus();
  show({ isChanged: true, isSaving: true });
  expect(one('input').closest('[inert]')).not.toBeNull();
  expect(document.activeElement).toBe(button('Save'));
  show({ isChanged: true, isSaving: false });
  expect(one('input').closest('[inert]')).toBeNull();
});
