import { ApiError } from '@caliper/contract/client/api-error.ts';
import type { UploadOptions } from '@caliper/contract/client/post-form.ts';
import { expect, test, vi } from 'vitest';
import type { Uploaded } from '../send-report.ts';
import { emptyForm, type UploadForm } from '../upload-form.ts';
import { type Entry, missingIn, ownOf, titleFrom } from './queue-entry.ts';
import { createUploadQueue } from './upload-queue.ts';

const { title: _, past: __, file: ___, ...empty } = emptyForm(2026);
const defaults = { ...empty, categoryId: 14, subCategoryId: 1405, description: 'All of them' };
const zip = (name: string) => new File(['PK'], name, { lastModified: 1 });
const answered = (report_id: number) => ({ report_id, warnings: [] }) as unknown as Uploaded;
const lost = () => new TypeError('The connection was lost before the server confirmed the upload.');
const refused = () => new ApiError({ status: 422, code: 'package-refused', detail: 'No.' });
const busy = () => new ApiError({ status: 503, code: 'unavailable', detail: 'Busy.' });

interface Sending {
  form: UploadForm;
  options: UploadOptions;
  answer: (uploaded: Uploaded) => void;
  fail: (error: unknown) => void;
}

/** A queue whose sendings are answered by the test. */
function openQueue(
  told: ({ state: 'unknown' | 'reading' | 'done'; answer: Uploaded | null } | Error)[] = [],
) {
  const sent: Sending[] = [];
  const asked: string[] = [];
  const queue = createUploadQueue({
    defaults,
    contents: ({ title, description }) => ({ title, description }),
    send: (form, options) =>
      new Promise((answer, fail) => {
        options.signal?.addEventListener('abort', () => fail(new DOMException('Cancelled', 'AbortError')));
        sent.push({ form, options, answer, fail });
      }),
    ask: async (key) => {
      asked.push(key);
      const next = told.shift() ?? { state: 'unknown' as const, answer: null };
      if (next instanceof Error) throw next;
      return next;
    },
    onReleased: () => {},
    wait: async () => {},
  });
  const stages = () => queue.store.getState().entries.map(({ stage }) => stage.is);
  const idOf = (index: number) => queue.store.getState().entries[index]?.id ?? '';
  const settled = (...expected: string[]) => vi.waitFor(() => expect(stages()).toEqual(expected));
  return { queue, sent, asked, stages, idOf, settled };
}

test('PUB-09 two packages are under way at a time, in their order, and each has its own result', async () => {
  const { queue, sent, stages, settled } = openQueue();
  queue.add(['a.zip', 'b.docx', 'c.zip'].map(zip));
  expect(stages()).toEqual(['waiting', 'waiting', 'waiting']);
  queue.start();
  expect(sent.map(({ form }) => form.title)).toEqual(['a', 'b']);
  sent[0]?.options.onProgress?.(0.5);
  sent[1]?.options.onProgress?.(1);
  expect(stages()).toEqual(['sending', 'reading', 'waiting']);
  sent[1]?.fail(refused());
  await settled('sending', 'failed', 'sending');
  sent[0]?.answer(answered(1));
  sent[2]?.answer(answered(3));
  await settled('done', 'failed', 'done');
});

test('PUB-09 after a lost connection the server tells what it has, and nothing is sent twice', async () => {
  const told = [lost(), { state: 'reading' as const, answer: null }];
  const { queue, sent, asked, settled } = openQueue([...told, { state: 'done', answer: answered(7) }]);
  queue.add([zip('a.zip')]);
  queue.start();
  sent[0]?.fail(lost());
  await settled('done');
  expect(sent).toHaveLength(1);
  expect(new Set(asked)).toEqual(new Set([sent[0]?.options.idempotencyKey]));
});

test('PUB-09 what the server does not have, or was too busy for, is sent again as the same upload', async () => {
  const { queue, sent, settled } = openQueue();
  queue.add([zip('a.zip')]);
  queue.start();
  sent[0]?.fail(lost());
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.fail(busy());
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(new Set(sent.map(({ options }) => options.idempotencyKey)).size).toBe(1);
  sent[2]?.answer(answered(1));
  await settled('done');
});

test('PUB-09 sending again by itself has an end, and one press tries once more', async () => {
  const { queue, sent, settled, idOf } = openQueue();
  queue.add([zip('a.zip')]);
  queue.start();
  for (let tries = 0; tries < 5; tries++) {
    await vi.waitFor(() => expect(sent).toHaveLength(tries + 1));
    sent[tries]?.fail(lost());
  }
  await settled('failed');
  queue.retry(idOf(0));
  queue.retry(idOf(0));
  expect(sent).toHaveLength(6);
  sent[5]?.answer(answered(1));
  await settled('done');
});

test('PUB-09 one that waits can be removed, one that is sent can be stopped, and neither holds up the others', async () => {
  const { queue, sent, settled, idOf } = openQueue();
  queue.add(['a.zip', 'b.zip', 'c.zip'].map(zip));
  queue.start();
  queue.remove(idOf(0));
  queue.remove(idOf(2));
  await settled('sending', 'sending');
  queue.cancel(idOf(0));
  await settled('failed', 'sending');
  sent[1]?.answer(answered(2));
  await settled('failed', 'done');
});

test('PUB-09 a package that lacks something waits until it has it; defaults reach all that have nothing of their own', async () => {
  const { queue, sent, idOf, stages } = openQueue();
  queue.add(['a.zip', 'b.zip'].map(zip));
  queue.setOwn(idOf(0), { title: 'A', description: 'Its own' });
  queue.setDefaults({ description: '' });
  queue.start();
  expect(stages()).toEqual(['sending', 'waiting']);
  queue.setDefaults({ description: 'For all', region: 'Europe' });
  queue.start();
  expect(sent.map(({ form: { title, description } }) => [title, description])).toEqual([
    ['A', 'Its own'],
    ['b', 'For all'],
  ]);
  expect(sent[1]?.form.region).toBe('Europe');
});

test('PUB-09 a changed package is another upload; leaving stops what is being sent', async () => {
  const { queue, sent, idOf, settled } = openQueue();
  queue.add([zip('a.zip')]);
  queue.start();
  sent[0]?.fail(refused());
  await settled('failed');
  queue.setOwn(idOf(0), { title: 'Another' });
  queue.start();
  expect(sent[1]?.options.idempotencyKey).not.toBe(sent[0]?.options.idempotencyKey);
  queue.close();
  expect(sent[1]?.options.signal?.aborted).toBe(true);
});

test('PUB-09 a title is taken from the name of the file, and what is missing is named', () => {
  expect(titleFrom({ name: 'Knee_implants 2026.DOCX' })).toBe('Knee implants 2026');
  const entry = { own: { title: ' ' }, file: zip('a.zip'), stage: { is: 'waiting' } } as Entry;
  expect(missingIn({ ...defaults, categoryId: null, subCategoryId: null }, entry)).toBe(
    'category, sub-category, title',
  );
});

test('PUB-09 what equals the defaults goes on following them, unless a past upload brought it', () => {
  const form: UploadForm = { ...emptyForm(2026), ...defaults, title: 'A', region: 'Europe', file: null };
  expect(ownOf(defaults, form)).toEqual({ title: 'A', past: null, region: 'Europe' });
  const past = { report_id: 7 } as UploadForm['past'];
  expect(ownOf(defaults, { ...form, past })).toMatchObject({ description: 'All of them', past });
});
