import { startBare } from './bare.ts';
import { openInstallation, signInAs } from './installation.ts';
import { compare, shareRow } from './load.ts';
import type { Row } from './report.ts';

/** GET /session compared with a bare server that makes the same query and checks nothing. */
export async function benchSession(): Promise<Row[]> {
  await using installation = await openInstallation();
  const { origin, databaseUrl, db } = installation;
  const { headers, sessionId } = await signInAs(db, 'lead@meridian.example');
  await using bare = await startBare(databaseUrl);
  const [app, floor] = await compare(
    { url: `${origin}/api/session`, headers },
    { url: `${bare.origin}/session/${sessionId}`, headers: {} },
  );
  return [shareRow('GET /session against bare node:http + pg', app, floor)];
}
