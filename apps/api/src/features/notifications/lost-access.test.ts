import {
  type NotificationKind,
  notificationKinds,
} from '@caliper/contract/notifications/notifications.kinds.ts';
import { expect, test } from 'vitest';
import { changeRows, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeTold } from '../../testing/notifications.ts';
import { makeCompany, makePerson, type Person } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { happened } from '../../testing/usage.ts';

const server = await startServer();
const { db } = server;
const provider = await makeCompany(db, { provider: true });

/** Somebody who was told of something, in their company. */
interface Told {
  person: Person;
  about: number;
  /** The item, or the company that it concerns. */
  of: number;
}

type Loss = (told: Told) => Promise<unknown>;

interface Situation {
  make: () => Promise<Told>;
  losses: Record<string, Loss>;
}

const changeUser =
  (over: object): Loss =>
  ({ person }) =>
    changeRows(db, 'users', over, { id: person.id });

const account: Record<string, Loss> = {
  locked: changeUser({ locked: true }),
  'with an address that nobody has confirmed': changeUser({ email_verified_at: null }),
  deleted: ({ person }) => db.deleteFrom('users').where('id', '=', person.id).execute(),
};

/** Of a client. */
const standing: Record<string, Loss> = {
  ...account,
  disabled: changeUser({ enabled: false }),
  'of a company that expired': ({ person }) =>
    changeRows(db, 'usergroups', { expiry: new Date('2020-01-01') }, { id: person.usergroupId }),
};

const moves: Loss = async ({ person }) =>
  changeRows(db, 'users', { usergroup_id: await makeCompany(db) }, { id: person.id });
const hides: Loss = ({ of }) => changeRows(db, 'items', { visible: false }, { item_id: of });
const ends: Loss = ({ of }) => db.deleteFrom('subscriptions').where('item_id', '=', of).execute();
const toSample: Loss = ({ of }) =>
  changeRows(db, 'subscriptions', { access: 'sample', market_name: 'Hips' }, { item_id: of });
const item = { ...standing, 'in another company': moves, 'of a hidden item': hides, 'without it': ends };

async function subscribed(details: Parameters<typeof makeItem>[1] = {}): Promise<Told> {
  const person = await makePerson(db);
  const { item_id } = await makeItem(db, details);
  await subscribe(db, person.usergroupId, item_id);
  return { person, about: item_id, of: item_id };
}

const dashboard = () => subscribed({ kind: 'medsku' });

async function staff(role: 'admin' | 'sales'): Promise<Person> {
  return makePerson(db, { usergroup_id: provider, role });
}

const loses = (role: 'standard' | 'publications') => changeUser({ role });

async function shared(): Promise<Told> {
  const owner = await makePerson(db);
  const person = await makePerson(db, { usergroup_id: owner.usergroupId });
  const { c_report_id } = await db
    .insertInto('custom_reports')
    .values({ c_report_name: 'Board pack', user_id: owner.id })
    .returning('c_report_id')
    .executeTakeFirstOrThrow();
  await db.insertInto('custom_report_shares').values({ c_report_id, user_id: person.id }).execute();
  return { person, about: c_report_id, of: c_report_id };
}

async function ending(person: Person, company: number): Promise<Told> {
  const expiry = new Date(Date.now() + 20 * 86_400_000);
  await changeRows(db, 'usergroups', { expiry }, { id: company });
  const { notice_id } = await db
    .insertInto('licence_notices')
    .values({ usergroup_id: company, expiry, days: 30 })
    .returning('notice_id')
    .executeTakeFirstOrThrow();
  return { person, about: notice_id, of: company };
}

const renewed: Loss = ({ of }) =>
  changeRows(db, 'usergroups', { expiry: new Date(Date.now() + 400 * 86_400_000) }, { id: of });

async function leader(): Promise<Told> {
  const person = await makePerson(db, { lead: true });
  return ending(person, person.usergroupId);
}

async function byName(): Promise<Told> {
  const person = await makePerson(db);
  const usergroup_id = person.usergroupId;
  await db.insertInto('usage_names').values({ usergroup_id }).execute();
  const shown_from = new Date();
  await db.insertInto('usage_told').values({ user_id: person.id, usergroup_id, shown_from }).execute();
  return { person, about: usergroup_id, of: usergroup_id };
}

async function clientWeek(): Promise<Told> {
  const person = await staff('sales');
  const client = await makePerson(db);
  await changeRows(db, 'usergroups', { owner_id: person.id }, { id: client.usergroupId });
  const { item_id } = await makeItem(db);
  const monday = new Date(Date.now() + 86_400_000);
  await happened(db, [
    { usergroup_id: client.usergroupId, user_id: client.id, kind: 'refused', item_id, days: 2 },
  ]);
  const { week_id } = await db
    .insertInto('client_weeks')
    .values({ owner_id: person.id, monday })
    .returning('week_id')
    .executeTakeFirstOrThrow();
  return { person, about: week_id, of: client.usergroupId };
}

async function manyFiles(): Promise<Told> {
  const [person, other] = [await staff('admin'), await makePerson(db)];
  const { notice_id } = await db
    .insertInto('many_files_notices')
    .values({ user_id: other.id, day: new Date(), files: 51 })
    .returning('notice_id')
    .executeTakeFirstOrThrow();
  return { person, about: notice_id, of: other.usergroupId };
}

async function file(kind: 'report' | 'custom-report' | 'dashboard-rows', source: Told): Promise<Told> {
  const { person, of } = source;
  const choice = JSON.stringify({ grant: { kind: 'medsku', id: of } });
  const { file_id } = await db
    .insertInto('taken_files')
    .values({
      user_id: person.id,
      kind,
      format: 'pptx',
      subject_id: of,
      title: 'Knees',
      path: '/x',
      digest: '',
      choice: kind === 'dashboard-rows' ? choice : '{}',
      entries: '[]',
      basis: '{}',
      state: 'ready',
    })
    .returning('file_id')
    .executeTakeFirstOrThrow();
  return { person, about: file_id, of };
}

const unshared: Loss = ({ of }) =>
  db.deleteFrom('custom_report_shares').where('c_report_id', '=', of).execute();
const unmade: Loss = ({ of }) => db.deleteFrom('custom_reports').where('c_report_id', '=', of).execute();
const makerLeft: Loss = async ({ of }) => {
  const [pack] = await rowsIn(db, 'custom_reports', { c_report_id: of });
  await changeRows(db, 'users', { enabled: false }, { id: pack?.user_id ?? '' });
};
const pack = {
  ...standing,
  'in another company': moves,
  'without a share': unshared,
  'of a deleted one': unmade,
  'whose maker was disabled': makerLeft,
};
const title = { ...standing, 'of a hidden item': hides };
const licence = { ...standing, 'leader no longer': changeUser({ lead: false }), renewed };
const fileGone: Loss = ({ about }) => db.deleteFrom('taken_files').where('file_id', '=', about).execute();
const nobodyWatches: Loss = ({ of }) => changeRows(db, 'usergroups', { owner_id: null }, { id: of });
const seller = { ...account, 'in another role': loses('publications') };

/** What each kind is about, made so that it may be seen, and every way in which it no longer may. */
const situations: Record<string, Situation & { kind: NotificationKind }> = {
  'version-released': {
    kind: 'version-released',
    make: subscribed,
    losses: { ...item, 'with a sample': toSample },
  },
  'figures-restated': { kind: 'figures-restated', make: subscribed, losses: item },
  'report-added': { kind: 'report-added', make: subscribed, losses: title },
  'new-edition': { kind: 'new-edition', make: subscribed, losses: title },
  'dashboard-updated': { kind: 'dashboard-updated', make: dashboard, losses: item },
  'worth-opening': { kind: 'worth-opening', make: subscribed, losses: item },
  'worth-opening, a dashboard': { kind: 'worth-opening', make: dashboard, losses: item },
  'import-applied': {
    kind: 'import-applied',
    make: async () => ({ ...(await dashboard()), person: await staff('admin') }),
    losses: { ...account, 'in another role': loses('publications') },
  },
  shared: { kind: 'shared', make: shared, losses: pack },
  'licence-ends': { kind: 'licence-ends', make: leader, losses: licence },
  'licence-ends, of a client': {
    kind: 'licence-ends',
    make: async () => ending(await staff('sales'), await makeCompany(db)),
    losses: { ...seller, renewed },
  },
  'usage-by-name': {
    kind: 'usage-by-name',
    make: byName,
    losses: {
      ...standing,
      'in another company': moves,
      'shown no longer': ({ of }) => db.deleteFrom('usage_names').where('usergroup_id', '=', of).execute(),
    },
  },
  'client-week': {
    kind: 'client-week',
    make: clientWeek,
    losses: { ...seller, 'no longer responsible': nobodyWatches },
  },
  'many-files': { kind: 'many-files', make: manyFiles, losses: seller },
  'file-ready, of a report': {
    kind: 'file-ready',
    make: async () => file('report', await subscribed()),
    losses: { ...item, 'who deleted it': fileGone },
  },
  'file-ready, of a custom report': {
    kind: 'file-ready',
    make: async () => file('custom-report', await shared()),
    losses: pack,
  },
  'file-ready, of a dashboard': {
    kind: 'file-ready',
    make: async () => file('dashboard-rows', await dashboard()),
    losses: item,
  },
};

test('FOL-03 every kind of event is tried', () => {
  const tried = new Set(Object.values(situations).map(({ kind }) => kind));
  expect([...tried].sort()).toEqual(Object.keys(notificationKinds).sort());
});

/** A mail that was due when the access was still there, and is sent only now. */
async function mail({ person, about }: Told, kind: NotificationKind, loss?: Loss): Promise<Person> {
  const id = await makeTold(db, person.id, { kind, about_id: about });
  await db
    .insertInto('notification_settings')
    .values({ user_id: person.id, kind, mail: 'at once' })
    .execute();
  await loss?.({ person, about, of: 0 });
  const row = { channel: 'mail', recipient: person.email, body: 'x', written_by: 'notifications' } as const;
  await db
    .insertInto('outbox')
    .values({ ...row, about: `notification:${id}` })
    .execute();
  return person;
}

test.each(Object.keys(situations))(
  'FOL-03 no mail of %s goes to whoever may not see it any more',
  async (name) => {
    const { kind, make, losses } = situations[name] as (typeof situations)[string];
    const meant = await mail(await make(), kind);
    for (const loss of Object.values(losses)) {
      const told = await make();
      await mail(told, kind, (one) => loss({ ...one, of: told.of }));
    }
    await eventually(async () => {
      const waiting = (await rowsIn(db, 'outbox')).filter(({ sent_at }) => sent_at === null);
      expect(waiting).toEqual([]);
    });
    const sent = await rowsIn(db, 'outbox');
    expect(sent.map(({ recipient }) => recipient)).toEqual([meant.email]);
    await db.deleteFrom('outbox').execute();
  },
);
