import { expect, test } from 'vitest';
import { newsDate, newsLink, withoutRepeats } from './news.queries.ts';

const item = (title: string, link: string) => ({ title, link, pubDate: 0, contentSnippet: '' });

test('READ-14 a title in two feeds is shown once', () => {
  const items = [
    item('Knee registry grows', 'https://one.example/1'),
    item(' knee  Registry grows', 'https://two.example/1'),
    item('Another story', 'https://two.example/2'),
  ];
  expect(withoutRepeats(items).map(({ link }) => link)).toEqual([
    'https://one.example/1',
    'https://two.example/2',
  ]);
});

test('READ-14 an item with the placeholder date shows none', () => {
  expect(newsDate({ pubDate: 0 })).toBeNull();
  expect(newsDate({ pubDate: Date.parse('2026-11-12T23:59:00Z') / 1000 })).toBe('2026-11-12');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/relative', 'not an address', ''])(
  'READ-14 %j is not followed',
  (link) => {
    expect(newsLink({ link })).toBeNull();
  },
);

test('READ-14 a web address is a link', () => {
  expect(newsLink({ link: 'https://news.example/a?b=c' })).toBe('https://news.example/a?b=c');
});
