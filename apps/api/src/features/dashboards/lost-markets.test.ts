import { expect, test } from 'vitest';
import { lostMarkets, usedMarkets } from './lost-markets.ts';

test('a file that lacks a market in use says who has a sample of it and how many custom reports show it', () => {
  const samples = [
    { market_name: 'Knees', count: 3 },
    { market_name: 'Hips', count: 1 },
  ];
  const choices = [
    { market_name: 'Knees', count: 2 },
    { market_name: 'Elbows', count: 1 },
  ];
  expect(lostMarkets(usedMarkets(samples, choices), ['Shoulders'])).toEqual([
    "'Elbows' is not in the file; 1 custom report shows it.",
    "'Hips' is not in the file; 1 company has a sample of it.",
    "'Knees' is not in the file; 3 companies have a sample of it and 2 custom reports show it.",
  ]);
  expect(lostMarkets(usedMarkets(samples, choices), ['Elbows', 'Hips', 'Knees'])).toEqual([]);
});
