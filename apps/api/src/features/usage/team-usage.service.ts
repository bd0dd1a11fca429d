import { type ItemKind, itemKinds } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { teamUsage as limits } from '@caliper/contract/limits.ts';
import { type UsageRange, usageRanges } from '@caliper/contract/usage/usage.values.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Catalogue, type CatalogueItem, decideReading, holdingOf, isKnown } from '../catalogue/index.ts';
import { notify } from '../notifications/index.ts';
import { daysBetween, mayTell, startOf, toldMonths } from './team-figures.ts';
import { findNames } from './team-names.store.ts';
import { findToldOn, pointerOf } from './team-pointers.ts';
import {
  findTeam,
  type ItemRow,
  listItems,
  listKinds,
  listMonths,
  listPaid,
  listPeople,
  type Span,
  type TeamRow,
  type Told,
} from './team-usage.store.ts';

export type TeamUsageAnswer = Answer<'teamUsage'>;

interface TeamUsageNeeds {
  db: Db;
  catalogue: Catalogue;
}

/** What a team has made of what it pays for, in as much as its viewer may be told. */
export function createTeamUsage({ db, catalogue }: TeamUsageNeeds) {
  /** All of it; the page shows the first of each list. */
  async function whole(viewer: Viewer, range: UsageRange): Promise<TeamUsageAnswer> {
    const names = await mayLook(viewer);
    const team = await findTeam(db, viewer.usergroupId);
    if (!team) throw new ProblemError('not-found');
    const from = startOf(range, team.today, team.expiry);
    if (from === null) throw new ProblemError('not-found');
    const span = { companyId: viewer.usergroupId, viewerId: viewer.userId, from };
    const isSmall = team.members < limits.leastTeam;
    const [kinds, months, items, paid, people] = await Promise.all([
      listKinds(db, span),
      drawnMonths(span, team),
      listItems(db, span),
      listPaidItems(viewer),
      names.on && !isSmall && !viewer.watchedBy ? listPeople(db, span) : null,
    ]);
    const told = (kind: string, mustBeMany = isSmall): number | null => {
      const row = kinds.find((one) => one.kind === kind);
      if (!row) return 0;
      return !mustBeMany || mayTell(row) ? row.count : null;
    };
    const opened = new Set(items.filter(({ kind }) => kind !== 'refused').map(({ item_id }) => item_id));
    const unopened = paid.filter(({ item }) => !opened.has(item.item_id));
    const toldOn = await findToldOn(
      db,
      viewer.usergroupId,
      unopened.map(({ item }) => item.item_id),
    );
    const isTold = (row: Told) => !isSmall || mayTell(row);
    const ofKind = (kind: ItemRow['kind']) => items.filter((row) => row.kind === kind && isTold(row));
    const shelves = await knownItems(viewer);
    const held = new Set(paid.map(({ item }) => item.item_id));
    return {
      company: viewer.company,
      range,
      ranges: usageRanges.filter((one) => startOf(one, team.today, team.expiry) !== null),
      from,
      to: team.today,
      since: team.since,
      isSmall,
      seats: { used: team.members, of: team.licenses, idle: isSmall ? null : team.idle },
      reads: told('read', true),
      exports: told('export'),
      refused: told('refused'),
      subscriptions: { opened: paid.length - unopened.length, of: paid.length },
      months,
      mostRead: listed(ofKind('read'), shelves, ({ count: reads }) => ({ reads })),
      unopened: {
        total: unopened.length,
        items: unopened.map(({ item, since }) => ({
          ...toItem(item),
          since,
          toldOn: toldOn.get(item.item_id) ?? null,
        })),
      },
      wanted: listed(
        ofKind('refused').filter(({ item_id }) => !held.has(item_id)),
        shelves,
        ({ count: refused }) => ({ refused }),
      ),
      names,
      people: people && { total: people.length, items: people },
      can: { manage: viewer.lead },
    };
  }

  /** Leaders, and members once they can be shown by name themselves. */
  async function mayLook(viewer: Viewer) {
    const names = await findNames(db, viewer.usergroupId, viewer.userId);
    if (!viewer.lead && !names.from) throw new ProblemError('forbidden');
    return names;
  }

  async function drawnMonths(span: Span, { since, today }: TeamRow): Promise<TeamUsageAnswer['months']> {
    if (since === null || daysBetween(since, today) < limits.youngDays) return null;
    return toldMonths(await listMonths(db, span), span.from, today);
  }

  async function knownItems(viewer: Viewer): Promise<(id: number) => CatalogueItem | undefined> {
    const { shelves } = await catalogue.overview(viewer);
    return (id) => {
      const item = itemKinds.map((kind) => shelves[kind].byId.get(id)).find((one) => one);
      return item && isKnown(viewer, item) ? item : undefined;
    };
  }

  /** By title. What is hidden was withdrawn, and cannot be opened. */
  async function listPaidItems(viewer: Viewer): Promise<{ item: CatalogueItem; since: string }[]> {
    const [known, paid] = await Promise.all([knownItems(viewer), listPaid(db, viewer.usergroupId)]);
    return paid
      .flatMap(({ item_id, since }) => {
        const item = known(item_id);
        return item ? [{ item, since }] : [];
      })
      .sort(
        (a, b) =>
          a.item.item_name.localeCompare(b.item.item_name, 'en') || b.item.item_year - a.item.item_year,
      );
  }

  return {
    whole,

    /** As the page and the sheet of paper show it. */
    async show(viewer: Viewer, range: UsageRange): Promise<TeamUsageAnswer> {
      const all = await whole(viewer, range);
      return {
        ...all,
        mostRead: first(all.mostRead, limits.listed),
        unopened: first(all.unopened, limits.listed),
        wanted: first(all.wanted, limits.listed),
        people: all.people && first(all.people, limits.people),
      };
    },

    async assertKnown(viewer: Viewer, id: number): Promise<void> {
      const known = await knownItems(viewer);
      if (!known(id)) throw new ProblemError('not-found');
    },

    /** Everybody hears of it, once in a while. Only what the company has can be named. */
    async tell(viewer: Viewer, { kind, id }: { kind: ItemKind; id: number }): Promise<void> {
      const { shelves, holdings } = await catalogue.overview(viewer);
      const item = shelves[kind].byId.get(id);
      const holding = holdingOf(holdings, id);
      const isOurs = item && holding.full && decideReading(viewer, item, holding).allowed;
      if (!isOurs) throw new ProblemError('not-found');
      await db.transaction().execute(async (tx) => {
        const toldOn = await findToldOn(tx, viewer.usergroupId, [id]);
        if (toldOn.size === 0) await notify(tx, pointerOf(viewer, id));
      });
    },
  };
}

export type TeamUsage = ReturnType<typeof createTeamUsage>;

function toItem({ item_id: id, kind, item_name: title, item_year: year, region }: CatalogueItem) {
  return { id, kind, title, year, region };
}

function listed<T extends object>(
  rows: readonly ItemRow[],
  known: (id: number) => CatalogueItem | undefined,
  of: (row: ItemRow) => T,
) {
  const items = rows.flatMap((row) => {
    const item = known(row.item_id);
    return item ? [{ ...toItem(item), ...of(row) }] : [];
  });
  return { total: items.length, items };
}

function first<T>({ total, items }: { total: number; items: T[] }, most: number) {
  return { total, items: items.slice(0, most) };
}
