import { follows as limits } from '@caliper/contract/limits.ts';
import { expect, test } from 'vitest';
import { makeReaders } from '../../testing/custom-reports.ts';
import { changeRows, rowsIn } from '../../testing/database.ts';
import { makeFollow, makeNamed } from '../../testing/following.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { type SignedIn, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const { db } = server;

type Who = Pick<SignedIn, 'call'>;
const follow = (who: Who, target: object, rhythm?: string) =>
  who.call('follow', { body: { target, ...(rhythm ? { rhythm } : {}) } });
const listed = async (who: Who) => (await who.call('following')).body;

async function reader() {
  const { colleague, companyId } = await makeReaders(server);
  const { item_id, item_name } = await makeItem(db);
  await subscribe(db, companyId, item_id);
  return { colleague, companyId, item_id, item_name };
}

test('FOL-01 a report, its category and sub-category, a market, a company and a search can be followed', async () => {
  const { colleague, item_id, item_name } = await reader();
  const market = await makeNamed(db, item_id, 'market', `Knees ${item_id}`);
  const company = await makeNamed(db, item_id, 'company', `Kestrel ${item_id}`);
  const targets = [
    { kind: 'report', id: item_id },
    { kind: 'category', id: 14 },
    { kind: 'sub-category', id: 1405 },
    { kind: 'market', id: market },
    { kind: 'company', id: company },
    { kind: 'search', query: ' cementless   stem ', category: 'Orthopedics', region: 'Europe' },
  ];
  for (const target of targets) expect((await follow(colleague, target)).status).toBe(200);
  const list = await listed(colleague);
  expect(list.map(({ kind, name, detail }: Record<string, string>) => [kind, name, detail])).toEqual([
    ['search', 'cementless stem', 'Orthopedics, Europe'],
    ['company', `Kestrel ${item_id}`, ''],
    ['market', `Knees ${item_id}`, ''],
    ['sub-category', expect.any(String), expect.any(String)],
    ['category', expect.any(String), ''],
    ['report', item_name, '2026 Europe'],
  ]);
  expect(list[0]).toEqual({
    id: expect.any(Number),
    kind: 'search',
    target_id: null,
    name: 'cementless stem',
    detail: 'Orthopedics, Europe',
    rhythm: 'at once',
    since: expect.any(Number),
    places: 0,
    path: '/catalog/search?query=cementless+stem&category=Orthopedics&region=Europe',
  });
});

test('FOL-01 an item of another kind can be followed as a report can, and leads to its own page', async () => {
  const { colleague } = await reader();
  for (const kind of ['medsku', 'pt', 'survey'] as const) {
    const { item_id, item_name } = await makeItem(db, { kind });
    const { body: offered } = await colleague.call('followable', { params: { id: String(item_id) } });
    expect(offered[0]).toEqual({ kind, id: item_id, name: item_name });
    const { body } = await follow(colleague, { kind, id: item_id });
    expect(body).toMatchObject({ kind, target_id: item_id, name: item_name });
    expect(body.path).toMatch(new RegExp(`^/${kind}/item/${item_id}/`));
    expect((await follow(colleague, { kind: 'report', id: item_id })).status).toBe(404);
    await changeRows(db, 'items', { visible: false }, { item_id });
    expect(JSON.stringify(await listed(colleague))).not.toContain(item_name);
  }
});

test('FOL-01 a second press follows nothing twice, also both at the same moment', async () => {
  const { colleague, item_id } = await reader();
  const target = { kind: 'report', id: item_id };
  const answers = await Promise.all([1, 2, 3].map(() => follow(colleague, target, 'weekly')));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  // What is followed already stays as it is.
  expect((await follow(colleague, target, 'daily')).body.rhythm).toBe('weekly');
  expect(await listed(colleague)).toHaveLength(1);
});

test('FOL-01 each has its own rhythm, and its own end', async () => {
  const { colleague, item_id } = await reader();
  const one = (await follow(colleague, { kind: 'report', id: item_id })).body;
  const other = (await follow(colleague, { kind: 'category', id: 14 }, 'daily')).body;
  const params = { id: String(one.id) };
  expect((await colleague.call('changeRhythm', { params, body: { rhythm: 'off' } })).body.rhythm).toBe('off');
  expect((await colleague.call('changeRhythm', { params, body: { rhythm: 'hourly' } })).status).toBe(422);
  const rhythms = async () => (await listed(colleague)).map((all: typeof one) => [all.id, all.rhythm]);
  expect(await rhythms()).toEqual([
    [other.id, 'daily'],
    [one.id, 'off'],
  ]);
  expect((await colleague.call('unfollow', { params })).status).toBe(204);
  expect((await colleague.call('unfollow', { params })).status).toBe(204);
  expect(await rhythms()).toEqual([[other.id, 'daily']]);
});

test('FOL-01 nobody follows without end', async () => {
  const { colleague, item_id } = await reader();
  for (let n = 0; n < limits.perUser; n += 1)
    await makeFollow(db, colleague.id, { kind: 'search', query: `search ${n}` });
  const refused = await follow(colleague, { kind: 'report', id: item_id });
  expect([refused.status, refused.body.code]).toEqual([409, 'follows-limit']);
  // What is followed already needs no further place.
  expect((await follow(colleague, { kind: 'search', query: 'search 1' })).status).toBe(200);
});

test('FOL-01 what a person cannot see cannot be followed, and its name is not told', async () => {
  const { colleague, item_id } = await reader();
  const stranger = await signedInAs(server);
  const company = await makeNamed(db, item_id, 'company', `Halden ${item_id}`);
  expect((await follow(stranger, { kind: 'company', id: company })).status).toBe(404);
  expect((await follow(colleague, { kind: 'market', id: company })).status).toBe(404);
  expect((await follow(colleague, { kind: 'category', id: 999 })).status).toBe(404);
  expect((await follow(colleague, { kind: 'search', query: 'x', category: 'No such' })).status).toBe(404);
  const names = async (who: Who) => {
    const { body } = await who.call('followable', { params: { id: String(item_id) } });
    return body.map(({ kind }: { kind: string }) => kind);
  };
  expect(await names(colleague)).toEqual(['report', 'category', 'sub-category', 'company']);
  expect(await names(stranger)).toEqual(['report', 'category', 'sub-category']);
  await follow(colleague, { kind: 'report', id: item_id });
  await changeRows(db, 'items', { visible: false, item_name: 'Secret' }, { item_id });
  expect(JSON.stringify(await listed(colleague))).not.toContain('Secret');
});

test('FOL-01 a sample shows its own market and no company', async () => {
  const { colleague, companyId } = await makeReaders(server);
  const { item_id } = await makeItem(db, { global_dashboard: true });
  const sample = {
    usergroup_id: companyId,
    item_id,
    access: 'sample',
    market_name: `Hips ${item_id}`,
  } as const;
  await db.insertInto('subscriptions').values(sample).execute();
  await makeNamed(db, item_id, 'market', `Hips ${item_id}`);
  await makeNamed(db, item_id, 'market', `Others ${item_id}`);
  await makeNamed(db, item_id, 'company', `Corvid ${item_id}`);
  await changeRows(db, 'term_uses', { figures: true, tables: false }, { item_id });
  const { body } = await colleague.call('followable', { params: { id: String(item_id) } });
  expect(body.slice(3)).toEqual([{ kind: 'market', id: expect.any(Number), name: `Hips ${item_id}` }]);
});

test('FOL-01 what was merged is followed once, and a deleted report no longer', async () => {
  const { colleague, item_id } = await reader();
  const [one, other] = [
    await makeNamed(db, item_id, 'company', `Ardent ${item_id}`),
    await makeNamed(db, item_id, 'company', `Ardent Medical ${item_id}`),
  ];
  const first = (await follow(colleague, { kind: 'company', id: one })).body;
  await changeRows(
    db,
    'terms',
    { merged_into: other, head_id: other, merged_by: 'staff', merged_at: new Date() },
    { term_id: one },
  );
  expect((await follow(colleague, { kind: 'company', id: other })).body.id).toBe(first.id);
  await follow(colleague, { kind: 'report', id: item_id });
  await db.deleteFrom('subscriptions').where('item_id', '=', item_id).execute();
  await db.deleteFrom('items').where('item_id', '=', item_id).execute();
  expect(await rowsIn(db, 'follows', { user_id: colleague.id })).toHaveLength(1);
});
