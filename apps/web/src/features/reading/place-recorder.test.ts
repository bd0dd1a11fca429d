import { ApiError } from '@caliper/contract/client/api-error.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPlaceRecorder, type SendPlace, type UnsentPlace } from './place-recorder.ts';

const send = vi.fn<SendPlace>();
const planned: (() => void)[] = [];
let now = 0;
let kept: Record<string, UnsentPlace> = {};
const recorder = () =>
  createPlaceRecorder({
    send,
    now: () => now,
    later: (run) => void planned.push(run),
    kept: {
      list: () => kept,
      put: (key, place) => {
        const { [key]: _before, ...others } = kept;
        kept = place ? { ...others, [key]: place } : others;
      },
    },
  });
const knees = { kind: 'report', id: 7 } as const;
const at = (entry: number) => ({ entry, version: 2, block: null });
const sent = () => send.mock.calls.map(([subject, body]) => ({ id: subject.id, ...body }));

beforeEach(() => {
  vi.resetAllMocks();
  send.mockResolvedValue(undefined);
  planned.length = 0;
  now = 0;
  kept = {};
});

test('HOME-01 what happens within some seconds is one call, with the last place and all that was read', () => {
  const places = recorder();
  places.note(knees, at(1), 1);
  places.note(knees, at(2), 2);
  places.note(knees, at(3));
  expect(planned).toHaveLength(1);
  now = 4000;
  planned[0]?.();
  expect(sent()).toEqual([{ id: 7, entry: 3, version: 2, block: null, read: [1, 2], ago: 4 }]);
  planned[0]?.();
  expect(send).toHaveBeenCalledTimes(1);
});

test('HOME-01 each report has its own place', () => {
  const places = recorder();
  places.note(knees, at(1));
  places.note({ kind: 'custom-report', id: 7 }, { entry: 31, block: null });
  places.flush(true);
  expect(send.mock.calls.map(([{ kind }, , isLeaving]) => [kind, isLeaving])).toEqual([
    ['report', true],
    ['custom-report', true],
  ]);
});

test('HOME-01 what was not answered is sent again, as old as it is, unless there is a later place', async () => {
  const places = recorder();
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  places.note(knees, at(1), 1);
  await places.settled();
  now = 30_000;
  planned.at(-1)?.();
  expect(sent().at(-1)).toMatchObject({ entry: 1, read: [1], ago: 30 });
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  places.note(knees, at(2), 2);
  const settled = places.settled();
  places.note(knees, at(3));
  await settled;
  places.flush();
  expect(sent().at(-1)).toMatchObject({ entry: 3, read: [2], ago: 0 });
});

test('HOME-01 what was refused is not sent again', async () => {
  const places = recorder();
  send.mockRejectedValueOnce(new ApiError({ status: 403, code: 'not-subscribed', detail: '' }));
  places.note(knees, at(1));
  await places.settled();
  await places.settled();
  expect(send).toHaveBeenCalledTimes(1);
});

test('HOME-01 what the server was not told of outlives the page, and is told as old as it is', async () => {
  const before = recorder();
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  before.note(knees, at(4), 3);
  before.flush(true);
  expect(kept).toEqual({ 'report/7': { ...at(4), at: 0, read: [3] } });
  await before.settled();
  send.mockReset();
  send.mockResolvedValue(undefined);
  now = 3_600_000;
  const after = recorder();
  await after.settled();
  expect(send).not.toHaveBeenCalled();
  planned.at(-1)?.();
  expect(sent()).toEqual([{ id: 7, entry: 4, version: 2, block: null, read: [3], ago: 3600 }]);
  await vi.waitFor(() => expect(kept).toEqual({}));
});

test('HOME-01 what is under way is kept until it is answered; what was read meanwhile joins it', async () => {
  const places = recorder();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  send.mockReturnValueOnce(promise);
  places.note(knees, at(1), 1);
  places.flush();
  send.mockRejectedValueOnce(new ApiError({ status: 429, code: 'too-many', detail: '' }));
  places.note(knees, at(2), 2);
  places.flush();
  expect(kept['report/7']).toMatchObject({ entry: 2, read: [1, 2] });
  resolve(undefined);
  await vi.waitFor(() => expect(kept['report/7']).toMatchObject({ entry: 2, read: [2] }));
  await places.settled();
  expect(kept).toEqual({});
});

test('HOME-01 places of one person are not told as those of the next', async () => {
  const places = recorder();
  places.note(knees, at(1));
  places.forget();
  await places.settled();
  expect(send).not.toHaveBeenCalled();
});
