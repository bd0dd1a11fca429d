import { categories } from '@caliper/contract/catalogue/categories.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { guardedClient } from '../../platform/http-client/http-client.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { readConfig } from '../../start/config.ts';
import { behind, createDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { signedInAs } from '../../testing/people.ts';
import { roomy } from '../../testing/roomy.ts';
import { startServer } from '../../testing/server.ts';
import { type FeedServer, plainItem, rssOf, startFeedServer } from './feed-server.fixture.ts';
import { createNews, type NewsNeeds } from './news.service.ts';
import { lockNews, replaceNews } from './news.store.ts';

let failures: string[];

const feeds: FeedServer = await startFeedServer();
const database = await createDatabase();
afterAll(async () => {
  feeds.close();
});
beforeEach(() => {
  failures = [];
});

function newsFrom(paths: Record<number, string[]>, over: Partial<NewsNeeds> = {}) {
  const configured = new Map(
    Object.entries(paths).map(([id, list]) => [Number(id), list.map((path) => feeds.at(path))]),
  );
  return createNews({
    db: database.db,
    clock: () => new Date('2026-11-15T08:00:00Z'),
    client: guardedClient([...configured.values()].flat(), { withinMs: roomy(5000) }),
    feeds: configured,
    logFailure: (error, { pathname }) => failures.push(`${pathname}: ${(error as Error).message}`),
    ...over,
  });
}

const newsOf = (subCategoryId: number) => newsFrom({}).list(subCategoryId);
const titlesOf = async (subCategoryId: number) => (await newsOf(subCategoryId)).map(({ title }) => title);

test('READ-14 feeds are read when the server starts, and the news of a sub-category can be requested', async () => {
  feeds.answers.set('/start', rssOf(plainItem('Read at the start')));
  const server = await startServer({ NEWS_FEEDS: JSON.stringify({ 1405: [feeds.at('/start')] }) });
  const person = await signedInAs(server);
  const ask = (id: string) => person.call('news', { query: `?sub_category_id=${id}` });
  await eventually(async () =>
    expect(await ask('1405')).toMatchObject({
      status: 200,
      body: [
        {
          title: 'Read at the start',
          link: 'https://news.example/Read%20at%20the%20start',
          pubDate: Date.parse('2026-11-02T10:00:00Z') / 1000,
          contentSnippet: '',
        },
      ],
    }),
  );
  // A sub-category without feeds, and one that does not exist.
  for (const id of ['101', '999999']) expect(await ask(id)).toMatchObject({ status: 200, body: [] });
  expect(await ask('x')).toMatchObject({ status: 400 });
});

test('READ-14 news of several feeds is listed newest first, each title once; an item without a date has date 0', async () => {
  feeds.answers.set('/a', rssOf(plainItem('Twice'), plainItem('Dateless', 'Thu, 01 Jan 1970 00:00:00 GMT')));
  feeds.answers.set(
    '/b',
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>B</title><entry><title>TWICE </title>
     <link href="https://other.example/2"/><updated>2026-11-03T10:00:00Z</updated></entry></feed>`,
  );
  await newsFrom({ 1405: ['/a', '/b'] }).refresh();
  expect(await newsOf(1405)).toMatchObject([
    { title: 'TWICE', link: 'https://other.example/2' },
    { title: 'Dateless', pubDate: 0 },
  ]);
  expect(failures).toEqual([]);
});

test('a feed of several sub-categories is fetched once, and news of a removed feed disappears', async () => {
  feeds.answers.set('/a', rssOf(plainItem('Everywhere')));
  feeds.asked.length = 0;
  await newsFrom({ 1405: ['/a'], 1408: ['/a'] }).refresh();
  expect(feeds.asked).toEqual(['/a']);
  expect([await titlesOf(1405), await titlesOf(1408)]).toEqual([['Everywhere'], ['Everywhere']]);
  await newsFrom({ 1405: ['/a'] }).refresh();
  expect(await titlesOf(1408)).toEqual([]);
});

test('a feed that fails keeps its last items, beside the current ones of other feeds', async () => {
  feeds.answers.set('/good', rssOf(plainItem('Good, first')));
  feeds.answers.set('/shaky', rssOf(plainItem('Shaky', 'Sun, 01 Nov 2026 10:00:00 GMT')));
  const news = newsFrom({ 1405: ['/good', '/shaky'], 1408: ['/shaky'] });
  await news.refresh();
  feeds.answers.delete('/shaky');
  feeds.answers.set('/good', rssOf(plainItem('Good, second', 'Tue, 03 Nov 2026 10:00:00 GMT')));
  await news.refresh();
  await news.refresh();
  expect(await titlesOf(1405)).toEqual(['Good, second', 'Good, first', 'Shaky']);
  expect(await titlesOf(1408)).toEqual(['Shaky']);
  expect(failures).toEqual(['/shaky: The feed answered 404', '/shaky: The feed answered 404']);
});

test('garbage, a redirect, an endless answer and an interrupted one fail only that feed', async () => {
  feeds.answers.set('/good', rssOf(plainItem('Good')));
  feeds.answers.set('/garbage', '\u0000 not a feed');
  feeds.answers.set('/moved', (reply) => reply.writeHead(302, { location: feeds.at('/inner').href }).end());
  feeds.answers.set('/inner', rssOf(plainItem('Inner')));
  feeds.answers.set('/endless', (reply) => {
    const more = () => reply.write('<item>'.repeat(10_000), () => !reply.destroyed && setImmediate(more));
    more();
  });
  feeds.answers.set('/cut', (reply) => {
    reply.writeHead(200, { 'content-length': '1000' }).write('<rss', () => reply.destroy());
  });
  feeds.asked.length = 0;
  await newsFrom({ 1405: ['/garbage', '/moved', '/endless', '/cut', '/good'], 1408: ['/endless'] }).refresh();
  expect(await titlesOf(1405)).toContain('Good');
  expect(await titlesOf(1405)).not.toContain('Inner');
  expect(feeds.asked).not.toContain('/inner');
  expect(failures.map((failure) => failure.split(':')[0]).sort()).toEqual([
    '/cut',
    '/endless',
    '/garbage',
    '/moved',
  ]);
});

test('a host name that resolves to an internal address is not requested; a configured internal address is', async () => {
  feeds.answers.set('/a', rssOf(plainItem('From inside')));
  const named = new URL(feeds.at('/a').href.replace('127.0.0.1', 'feeds.example'));
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const over = { feeds: new Map([[1405, [named]]]), client: guardedClient([named], { resolve }) };
  feeds.asked.length = 0;
  await newsFrom({}, over).refresh();
  expect(feeds.asked).toEqual([]);
  expect(failures).toEqual(['/a: feeds.example resolves to an address that is not allowed']);
  await newsFrom({ 1405: ['/a'] }).refresh();
  expect(await titlesOf(1405)).toEqual(['From inside']);
});

test('a feed is decoded with the encoding it names', async () => {
  const text = rssOf(plainItem('Gr\u00f6\u00dfer')).replace('?>', ' encoding="iso-8859-1"?>');
  feeds.answers.set('/latin', (reply) => reply.end(Buffer.from(text, 'latin1')));
  await newsFrom({ 1405: ['/latin'] }).refresh();
  expect(await titlesOf(1405)).toEqual(['Größer']);
});

test('if several nodes read the feeds at once, the second waits for the first', async () => {
  const { db } = database;
  feeds.answers.set('/a', rssOf(...Array.from({ length: 40 }, (_, index) => plainItem(`Item ${index}`))));
  const item = { title: 'Of the other node', link: 'https://news.example/', publishedAt: null, snippet: '' };
  const write = async (tx: Tx) => {
    await lockNews(tx);
    await replaceNews(tx, new Map([[1405, [item]]]));
  };
  await behind(db, write, () => newsFrom({ 1405: ['/a'] }).refresh());
  expect(await titlesOf(1405)).toHaveLength(30);
});

test('READ-14 without configuration there is invented news, labelled as such', async () => {
  const { newsFeeds } = readConfig({});
  await newsFrom({}, { feeds: newsFeeds }).refresh();
  const ids = categories.flatMap((one) => one.subCategories.map(({ subCategoryId }) => subCategoryId));
  for (const id of ids) expect([id, (await titlesOf(id)).length >= 3]).toEqual([id, true]);
  const found = await newsOf(1405);
  expect(found.length).toBeGreaterThan(8);
  for (const { contentSnippet, link } of found) {
    expect(contentSnippet).toMatch(/^Invented/);
    expect(link).toMatch(/^https:\/\/news\.caliper\.example\//);
  }
  expect(failures).toEqual([]);
});
