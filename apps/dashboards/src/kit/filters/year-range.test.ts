// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { drawn } from '../drawn.fixture.ts';
import { YearRange } from './year-range.tsx';

const periods = ['2020', '2021', '2022', '2023', '2024'];

/** A line of 424 pixels with handles of 24: a period every 100 pixels, from 12 on. */
function opened(from: string, to: string) {
  const onChange = vi.fn();
  const place = drawn(YearRange, { periods, from, to, onChange });
  const handles = [...place.querySelectorAll('input')];
  const line = handles[0]?.parentElement as HTMLElement;
  line.getBoundingClientRect = () => ({ left: 0, width: 424 }) as DOMRect;
  Object.defineProperty(line, 'offsetHeight', { value: 24 });
  const press = (clientX: number, on: Element = line) =>
    on.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX }));
  const choose = (list: number, period: string) => {
    const select = place.querySelectorAll('select')[list] as HTMLSelectElement;
    select.value = period;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { onChange, press, handles, choose };
}

test.each([
  ['2020', '2024', 130, '2021', '2024'],
  ['2020', '2024', 320, '2020', '2023'],
  // Beyond the ends.
  ['2021', '2023', 2, '2020', '2023'],
  ['2021', '2023', 423, '2021', '2024'],
  // Both handles on one period: either way is open.
  ['2022', '2022', 112, '2021', '2022'],
  ['2022', '2022', 312, '2022', '2023'],
])('from %s to %s, a press at %d moves the nearer handle there', (from, to, at, start, end) => {
  const { onChange, press } = opened(from, to);
  press(at);
  expect(onChange.mock.calls).toEqual([[start, end]]);
});

test('a press on a handle means nothing, and handles on one period stand side by side', () => {
  const { onChange, press, handles } = opened('2022', '2022');
  press(112, handles[0]);
  expect(onChange).not.toHaveBeenCalled();
  expect(handles.map(({ dataset }) => dataset.beside)).toEqual(['left', 'right']);
  expect(opened('2024', '2024').handles.map(({ dataset }) => dataset.beside)).toEqual([undefined, undefined]);
});

test('MEND-25 on a narrow screen the years are chosen from two lists, and the other end gives way', () => {
  const { onChange, choose } = opened('2021', '2023');
  choose(0, '2022');
  expect(onChange).toHaveBeenLastCalledWith('2022', '2023');
  choose(0, '2024');
  expect(onChange).toHaveBeenLastCalledWith('2024', '2024');
  choose(1, '2020');
  expect(onChange).toHaveBeenLastCalledWith('2020', '2020');
});
