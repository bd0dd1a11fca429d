import '../theme/styles.ts';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckList, CheckRow } from './check-list.tsx';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Switch } from './switch.tsx';

const roots: ReturnType<typeof createRoot>[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
});

function show(what: ReactNode): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  root.render(what);
}

function Boxes() {
  const [on, setOn] = useState<Record<string, boolean>>({});
  const tie = (name: string) => ({
    checked: on[name] ?? false,
    onChange: () => setOn((before) => ({ ...before, [name]: !before[name] })),
  });
  return (
    <>
      <Checkbox {...tie('box')}>Tables only</Checkbox>
      <Switch {...tie('switch')}>Scroll by itself</Switch>
      <CheckList label="Chapters">
        <CheckRow {...tie('row')} name="Knees" about="Chapter 2" />
      </CheckList>
    </>
  );
}

function Measures() {
  const [measure, setMeasure] = useState<'value' | 'units'>('value');
  const options = [
    { value: 'value', label: 'Value' },
    { value: 'units', label: 'Units' },
  ] as const;
  return <RadioGroup label="Show" value={measure} options={options} onChange={setMeasure} />;
}

test.each([
  ['a checkbox', 'checkbox', 'Tables only', 'Tables only'],
  ['a switch', 'switch', 'Scroll by itself', 'Scroll by itself'],
  ['a row of a list', 'checkbox', 'Knees Chapter 2', 'Knees'],
] as const)('MEND-01 the words of %s choose it, and again give it up', async (_, role, name, words) => {
  show(<Boxes />);
  const box = page.getByRole(role, { name });
  await userEvent.click(page.getByText(words));
  await expect.element(box).toBeChecked();
  await userEvent.click(page.getByText(words));
  await expect.element(box).not.toBeChecked();
});

test('MEND-01 the words of one of several options choose it', async () => {
  show(<Measures />);
  // Whatever lies there, as for a finger: the option's own button may cover its words.
  await userEvent.click(page.getByText('Units'), { force: true });
  await expect.element(page.getByRole('radio', { name: 'Units' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Value' })).not.toBeChecked();
});
