import { expect, test } from 'vitest';
import { namesIn } from './vocabulary.ts';

const { meaningsOf, longest } = namesIn({
  entries: [
    { words: ['OSA', 'sleep apnea', 'sleep apnoea'], meansAlso: [], isMutual: true },
    { words: ['Botox'], meansAlso: ['botulinum toxin', 'neuromodulator'], isMutual: false },
    { words: ['CGM'], meansAlso: ['glucose sensor'], isMutual: true },
  ],
});

const meant = (name: string) => meaningsOf(name.split(' '))?.map((words) => words.join(' ')) ?? null;

test('FIND-06 a row of words is found in each way that it is written, also the one that was typed', () => {
  expect(meant('osa')).toEqual(['sleep apnea', 'sleep apnoea']);
  expect(meant('sleep apnoea')).toEqual(['osa', 'sleep apnea']);
  expect(longest).toBe(2);
});

test('FIND-06 one way or both ways, and nothing for what is no name', () => {
  expect(meant('botox')).toEqual(['botulinum toxin', 'neuromodulator']);
  expect(meant('neuromodulators')).toBeNull();
  expect(meant('glucose sensors')).toEqual(['cgm']);
  expect(meant('stent')).toBeNull();
});
