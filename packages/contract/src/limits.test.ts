import { expect, test } from 'vitest';
import { offeredYears } from './limits.ts';

test('ADM-02 an upload offers next year down to seven back', () => {
  expect(offeredYears(2026)).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019]);
});
