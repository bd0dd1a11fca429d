// @vitest-environment jsdom
import { ApiError } from '@caliper/contract/client/api-error.ts';
import { generalProblems } from '@caliper/contract/problem.ts';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImportTask } from './import-task.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Otherwise it waits for a timer of its own before each change.
notifyManager.setScheduler((notify) => notify());

const frame = vi.hoisted(() => ({ call: vi.fn(), upload: vi.fn(), tellPage: vi.fn() }));
vi.mock('../frame/api.ts', () => ({ call: frame.call, upload: frame.upload }));
vi.mock('../frame/page.ts', () => ({ tellPage: frame.tellPage }));
vi.mock('./item-choice.tsx', () => ({
  ItemChoice: ({ onChange }: { onChange: (part: object) => void }) =>
    createElement('button', { type: 'button', onClick: () => onChange({ itemId: 7 }) }, 'Knees'),
}));

const items = [
  {
    item_id: 7,
    name: 'Knees',
    year: 2026,
    region: 'Europe',
    dashboard_kind: 'market' as const,
    figures: false,
    demo: false,
  },
];
const staged = {
  importId: 5,
  problems: [],
  problemCount: 0,
  notes: [],
  summary: { rows: 1, added: 1, changed: 0, removed: 0 },
  changes: [],
};
const file = (read: () => Promise<unknown>) =>
  Object.assign(new File(['market'], 'knees.csv'), { slice: () => ({ arrayBuffer: read }) });
const gone = () =>
  Promise.reject(new ApiError({ code: 'not-found', ...generalProblems['not-found'], fields: {} }));

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  frame.upload.mockResolvedValue(staged);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.resetAllMocks();
});

function show(kind: 'global' | 'medsku' | 'pt' | 'survey'): void {
  const task = createElement(ImportTask, { kind, items, imports: [] });
  const page = createElement(QueryClientProvider, { client: new QueryClient() }, task);
  act(() => root.render(page));
}

const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
/** Presses it and lets all promises settle. */
const press = (words: string) =>
  act(async () => {
    button(words)?.click();
    await new Promise((resolve) => setTimeout(resolve));
  });
const text = () => document.body.textContent ?? '';
const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;

async function choose(chosen: File): Promise<void> {
  Object.defineProperty(input(), 'files', { value: [chosen], configurable: true });
  await act(async () => input().dispatchEvent(new Event('change', { bubbles: true })));
}

async function checkFile(chosen = file(async () => null)): Promise<void> {
  show('global');
  await press('Knees');
  await choose(chosen);
  await press('Check the file');
}

/** The last message to the page about the form. */
function isBegun(): boolean | undefined {
  const messages = frame.tellPage.mock.calls.map(([message]) => message);
  return messages.findLast(({ caliper }) => caliper === 'begun')?.begun;
}

test('DASH-08 a file that was changed after it was chosen is not sent, and can be chosen again', async () => {
  await checkFile(file(() => Promise.reject(new DOMException('', 'NotReadableError'))));
  expect(text()).toContain('knees.csv has changed since it was chosen. Choose it again.');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(frame.upload).not.toHaveBeenCalled();
  await choose(file(async () => null));
  expect(text()).not.toContain('has changed');
  await press('Check the file');
  expect(text()).toContain('All rows are valid.');
});

test('DASH-08 a file whose import is gone cannot be applied, but be checked again', async () => {
  await checkFile();
  frame.call.mockImplementation(gone);
  await press('Apply to Knees, 2026');
  expect(text()).toContain('This import was discarded or has expired.');
  expect(button('Discard')).toBeUndefined();
  expect(document.activeElement).toBe(button('Back to the form'));
  await press('Back to the form');
  await press('Check the file');
  expect(frame.upload).toHaveBeenCalledTimes(2);
  expect(text()).not.toContain('has expired');
  expect(button('Apply to Knees, 2026')).toBeDefined();
});

test('DASH-08 an import that is already gone counts as discarded', async () => {
  await checkFile();
  frame.call.mockImplementation(gone);
  await press('Discard');
  expect(button('Check the file')).toBeDefined();
});

test('DASH-08 an import that could not be discarded for another reason stays', async () => {
  await checkFile();
  frame.call.mockRejectedValue(new Error('Busy.'));
  await press('Discard');
  expect(text()).toContain('Busy.');
  expect(button('Discard')).toBeDefined();
});

test('DASH-08 the page knows of a form that would be lost: one with a file that was not checked yet', async () => {
  show('global');
  await press('Knees');
  expect(isBegun()).toBe(false);
  await choose(file(async () => null));
  expect(isBegun()).toBe(true);
  await press('Check the file');
  expect(isBegun()).toBe(false);
  frame.call.mockImplementation(gone);
  await press('Apply to Knees, 2026');
  await press('Back to the form');
  expect(isBegun()).toBe(true);
});

test.each([
  ['global', false],
  ['medsku', true],
  ['pt', true],
  ['survey', false],
] as const)('SUB-02 an import of %s asks whether the figures are of a demo: %s', (kind, asks) => {
  show(kind);
  expect(text().includes('Demo figures')).toBe(asks);
});
