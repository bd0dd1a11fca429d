import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** Answers as they are sent, by the path that is asked for without its session. */
export type ReadyAnswers = Map<string, Buffer>;

/**
 * The least that a server can do: one named prepared statement a request, by keys, which checks session and entitlement
 * and reads what the answer is made of; then the very bytes that the product sends, which cost it nothing to make. With
 * `asks` off it does not even ask, and is the ceiling.
 */
export async function startBare(
  databaseUrl: string,
  answers: ReadyAnswers,
  asks: boolean,
): Promise<{ origin: string } & AsyncDisposable> {
  const child = fork(fileURLToPath(import.meta.url), [databaseUrl], { serialization: 'advanced' });
  child.send({ answers, asks });
  const [port] = (await once(child, 'message')) as [number];
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

interface Told {
  answers: ReadyAnswers;
  asks: boolean;
}

function serve(databaseUrl: string, { answers, asks }: Told): void {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const server = http.createServer(async (request, response) => {
    const [, call = '', sessionId, ...about] = (request.url ?? '').split('/');
    if (asks) {
      const { rows } = await pool.query({
        name: call,
        text: statements[call] ?? '',
        values: [sessionId, ...about],
      });
      if (rows.length === 0) return response.writeHead(403).end();
    }
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' });
    response.end(answers.get([call, ...about].join('/')));
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

const signedIn = `sessions as s join users as u on u.id = s.user_id join usergroups as g on g.id = u.usergroup_id
  and s.ended_at is null and s.last_active > now() - interval '4 hours'
  and s.created_at > now() - interval '24 hours' and not u.locked and (u.enabled or g.provider)
  and (g.provider or g.expiry is null or g.expiry > now())`;

const statements: Record<string, string> = {
  session: `select u.*, g.* from ${signedIn} where s.id = $1 and u.id = $2`,
  list: `select array(select to_jsonb(i) || jsonb_build_object('access', (select min(e.access) from subscriptions as e
        where e.usergroup_id = g.id and e.item_id = i.item_id))
      from (select * from items where kind = 'report' and visible and category_id = $2
        order by item_year desc, item_name limit 20) as i) as cards,
    (select count(*) from items where kind = 'report' and visible and category_id = $2) as total
    from ${signedIn} where s.id = $1`,
  chapter: `select i.*, c.chapter_content, c.images, array(select chapter_title from chapters as t
      where t.report_id = i.item_id and t.version = i.current_version order by t.chapter_number) as titles
    from ${signedIn} join subscriptions as e on e.usergroup_id = g.id and e.access = 'full'
    join items as i on i.item_id = e.item_id and i.visible
    join chapters as c on c.report_id = i.item_id and c.version = i.current_version
    where s.id = $1 and i.item_id = $2 and c.chapter_number = $3`,
};

/** So that the list has its order and its number at hand. */
export const indexForBare =
  "create index bare_list on items (category_id, item_year desc, item_name) where kind = 'report' and visible";

const [, program, url] = process.argv;
if (process.send && url && program === fileURLToPath(import.meta.url)) {
  process.once('message', (told: Told) => serve(url, told));
}
