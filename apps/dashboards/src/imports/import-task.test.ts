// @vitest-environment jsdom
import { ApiError } from '@caliper/contract/client/api-error.ts';
import { dashboardsProblems } from '@caliper/contract/dashboards/dashboards.messages.ts';
import { generalProblems } from '@caliper/contract/problem.ts';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImportTask } from './import-task.tsx';
import type { PastImport } from './imports.queries.ts';
import { pastImport } from './past-import.fixture.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Otherwise it waits for a timer of its own before each change.
notifyManager.setScheduler((notify) => notify());

const frame = vi.hoisted(() => ({ call: vi.fn(), upload: vi.fn(), tellPage: vi.fn() }));
vi.mock('../lib/api.ts', () => ({ call: frame.call, upload: frame.upload }));
vi.mock('../lib/page.ts', () => ({ tellPage: frame.tellPage }));
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

function show(kind: 'global' | 'medsku' | 'pt' | 'survey', imports: PastImport[] = []): void {
  const task = createElement(ImportTask, { kind, items, imports });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = createElement(QueryClientProvider, { client }, task);
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

const outdated = () =>
  Promise.reject(
    new ApiError({ code: 'import-outdated', ...dashboardsProblems['import-outdated'], fields: {} }),
  );
const renewed = {
  comparedWith: 8,
  notes: [],
  summary: { rows: 1, added: 0, changed: 321, removed: 0 },
  changes: [],
};
/** Answers each call by its name. */
const answer = (answers: Record<string, () => unknown>) =>
  frame.call.mockImplementation(async (name: string) => answers[name]?.());
const appliedTo = () =>
  frame.call.mock.calls.filter(([name]) => name === 'applyImport').map(([, { query }]) => query);

test('MEND-20 figures that are applied meanwhile are compared with before the file can be applied', async () => {
  await checkFile();
  answer({ applyImport: outdated, importDifferences: () => renewed });
  await press('Apply to Knees, 2026');
  expect(text()).toContain(dashboardsProblems['import-outdated'].detail);
  expect(text()).toContain('321');
  answer({ applyImport: () => ({ item_id: 7 }) });
  await press('Apply to Knees, 2026');
  expect(appliedTo()).toEqual([{ comparedWith: undefined }, { comparedWith: 8 }]);
  expect(text()).toContain('Applied to Knees, 2026.');
});

test('MEND-20 an import that waits is applied only after its differences are shown', async () => {
  const compared = Promise.withResolvers<typeof renewed>();
  answer({ importDifferences: () => compared.promise, applyImport: () => ({ item_id: 7 }) });
  show('global', [{ ...pastImport, state: 'staged' }]);
  expect(text()).toContain('A file that was checked and not applied is kept for 30 days.');
  await press('Apply');
  const confirm = () => document.querySelector<HTMLButtonElement>('[role=alert] button');
  expect(confirm()?.getAttribute('aria-disabled')).toBe('true');
  await act(async () => confirm()?.click());
  expect(appliedTo()).toEqual([]);
  await act(async () => compared.resolve(renewed));
  expect(text()).toContain('321');
  await act(async () => confirm()?.click());
  expect(appliedTo()).toEqual([{ comparedWith: 8 }]);
  expect(text()).toContain('knees.csv is shown now in Knees, 2026.');
});

test('MEND-20 differences that cannot be computed can be asked for again, and one that is gone is said to be', async () => {
  answer({ importDifferences: () => Promise.reject(new Error('down')) });
  show('global', [{ ...pastImport, state: 'staged' }]);
  await press('Apply');
  expect(text()).toContain('The differences could not be computed');
  answer({ importDifferences: () => gone() });
  await press('Try again');
  expect(text()).toContain('This import was discarded or has expired.');
});
