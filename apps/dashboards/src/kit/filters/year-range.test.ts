// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { YearRange } from './year-range.tsx';

const periods = ['2020', '2021', '2022', '2023', '2024'];

/** A line of 424 pixels with handles of 24: a period every 100 pixels, from 12 on. */
function opened(from: string, to: string) {
  const onChange = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(place).render(createElement(YearRange, { periods, from, to, onChange })));
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

test('a press on the line moves the nearer handle there', () => {
  const { onChange, press } = opened('2020', '2024');
  press(130);
  expect(onChange).toHaveBeenLastCalledWith('2021', '2024');
  press(320);
  expect(onChange).toHaveBeenLastCalledWith('2020', '2023');
});

test('a press beyond the ends means the ends; on a handle it means nothing', () => {
  const { onChange, press, handles } = opened('2021', '2023');
  press(2);
  expect(onChange).toHaveBeenLastCalledWith('2020', '2023');
  press(423);
  expect(onChange).toHaveBeenLastCalledWith('2021', '2024');
  press(112, handles[0]);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('handles on one period stand side by side, and either way is open to the line', () => {
  const { onChange, press, handles } = opened('2022', '2022');
  expect(handles.map(({ dataset }) => dataset.beside)).toEqual(['left', 'right']);
  press(112);
  expect(onChange).toHaveBeenLastCalledWith('2021', '2022');
  press(312);
  expect(onChange).toHaveBeenLastCalledWith('2022', '2023');
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
