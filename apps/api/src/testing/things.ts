import { randomUUID } from 'node:crypto';
import type { Thing, ThingKind } from '../access/matrix/thing.ts';
import { createUnsubscribeLinks } from '../features/notifications/unsubscribe-links.ts';
import { mergeInto } from '../features/vocabulary/changing.store.ts';
import { secondsFromNow } from '../platform/postgres/postgres.ts';
import { hashSecret } from '../platform/secrets/one-time.ts';
import { openSecrets } from '../platform/secrets/secrets.ts';
import { makeItem, subscribe } from './items.ts';
import { keeper } from './keeper.ts';
import { type Knocking, theirMark } from './knocking.ts';
import { makeTold } from './notifications.ts';
import { packageOf, uploadFields } from './packages.ts';
import { makeCompany, makePerson, signedInAs } from './people.ts';
import { publishReport } from './publish.ts';
import { changeRows, rowIn, rowsIn } from './rows.ts';
import type { TestServer } from './server.ts';
import { makeSynonym } from './synonyms.ts';
import { makeFailedFile } from './taken-files.ts';
import { makeTerm } from './terms.ts';

/** The owner of a thing: a person of a company. */
type Owner = Pick<Knocking, 'id' | 'usergroupId' | 'framed'>;
export const relations = ['own', 'foreign', 'hidden'] as const;
export type Relation = (typeof relations)[number];

export interface Things {
  /** The existing one, or a new one. */
  find(kind: ThingKind, owner: Owner, relation: Relation): Promise<Thing>;
  /** It may have been used up, so the next one is new. */
  forget(kind: ThingKind, owner: Owner, relation: Relation): void;
}

export function gatherThings(server: TestServer, supportId: string): Things {
  const makers = thingMakers(server, supportId);
  const made = new Map<string, Promise<Thing>>();
  const key = (kind: ThingKind, owner: Owner, relation: Relation) => {
    const whose = [
      'oneself',
      'custom report',
      'framed dashboard',
      'notification',
      'followed report',
      'client note',
      'recent search',
      'taken file',
      'file of a framed dashboard',
    ].includes(kind)
      ? owner.id
      : owner.usergroupId;
    return `${kind} ${whose} ${relation}`;
  };
  return {
    find(kind, owner, relation) {
      const known = made.get(key(kind, owner, relation)) ?? makers[kind](owner, relation);
      made.set(key(kind, owner, relation), known);
      return known;
    },
    forget: (kind, owner, relation) => made.delete(key(kind, owner, relation)),
  };
}

const chapters = ['First', 'Second'].map(
  (title) => `<h1>${title}</h1><p>Stents.</p><table><tr><th>Year</th></tr><tr><td>2026</td></tr></table>`,
);

const markOf = (relation: Relation) => (relation === 'foreign' ? theirMark : 'own');

type Maker = (owner: Owner, relation: Relation) => Promise<Thing>;

const named = (id: string | number, name = '', source: string | number = ''): Thing => ({
  id: String(id),
  name,
  source: String(source),
});

function thingMakers(server: TestServer, supportId: string): Record<ThingKind, Maker> {
  const { db } = server;
  /** No call uses these up, so all companies share them. */
  const reports = keeper(publish);
  const holds = keeper(async (usergroupId: number) => {
    const report_id = await reports.get('own');
    await subscribe(db, usergroupId, report_id);
    return report_id;
  });
  const published = (usergroupId: number, relation: Relation) =>
    relation === 'own' ? holds.get(usergroupId) : reports.get(relation);

  async function publish(relation: Relation): Promise<number> {
    const { report_id } = await publishReport(server, chapters);
    await changeRows(
      db,
      'items',
      { global_dashboard: true, visible: relation !== 'hidden' },
      { item_id: report_id },
    );
    return report_id;
  }

  async function item(
    kind: 'report' | 'medsku' | 'pt' | 'survey',
    { usergroupId }: Owner,
    relation: Relation,
  ) {
    const { item_id } = await makeItem(db, { kind, visible: relation !== 'hidden' });
    if (relation !== 'foreign') await subscribe(db, usergroupId, item_id);
    return named(item_id);
  }

  async function person({ usergroupId }: Owner): Promise<Thing> {
    const { id, email } = await makePerson(db, { usergroup_id: usergroupId });
    return named(id, email);
  }

  async function company(id: number): Promise<Thing> {
    const row = await rowIn(db, 'usergroups', { id });
    return named(id, row.company);
  }

  async function invitation({ id, usergroupId }: Owner, relation: Relation, isAllowed: boolean) {
    const token = randomUUID();
    const link = isAllowed ? { token_hash: hashSecret(token), expires_at: secondsFromNow(3600) } : {};
    const { pending_id } = await db
      .insertInto('invitations')
      .values({
        usergroup_id: usergroupId,
        email: `${markOf(relation)}${randomUUID()}@people.example`,
        invited_by: id,
        ...link,
      })
      .returning('pending_id')
      .executeTakeFirstOrThrow();
    return named(pending_id, token);
  }

  async function customReport(userId: string, usergroupId: number, c_report_name: string): Promise<Thing> {
    const report_id = await published(usergroupId, 'own');
    const { c_report_id } = await db
      .insertInto('custom_reports')
      .values({ user_id: userId, c_report_name })
      .returning('c_report_id')
      .executeTakeFirstOrThrow();
    const chapters = await rowsIn(db, 'chapters', { report_id });
    const rows = chapters.map(({ chapter_id, chapter_number, chapter_title }) => ({
      c_report_id,
      report_id,
      chapter_id,
      chosen_id: chapter_id,
      chapter_title,
      report_name: 'Report',
      report_year: 2026,
      custom_order: chapter_number,
    }));
    await db.insertInto('custom_report_bookmarks').values(rows).execute();
    return named(c_report_id, '', report_id);
  }

  /** Made by the support account and given to the owner's company. */
  async function medcore({ usergroupId }: Owner, relation: Relation): Promise<Thing> {
    const made = await customReport(supportId, usergroupId, 'MedCore');
    const given = { c_report_id: Number(made.id), usergroup_id: usergroupId };
    if (relation === 'own') await db.insertInto('custom_report_companies').values(given).execute();
    return made;
  }

  async function figures(relation: Relation): Promise<Thing> {
    const kind = relation === 'own' ? 'global' : 'medsku';
    const { item_id } = await makeItem(db, { kind: kind === 'global' ? 'report' : 'medsku' });
    const shape = { periods: [], units: {}, markets: [], questions: [] };
    const { import_id } = await db
      .insertInto('figure_imports')
      .values({
        kind,
        item_id,
        demo: false,
        dashboard_kind: 'market',
        file_name: 'figures.csv',
        note: '',
        shape: JSON.stringify(shape),
        rows: 0,
        created_by: 'Test Person',
      })
      .returning('import_id')
      .executeTakeFirstOrThrow();
    return named(import_id);
  }

  /** Known to those who publish alone, whatever their company has. */
  async function draft(): Promise<Thing> {
    const admin = await signedInAs(server, { role: 'admin' });
    const fields = uploadFields(`Draft ${randomUUID()}`, { release: 'proof' });
    const { body } = await admin.call('uploadReport', { form: { fields, file: await packageOf(1) } });
    return named(body.draft_id);
  }

  /** A term with a spelling that no item has, and another that was merged into it. */
  async function term(): Promise<Thing> {
    const { term_id, spelling_id } = await makeTerm(db, `Knees ${randomUUID()}`);
    const merged = await makeTerm(db, `Knee ${randomUUID()}`);
    await db.transaction().execute((tx) => mergeInto(tx, term_id, merged.term_id, 'Test Person'));
    return named(term_id, String(spelling_id), merged.term_id);
  }

  async function proposal(): Promise<Thing> {
    const { term_id: like_id } = await makeTerm(db, `Knees ${randomUUID()}`);
    const { term_id } = await makeTerm(db, `Knee ${randomUUID()}`);
    const { proposal_id } = await db
      .insertInto('term_proposals')
      .values({ term_id, like_id, score: 1, reason: 'Alike.' })
      .returning('proposal_id')
      .executeTakeFirstOrThrow();
    return named(proposal_id);
  }

  async function line(): Promise<Thing> {
    const item_name = `Knees ${randomUUID()}`;
    const { item_id } = await makeItem(db, { item_name, item_year: 2025 });
    await makeItem(db, { item_name, item_year: 2026 });
    const { line_id } = await rowIn(db, 'items', { item_id });
    return named(line_id, '', item_id);
  }

  /** Two editions with the same chapters, of which the owner's company has the newer. */
  const editions = keeper(async (relation: Relation) => {
    const title = `Knees ${randomUUID()}`;
    const [older, newer] = [
      await publishReport(
        server,
        chapters.map((html) => html.replace('Stents.', 'Stents of old.')),
        { title, year: '2025' },
      ),
      await publishReport(server, chapters, { title, year: '2026' }),
    ];
    if (relation === 'hidden')
      await changeRows(db, 'items', { visible: false }, { item_id: newer.report_id });
    return { older: older.report_id, newer: newer.report_id };
  });

  async function editionPair({ usergroupId }: Owner, relation: Relation): Promise<Thing> {
    const { older, newer } = await editions.get(relation);
    if (relation === 'own')
      for (const id of [older, newer])
        if (!(await rowsIn(db, 'subscriptions', { usergroup_id: usergroupId, item_id: id })).length)
          await subscribe(db, usergroupId, id);
    return named(newer, '', older);
  }

  async function synonym(): Promise<Thing> {
    const name = `Knees ${randomUUID()}`;
    return named(await makeSynonym(db, name, `${name} again`), name);
  }

  return {
    term,
    'term proposal': proposal,
    'edition line': line,
    editions: editionPair,
    synonym,
    oneself: async ({ id }) => named(id),
    person,
    company: async ({ usergroupId }, relation) =>
      company(
        relation === 'own'
          ? usergroupId
          : await makeCompany(db, {
              company: `${theirMark} ${randomUUID()}`,
              licenses: 1000,
              license: 'corporate',
            }),
      ),
    headquarter: async () => named(await makeCompany(db, { headquarter: true, license: 'corporate' })),
    invitation: (owner, relation) => invitation(owner, relation, false),
    'allowed invitation': (owner, relation) => invitation(owner, relation, true),
    report: async ({ usergroupId }, relation) =>
      named(await published(usergroupId, relation), '', (await makeItem(db)).item_id),
    'bare report': (owner, relation) => item('report', owner, relation),
    draft: () => draft(),
    'custom report': ({ id, usergroupId }, relation) =>
      customReport(id, usergroupId, `${markOf(relation)} pack`),
    'MedCore report': medcore,
    medsku: (owner, relation) => item('medsku', owner, relation),
    pt: (owner, relation) => item('pt', owner, relation),
    survey: (owner, relation) => item('survey', owner, relation),
    'framed dashboard': async ({ framed }, relation) =>
      named(framed && relation === 'own' ? framed : (await makeItem(db, { global_dashboard: true })).item_id),
    'kind of import': async (_, relation) => named(relation === 'own' ? 'global' : 'medsku'),
    import: (_, relation) => figures(relation),
    recommendation: async ({ usergroupId }) => {
      const report_id = await published(usergroupId, 'own');
      const { item_id: rec_report_id } = await makeItem(db);
      const { rec_id } = await db
        .insertInto('recommendations')
        .values({ report_id, rec_report_id })
        .returning('rec_id')
        .executeTakeFirstOrThrow();
      return named(rec_id);
    },
    notification: async (owner, relation) => {
      const about_id = Number((await item('report', owner, relation)).id);
      return named(await makeTold(db, owner.id, { kind: 'version-released', about_id }));
    },
    'client note': async ({ id }, relation) => {
      const usergroup_id = await makeCompany(db);
      const { note_id } = await db
        .insertInto('client_notes')
        .values({ usergroup_id, note: 'They moved.', written_by: relation === 'own' ? id : null })
        .returning('note_id')
        .executeTakeFirstOrThrow();
      return named(note_id, '', usergroup_id);
    },
    'followed report': async (owner, relation) => {
      const { id } = await item('report', owner, relation);
      const userId = relation === 'foreign' ? (await makePerson(db)).id : owner.id;
      const values = { user_id: userId, kind: 'report', target_id: Number(id), rhythm: 'off' } as const;
      const { follow_id } = await db
        .insertInto('follows')
        .values(values)
        .returning('follow_id')
        .executeTakeFirstOrThrow();
      return named(follow_id);
    },

    'taken file': async (owner, relation) => {
      const subject_id = await published(owner.usergroupId, 'own');
      const user_id = relation === 'foreign' ? (await makePerson(db)).id : owner.id;
      return named(await makeFailedFile(db, { user_id, kind: 'report', subject_id }));
    },

    'file of a framed dashboard': async ({ id, framed }, relation) => {
      const subject_id = framed ?? (await makeItem(db, { global_dashboard: true })).item_id;
      const user_id = relation === 'foreign' ? (await makePerson(db)).id : id;
      const grant = { opens: 'dashboard', kind: 'global', id: subject_id, demo: false, market: null };
      const file = { user_id, kind: 'dashboard-rows', subject_id, choice: { grant } };
      return named(await makeFailedFile(db, file), '', subject_id);
    },

    'recent search': async (owner, relation) => {
      const userId = relation === 'foreign' ? (await makePerson(db)).id : owner.id;
      const { recent_id } = await db
        .insertInto('recent_searches')
        .values({ user_id: userId, query: `knees ${randomUUID()}`, results: 1 })
        .returning('recent_id')
        .executeTakeFirstOrThrow();
      return named(recent_id);
    },

    'named market': async (owner, relation) => {
      const { id } = await item('report', owner, relation);
      const name = `Market ${randomUUID()}`;
      const { term_id } = await makeTerm(db, name);
      const use = { item_id: Number(id), kind: 'market', name, term_id, tables: true } as const;
      await db.insertInto('term_uses').values(use).execute();
      return named(term_id);
    },

    'unsubscribe link': async ({ id }) => {
      const links = createUnsubscribeLinks({ secrets: await openSecrets(db, null) });
      return named('', links.write({ kind: 'shared', userId: id }));
    },
  };
}
