import { parseQuery } from '@caliper/text/query.ts';
import { expect, test } from 'vitest';
import { markedParts } from './marked-text.tsx';

const written = (text: string, query: string) =>
  markedParts(text, parseQuery(query))
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('');

test('SRCH-04 the query is highlighted in a title, in any form of its words', () => {
  expect(written('Cardiac Surgery: Valves, Rings and Conduits', 'valve')).toBe(
    'Cardiac Surgery: [Valves], Rings and Conduits',
  );
  expect(written('Knee and Hip Implants', 'hip knee')).toBe('[Knee] and [Hip] Implants');
});

test('SRCH-04 a title without the query stays whole, and typed text never becomes markup', () => {
  expect(markedParts('Spine', parseQuery('valve'))).toEqual([{ text: 'Spine', isHit: false }]);
  expect(written('<b>Valve</b> (50 %)', '<b>')).toBe('<[b]>Valve</[b]> (50 %)');
});
