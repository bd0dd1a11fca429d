import { expect, test } from 'vitest';
import { seatShares, seatsSentence } from './seat-meter.tsx';

test('TEAM-02 the licenses in use and the open invitations are given in words', () => {
  expect(seatsSentence({ licenses: 12, used: 5, invited: 1 })).toBe(
    '5 of 12 licenses in use, 1 invitation open',
  );
  expect(seatsSentence({ licenses: 12, used: 5, invited: 2 })).toMatch(/, 2 invitations open$/);
  expect(seatsSentence({ licenses: 1, used: 1, invited: 0 })).toBe('1 of 1 license in use');
  expect(seatsSentence({ licenses: 3, used: 0, invited: null })).toBe('0 of 3 licenses in use');
});

test('the meter never fills beyond its end', () => {
  expect(seatShares({ licenses: 100, used: 50, invited: 25 })).toEqual({ used: 0.5, invited: 0.25 });
  expect(seatShares({ licenses: 4, used: 3, invited: 5 })).toEqual({ used: 0.75, invited: 0.25 });
  expect(seatShares({ licenses: 4, used: 9, invited: 1 })).toEqual({ used: 1, invited: 0 });
  expect(seatShares({ licenses: 0, used: 2, invited: 1 })).toEqual({ used: 0, invited: 0 });
});
