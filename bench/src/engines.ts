import { DatabaseSync } from 'node:sqlite';
import MiniSearch from 'minisearch';

export interface IndexedChapter {
  id: number;
  report_id: number;
  text: string;
}

/** Returns how many reports match: what any engine must do before a result can be shown. */
export interface Engine {
  name: string;
  search(query: string): number;
}

/** What a team might use in its server instead: the same chapters, the same queries. */
export function miniSearch(chapters: Iterable<IndexedChapter>): Engine {
  const index = new MiniSearch<IndexedChapter>({ fields: ['text'], storeFields: ['report_id'] });
  for (const chapter of chapters) index.add(chapter);
  return {
    name: 'MiniSearch',
    search(query) {
      // It has no phrases: their words are searched anywhere.
      const found = index.search(query.replaceAll('"', ''), { combineWith: 'AND', prefix: isLast });
      return new Set(found.map(({ report_id }) => report_id)).size;
    },
  };
}

function isLast(_: string, index: number, terms: string[]): boolean {
  return index === terms.length - 1;
}

export function sqliteSearch(chapters: Iterable<IndexedChapter>): Engine {
  const db = new DatabaseSync(':memory:');
  db.exec("create virtual table found using fts5 (text, report_id unindexed, tokenize = 'porter unicode61')");
  const insert = db.prepare('insert into found (text, report_id) values (?, ?)');
  db.exec('begin');
  for (const { text, report_id } of chapters) insert.run(text, report_id);
  db.exec('commit');
  const select = db.prepare('select report_id, count(*) from found where found match ? group by report_id');
  return {
    name: 'SQLite FTS5',
    search: (query) => select.all(query.startsWith('"') ? query : `${query}*`).length,
  };
}
