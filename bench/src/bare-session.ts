import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** The least a server can do for GET /session: the same questions to the database, answered as JSON. */
export async function startBare(databaseUrl: string): Promise<{ port: number; stop(): Promise<void> }> {
  const child: ChildProcess = fork(fileURLToPath(import.meta.url), [databaseUrl]);
  const [port] = (await once(child, 'message')) as [number];
  return {
    port,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

function serve(databaseUrl: string): void {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const server = http.createServer(async (request, response) => {
    const [, sessionId, userId] = (request.url ?? '').split('/');
    await pool.query(viewerSql, [sessionId]);
    const { rows } = await pool.query(sessionSql, [userId]);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(rows[0]));
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

const viewerSql = `select u.id, u.email, u.name, u.role, u.lead, u.enabled, u.special, g.id as usergroup_id,
    g.company, g.provider, g.license, g.headquarter, g.expiry, now() as now
  from sessions s join users u on u.id = s.user_id join usergroups g on g.id = u.usergroup_id
  where s.id = $1 and s.ended_at is null and s.last_active > now() - interval '4 hours'
    and s.created_at > now() - interval '24 hours' and not u.locked and (u.enabled or g.provider)`;

const sessionSql = `select u.id, u.usergroup_id, u.email, u.name, u.role, u.lead, u.enabled, u.phone, u.title,
    u.country, u.category, u.auto_scroll, u.last_active, u.created_at, g.company, g.licenses, g.headquarter,
    f.user_id is not null as enrolled, case when not g.provider then g.expiry end as expiry,
    array(select id from users where usergroup_id = g.id order by created_at, id) as members,
    array(select id from usergroups where headquarter_id = g.id order by id) as subsidiaries
  from users u join usergroups g on g.id = u.usergroup_id left join second_factors f on f.user_id = u.id
  where u.id = $1`;

if (process.send && process.argv[2]) serve(process.argv[2]);
