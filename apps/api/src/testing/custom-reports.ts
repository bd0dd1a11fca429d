import type { TestAnswer, TestPlace } from './client.ts';
import { subscribe } from './items.ts';
import { makeCompany, type SignedIn, signedInAs } from './people.ts';
import { publishReport } from './publish.ts';

/** Chapters with these titles, each with its own text. */
export function chaptersCalled(...titles: string[]): string[] {
  return titles.map(
    (title) => `<h1>${title}</h1><p>${title} one.</p><p>${title} two.</p><p>${title} three.</p>`,
  );
}

export function numbered(count: number, word = 'Part'): string[] {
  return chaptersCalled(...Array.from({ length: count }, (_, index) => `${word} ${index + 1}`));
}

export interface Team {
  companyId: number;
  owner: SignedIn;
  colleague: SignedIn;
}

/** Two people of a company that has these reports. */
export async function makeReaders(server: TestPlace, ...reports: number[]): Promise<Team> {
  const companyId = await makeCompany(server.db);
  for (const report of reports) await subscribe(server.db, companyId, report);
  const owner = await signedInAs(server, { usergroup_id: companyId, name: 'Ines Moreau' });
  const colleague = await signedInAs(server, { usergroup_id: companyId, name: 'Jonas Feld' });
  return { companyId, owner, colleague };
}

/** Publishes a report with this many chapters, through the API. */
export async function publish(server: TestPlace, count: number, word = 'Part'): Promise<number> {
  return (await publishReport(server, numbered(count, word))).report_id;
}

type Bookmark = readonly [report_id: number, chapter_number: number];

export function create(
  server: TestPlace,
  { token }: { token: string },
  bookmarks: readonly Bookmark[],
  c_report_name = 'Board pack',
): Promise<TestAnswer> {
  const body = {
    c_report_name,
    bookmarks: bookmarks.map(([report_id, chapter_number]) => ({ report_id, chapter_number })),
  };
  return server.call('createCustomReport', { token, body });
}

/** Makes a custom report, and fails if that does not work. */
export async function made(
  server: TestPlace,
  person: { token: string },
  bookmarks: readonly Bookmark[],
  name?: string,
): Promise<string> {
  const { status, body } = await create(server, person, bookmarks, name);
  if (status !== 201) throw new Error(`Not created: ${JSON.stringify(body)}`);
  return String(body.c_report_id);
}

/** `report/chapter` for each bookmark, in order; deleted ones by their title. */
export function listed(body: TestAnswer['body']): string[] {
  return body.collections.map(
    (one: { report_id: number; chapter_number: number | null; chapter_title: string }) =>
      one.chapter_number === null ? one.chapter_title : `${one.report_id}/${one.chapter_number}`,
  );
}
