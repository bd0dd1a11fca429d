import type { ReadyAnswers } from './bare.ts';
import { createRandom, gatherCrowd, listChapters, type Member, zipf } from './crowd.ts';
import type { Installation } from './installation.ts';
import { packedCall } from './packed-call.ts';

/** A question to the product, and the same to the bare server. */
export interface Question {
  member: Member;
  path: string;
  bare: (sessionId: string) => string;
  /** Under which name the bare server has the answer. */
  name: string;
  /** A change of this makes the product forget the answer. */
  key: string;
}

export interface Kind {
  what: string;
  /** At least this share of the bare server's throughput. */
  share: number;
  draw: () => Question;
}

/** More than the crowd reads. */
export const withContents = 300;
export const drawn = 4000;
export const connections = 32;

export async function kindsFor(installation: Installation) {
  const crowd = await gatherCrowd(installation);
  const random = createRandom(20_261_118);
  const anyone = () => crowd[Math.floor(random() * crowd.length)] as Member;
  const chapter = zipf(await listChapters(installation), random);
  const category = zipf(await categoriesOf(installation, anyone()), random);
  return {
    session: {
      what: 'GET /session',
      share: 1.5,
      draw: () => {
        const member = anyone();
        const name = `session/${member.userId}`;
        const bare = (id: string) => `/session/${id}/${member.userId}`;
        return { member, path: '/api/session', bare, name, key: `favorites:${member.userId}` };
      },
    },
    list: {
      what: 'A list page',
      share: 2,
      draw: () => {
        const [id, slug] = category();
        const path = `/api/catalogs/page?section=catalog&filter=all&category=${slug}`;
        const bare = (session: string) => `/list/${session}/${id}`;
        return { member: anyone(), path, bare, name: `list/${id}`, key: 'catalogue' };
      },
    },
    chapter: {
      what: 'A chapter',
      share: 2,
      draw: () => {
        const { reportId, chapter: number } = chapter();
        const place = `${reportId}/${number}`;
        const path = `/api/reports/subscribed/${place}`;
        const bare = (id: string) => `/chapter/${id}/${place}`;
        return { member: anyone(), path, bare, name: `chapter/${place}`, key: `item:${reportId}` };
      },
    },
  } satisfies Record<string, Kind>;
}

/** The ids and names of those that have reports. */
async function categoriesOf({ origin }: Installation, { headers }: Member): Promise<[number, string][]> {
  const answer = await fetch(`${origin}/api/catalogs/page?section=catalog&filter=all`, { headers });
  const { menus } = (await answer.json()) as {
    menus: { categories: { categoryId: number; url: string; count: number }[] };
  };
  return menus.categories.filter(({ count }) => count > 0).map(({ categoryId, url }) => [categoryId, url]);
}

/** What is asked of the product, and of the bare server. */
export function targetsOf(origin: string, bareOrigin: string, questions: readonly Question[]) {
  return {
    ours: { origin, asked: questions.map(({ path, member }) => ({ path, headers: member.headers })) },
    theirs: {
      origin: bareOrigin,
      asked: questions.map(({ bare, member }) => ({ path: bare(member.sessionId) })),
    },
  };
}

/** What the product sends, packed, once for each name. */
export async function readyAnswers(origin: string, questions: readonly Question[]): Promise<ReadyAnswers> {
  const answers: ReadyAnswers = new Map();
  for (const { name, path, member } of questions) {
    if (answers.has(name)) continue;
    answers.set(name, (await packedCall(`${origin}${path}`, member)).bytes);
  }
  return answers;
}
