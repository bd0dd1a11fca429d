import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type SignedIn, signedInAs } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const update = ({ token }: SignedIn, id: string, body: object) =>
  server.call('updateUser', { token, params: { id }, body });
const session = async ({ token }: SignedIn) => (await server.call('session', { token })).body.user;

test('READ-15 whether the news scroll is remembered for the person, whichever device they use', async () => {
  const person = await signedInAs(server.db);
  for (const autoScroll of [true, false, true]) {
    const { status, body } = await update(person, person.id, { autoScroll });
    expect(status).toBe(200);
    expect(body).toEqual(await session(person));
    expect(body).toMatchObject({ id: person.id, autoScroll });
  }
});

test('READ-15 nobody changes another person, not even an admin', async () => {
  const [admin, other] = [await signedInAs(server.db, { role: 'admin' }), await makePerson(server.db)];
  const before = await server.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow();
  const { status } = await update(admin, other.id, { autoScroll: !before.auto_scroll });
  expect(status).toBe(404);
  const after = await server.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow();
  expect(after).toEqual(before);
});

test('a person changes nothing else of themselves in this way', async () => {
  const person = await signedInAs(server.db);
  const bodies = [{}, { autoScroll: 'yes' }, { autoScroll: true, role: 'admin' }];
  const answers = await Promise.all(bodies.map((body) => update(person, person.id, body)));
  expect(answers.map(({ status }) => status)).toEqual([400, 422, 400]);
  expect(await session(person)).toMatchObject({ role: 'standard', lead: false });
});
