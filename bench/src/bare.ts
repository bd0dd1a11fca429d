import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/**
 * The least that a server can do: the same database queries, answered as JSON, with what they found or with a
 * ready-made answer.
 */
export async function startBare(
  databaseUrl: string,
  answer?: unknown,
): Promise<{ origin: string } & AsyncDisposable> {
  const child: ChildProcess = fork(fileURLToPath(import.meta.url), [databaseUrl]);
  child.send({ answer });
  const [port] = (await once(child, 'message')) as [number];
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

function serve(databaseUrl: string, answer: unknown): void {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const server = http.createServer(async (request, response) => {
    const [, call, sessionId, ...about] = (request.url ?? '').split('/');
    const { rows: viewers } = await pool.query(viewerSql, [sessionId]);
    const [{ id, usergroup_id }] = viewers;
    const asked: Record<string, [string, unknown[]]> = {
      session: [sessionSql, [id]],
      catalogue: [standingSql, [usergroup_id, id]],
      chapter: [chapterSql, [usergroup_id, ...about]],
    };
    const [question, values] = asked[call ?? ''] ?? ['', []];
    const { rows } = await pool.query(question, values);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? rows[0]));
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

const viewerSql = `select u.id, u.email, u.name, u.role, u.lead, u.enabled, u.special, g.id as usergroup_id,
    g.company, g.provider, g.license, g.headquarter, g.expiry, now() as now
  from sessions s join users u on u.id = s.user_id join usergroups g on g.id = u.usergroup_id
  where s.id = $1 and s.ended_at is null and s.last_active > now() - interval '4 hours'
    and s.created_at > now() - interval '24 hours' and not u.locked and (u.enabled or g.provider)`;

const sessionSql = `select u.id, u.usergroup_id, u.email, u.name, u.role, u.lead, u.special, u.enabled, u.phone, u.title,
    u.country, u.category, u.auto_scroll, u.last_active, u.created_at, g.company, g.licenses, g.headquarter,
    f.user_id is not null as enrolled, case when not g.provider then g.expiry end as expiry,
    array(select id from users where usergroup_id = g.id order by created_at, id) as members,
    array(select id from usergroups where headquarter_id = g.id order by id) as subsidiaries,
    array(select distinct item_id from entitlements where usergroup_id = g.id and live order by item_id) as subscribed,
    array(select id from devices where user_id = u.id order by id) as devices,
    (select jsonb_object_agg(kind, ids) from (
      select kind, jsonb_agg(item_id order by created_at, item_id) as ids
      from favorites where user_id = u.id group by kind) as kinds) as favorites,
    array(select c_report_id from custom_reports where user_id = u.id order by c_report_id) as created,
    array(select c_report_id from readable_by(u.id, array['shared']) order by c_report_id) as shared
  from users u join usergroups g on g.id = u.usergroup_id left join second_factors f on f.user_id = u.id
  where u.id = $1`;

const standingSql = `select catalogue_state.version,
    (select coalesce(jsonb_agg(distinct jsonb_build_object(
        'item_id', item_id, 'access', access, 'market_name', market_name)), '[]')
      from entitlements where usergroup_id = $1 and live) as entitlements,
    array(select item_id from favorites where user_id = $2 and kind = 'reports') as favorites,
    (select coalesce(jsonb_agg(to_jsonb(mine) || jsonb_build_object('favorite', exists (select from favorites
        where user_id = $2 and kind = 'medcore' and item_id = mine.c_report_id))), '[]')
      from custom_reports_of($2, array['given', 'staff']) as mine) as custom
  from catalogue_state`;

const chapterSql = `select items.*,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'item_id', item_id, 'access', access, 'market_name', market_name)), '[]')
      from entitlements where usergroup_id = $1 and item_id = items.item_id and live) as entitlements,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'chapter_number', chapter_number, 'chapter_title', chapter_title) order by chapter_number), '[]')
      from chapters where report_id = items.item_id and version = items.current_version) as titles,
    is_granted($1, chapters.chapter_id) as granted, chapters.chapter_id, chapters.chapter_content, chapters.images
  from items left join chapters on report_id = item_id and version = current_version and chapter_number = $3
  where item_id = $2 and kind = 'report'`;

const [, program, url] = process.argv;
if (process.send && url && program === fileURLToPath(import.meta.url)) {
  process.once('message', ({ answer }: { answer?: unknown }) => serve(url, answer));
}
