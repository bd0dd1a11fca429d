import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { buildServer } from '../server.ts';
import { readConfig } from '../start/config.ts';
import { createDatabase } from '../testing/database.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function start(env: NodeJS.ProcessEnv) {
  const database = await createDatabase();
  const { app } = await buildServer(readConfig({ LOG_LEVEL: 'silent', ...env }), database);
  onTestFinished(async () => {
    await app.close();
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, db: database.db, address };
}

test('a separate port reports requests, connections and waiting messages', async () => {
  const port = await freePort();
  const { address, db } = await start({ METRICS_PORT: String(port) });
  await fetch(`${address}/api/config`);
  await fetch(`${address}/api/reports/subscribed/4711/1?token=secret`);
  await db
    .insertInto('outbox')
    .values({ channel: 'mail', recipient: 'reader@meridian.example', subject: 'Hello', body: 'Hello' })
    .execute();

  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const metrics = await answer.text();
  expect(metrics).toMatch(
    /caliper_request_seconds_count\{method="GET",route="\/api\/config",status="200"\} 1/,
  );
  expect(metrics).toMatch(/route="\/api\/reports\/subscribed\/:[^"]+",status="401"\} 1/);
  expect(metrics).not.toMatch(/4711|secret/);
  expect(metrics).toMatch(/caliper_database_connections\{state="open"\} [1-9]/);
  expect(metrics).toMatch(/caliper_memory\{what="hits"\} \d/);
  expect(metrics).toContain('caliper_outbox_waiting{channel="mail"} 1');
  expect(metrics).toContain('caliper_outbox_waiting{channel="sms"} 0');
  expect(metrics).toContain('process_resident_memory_bytes');
});

test('the application itself does not report them, and without a port nothing does', async () => {
  const { address } = await start({});
  const answer = await fetch(`${address}/metrics`);
  expect(await answer.text()).not.toContain('caliper_request_seconds');
});
