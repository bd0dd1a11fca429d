import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { changeRows, createDatabase } from '../testing/database.ts';
import { startNode, stopNode } from '../testing/nodes.ts';
import { makeCompany, makePerson, openSession } from '../testing/people.ts';

const database = await createDatabase();
const node = await startNode({ DATABASE_URL: database.url, LOG_LEVEL: 'silent', CAPTCHA_WORK: '2' });
afterAll(async () => {
  await stopNode(node);
});

test('a sender locked out while the body was arriving is refused once it has arrived', async () => {
  const usergroup_id = await makeCompany(database.db, { provider: true });
  const admin = await makePerson(database.db, { usergroup_id, role: 'admin' });
  const { token } = await openSession(database.db, admin.id);
  const body = JSON.stringify({ company: 'Made too late' });
  const socket = connect(node.port, '127.0.0.1');
  socket.write(
    `POST /api/usergroups HTTP/1.1\r\nhost: localhost:${node.port}\r\nconnection: close\r\n` +
      `authorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  // Longer than a looked-up session is trusted.
  await delay(2500);
  await changeRows(database.db, 'users', { locked: true }, { id: admin.id });
  socket.write(body.slice(5));
  let answer = '';
  for await (const piece of socket) answer += piece;
  expect(answer).toMatch(/^HTTP\/1.1 401/);
  const made = await database.db
    .selectFrom('usergroups')
    .select('id')
    .where('company', '=', 'Made too late')
    .execute();
  expect(made).toEqual([]);
});
