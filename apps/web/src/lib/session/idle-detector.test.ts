import { beforeEach, expect, test, vi } from 'vitest';
import { createIdleDetector } from './idle-detector.ts';

const fourHours = 14_400_000;

let clock = 0;
let timers: { run: () => void; at: number }[];
const needs = {
  now: () => clock,
  later: (run: () => void, milliseconds: number) => {
    const timer = { run, at: clock + milliseconds };
    timers.push(timer);
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  },
  report: vi.fn(),
  share: vi.fn(),
  expire: vi.fn(),
  correct: vi.fn(),
};

/** Advances the clock and runs the timers that are due. */
function passTo(moment: number) {
  for (let due = timers.find(({ at }) => at <= moment); due; due = timers.find(({ at }) => at <= moment)) {
    const timer = due;
    timers = timers.filter((one) => one !== timer);
    clock = timer.at;
    timer.run();
  }
  clock = moment;
}

beforeEach(() => {
  clock = 0;
  timers = [];
  vi.clearAllMocks();
});

test('AUTH-20 activity is reported at once and then at most every 10 seconds', () => {
  const detector = createIdleDetector(needs);
  for (const moment of [0, 1, 9_999, 10_000, 15_000, 20_001]) {
    passTo(moment);
    detector.sign();
  }
  expect(needs.report).toHaveBeenCalledTimes(3);
});

test('AUTH-20 a second after the last activity the other tabs know when it was', () => {
  const detector = createIdleDetector(needs);
  for (const moment of [0, 400, 800]) {
    passTo(moment);
    detector.sign();
  }
  passTo(1799);
  expect(needs.share.mock.calls).toEqual([[0]]);
  passTo(1800);
  expect(needs.share.mock.calls).toEqual([[0], [800]]);
});

test('AUTH-18 a session expires after four hours without activity, and not a moment before', () => {
  const detector = createIdleDetector(needs);
  passTo(fourHours);
  detector.check();
  expect(needs.expire).not.toHaveBeenCalled();
  passTo(fourHours + 1);
  detector.check();
  expect(needs.expire).toHaveBeenCalledOnce();
});

test('AUTH-18 the first touch after the computer has slept does not count as activity', () => {
  const detector = createIdleDetector(needs);
  clock = 2 * fourHours;
  detector.sign();
  expect(needs.expire).toHaveBeenCalledOnce();
  expect(needs.report).not.toHaveBeenCalled();
});

test('AUTH-18 activity in another tab counts here, and removes a notice that was shown too soon', () => {
  const detector = createIdleDetector(needs);
  detector.hear(fourHours - 1);
  passTo(fourHours + 1);
  detector.check();
  expect(needs.expire).not.toHaveBeenCalled();
  passTo(3 * fourHours);
  detector.check();
  expect(needs.expire).toHaveBeenCalledOnce();
  needs.correct.mockClear();
  detector.hear(fourHours);
  expect(needs.correct).not.toHaveBeenCalled();
  detector.hear(3 * fourHours - 5);
  expect(needs.correct).toHaveBeenCalledOnce();
});

test('a stopped detector reports nothing', () => {
  const detector = createIdleDetector(needs);
  detector.sign();
  detector.stop();
  passTo(5000);
  expect(needs.share).toHaveBeenCalledTimes(1);
});
