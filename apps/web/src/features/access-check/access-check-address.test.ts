import { expect, test } from 'vitest';
import { addressOf, readQuestion } from './access-check-address.ts';

test('STAFF-06 whom and what is asked about is in the address', () => {
  const question = { person: 'ann@client.example', kind: 'pt', id: 7, words: 'knee' } as const;
  expect(readQuestion(addressOf(question))).toEqual(question);
  expect(readQuestion('?kind=nothing&id=x')).toEqual({ person: '', kind: 'report', id: null, words: '' });
  expect(addressOf(readQuestion(''))).toBe('');
});
