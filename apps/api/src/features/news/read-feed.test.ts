import { describe, expect, test } from 'vitest';
import { readFeedApart } from './feed-reader.ts';
import { plainItem, rssOf } from './feed-server.fixture.ts';
import { readFeed } from './read-feed.ts';

const now = new Date('2026-11-15T08:00:00Z');
const address = 'https://feeds.example/knees/news.xml';
const read = (text: string) => readFeed({ text, address, now });
const readItem = (item: string) => read(rssOf(item))[0];

describe('READ-14 every kind of feed is read', () => {
  const item = {
    title: 'Knees & hips',
    link: 'https://news.example/1',
    publishedAt: new Date('2026-11-02T10:00:00Z'),
    snippet: 'A new implant.',
    subCategoryIds: [],
  };

  test('RSS', () => {
    const text = rssOf(
      `<title>Knees &amp; hips</title><link>https://news.example/1</link>
       <pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate><description><![CDATA[<p>A new <b>implant</b>.</p>]]></description>`,
    );
    expect(read(text)).toEqual([item]);
  });

  test('Atom', () => {
    const text = `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><entry>
      <title>Knees &amp; hips</title><link rel="edit" href="https://news.example/edit"/><link href="https://news.example/1"/>
      <updated>2026-11-02T10:00:00Z</updated><summary type="html">&lt;p&gt;A new implant.&lt;/p&gt;</summary></entry></feed>`;
    expect(read(text)).toEqual([item]);
  });

  test('RDF', () => {
    const text = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>News</title></channel><item><title>Knees &amp; hips</title>
      <link>https://news.example/1</link><dc:date>2026-11-02T10:00:00Z</dc:date><description>A new implant.</description></item></rdf:RDF>`;
    expect(read(text)).toEqual([item]);
  });

  test('JSON', () => {
    const text = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'News',
      items: [
        {
          id: '1',
          url: 'https://news.example/1',
          title: 'Knees & hips',
          date_published: '2026-11-02T10:00:00Z',
          content_html: '<p>A new implant.</p>',
        },
      ],
    });
    expect(read(text)).toEqual([item]);
  });
});

test('markup becomes text: no tags, no scripts, entities decoded, on one line', () => {
  const item = readItem(`${plainItem('A &lt;i&gt;B&lt;/i&gt; &amp;amp; C\n D')}
    <description>&lt;p&gt;One&lt;/p&gt;&lt;p&gt;two&amp;nbsp;&amp;#8364; 5&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</description>`);
  expect(item).toMatchObject({ title: 'A B & C D', snippet: 'One two € 5' });
});

test('characters that a database or a page cannot handle are removed', () => {
  const item = readItem(plainItem('a\u0000b\u202ec&amp;#0;'));
  expect(item?.title).toBe('abc\ufffd');
});

test('long texts are cut at a word boundary', () => {
  const words = 'word '.repeat(1000);
  const item = readItem(
    `<title>${words}</title><link>https://news.example/1</link><description>${words}</description>`,
  );
  expect(item?.title).toMatch(/^(word )+word…$/);
  expect(item?.title.length).toBeLessThanOrEqual(300);
  expect(item?.snippet.length).toBeLessThanOrEqual(500);
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a file', 'file:///etc/passwd'],
  ['a data URL', 'data:text/html,x'],
  ['another protocol', 'ftp://news.example/1'],
  ['an address with a password', 'https://user:secret@news.example/1'],
  ['an address that is too long', `https://news.example/${'x'.repeat(2000)}`],
  ['nowhere', ''],
])('an item that leads to %s is left out', (_what, link) => {
  expect(read(rssOf(`<title>A</title><link>${link}</link>`))).toEqual([]);
});

test("a link is resolved against the feed's address", () => {
  expect(readItem('<title>A</title><link>../1</link>')?.link).toBe('https://feeds.example/1');
});

test.each(['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 01 Jan 2100 00:00:00 GMT', 'soon', ''])(
  'READ-14 the date %s counts as missing',
  (date) => {
    expect(readItem(plainItem('A', date))).toMatchObject({ title: 'A', publishedAt: null });
  },
);

test('an item may name its sub-categories', () => {
  const named =
    '<category domain="sub-category">1405</category><category domain="sub-category">1408</category>';
  expect(readItem(`${plainItem('A')}<category>Other</category>${named}`)?.subCategoryIds).toEqual([
    1405, 1408,
  ]);
});

test.each([
  ['an empty text', ''],
  ['a page', '<!doctype html><html><body><h1>Not here</h1></body></html>'],
  ['binary data', '\u0000\u0001\ufffd\ufffd'],
  ['half a feed', '<rss version="2.0"><channel><item><title>A</titl'],
  ['deep nesting', `<rss version="2.0"><channel>${'<a>'.repeat(100_000)}`],
])('%s is not a feed, and does no harm', (_what, text) => {
  let items: unknown[] = [];
  try {
    items = read(text);
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
  }
  expect(items).toEqual([]);
});

test('nested entities are not expanded', () => {
  const levels = 'bcdefghij'.split('').map((name, index) => {
    const before = 'abcdefghi'[index];
    return `<!ENTITY ${name} "${`&${before};`.repeat(10)}">`;
  });
  const text = `<!DOCTYPE rss [<!ENTITY a "lol">${levels.join('')}]>${rssOf(plainItem('&j;'))}`;
  expect(read(text)[0]?.title).toBe('&j;');
});

test('a feed that takes minutes to parse is given up, and the server keeps running in the meantime', async () => {
  const text = `<rss version="2.0"><channel><item><title>${'<'.repeat(2_000_000)}`;
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 20);
  await expect(readFeedApart({ text, address, now }, 1000)).rejects.toThrow('takes too long');
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(10);
});
