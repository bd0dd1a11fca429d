import { parseQuery } from '@caliper/text/query.ts';
import { expect, test } from 'vitest';
import { besideChapters } from './found-chapters.tsx';

const excerpt = { text: 'All about robotic knees', chapter: null };

test.each([
  ['Knee Implants', null, 'title'],
  ['Orthopedics', excerpt, 'description'],
  ['Knee Implants', excerpt, 'title and description'],
])(
  'MEND-21 a report without matching chapters says where it was found: %s, %j',
  (report_name, snippet, words) => {
    expect(besideChapters({ report_name, snippet }, parseQuery('knee'))).toBe(words);
  },
);
