import { type ItemKind, itemKinds } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { teamUsage as limits } from '@caliper/contract/limits.ts';
import { type UsageRange, usageRanges } from '@caliper/contract/usage/usage.values.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Catalogue, type CatalogueItem, decideReading, holdingOf, isKnown } from '../catalogue/index.ts';
import { notify } from '../notifications/index.ts';
import {
  countOf,
  cutsOf,
  daysBetween,
  type Starts,
  startsOf,
  tellingIn,
  toldMonths,
} from './team-figures.ts';
import { findNames } from './team-names.store.ts';
import { findToldOn, pointerOf } from './team-pointers.ts';
import {
  findTeam,
  type ItemPart,
  listItems,
  listKinds,
  listMonthReports,
  listPaid,
  listPeople,
  listReads,
  type Parted,
  type Span,
  type TeamRow,
} from './team-usage.store.ts';
import { createTelling, type ItemCount } from './telling.ts';

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
    const starts = startsOf(team.today, team.expiry);
    const from = starts.find((one) => one.range === range)?.from;
    if (from === undefined) throw new ProblemError('not-found');
    const span = { companyId: viewer.usergroupId, from };
    const isSmall = team.members < limits.leastTeam;
    const parted = {
      companyId: viewer.usergroupId,
      viewerId: viewer.userId,
      cuts: cutsOf(starts, team.today),
      withPeople: isSmall,
    };
    const [reading, kinds, items, paid, people] = await Promise.all([
      readingOf(parted, span, starts, team),
      listKinds(db, parted),
      listItems(db, parted),
      listPaidItems(viewer),
      names.on && !isSmall && !viewer.watchedBy ? listPeople(db, span) : null,
    ]);
    const telling = createTelling({ starts, from, isSmall });
    const told = (kind: string) => telling.sum(kinds.filter((part) => part.kind === kind));
    const toldItems = (...of: ItemPart['kind'][]) =>
      telling.items(items.filter(({ kind }) => of.includes(kind)));
    const opened = toldItems('opened', 'read');
    const isOpened = new Set(opened?.map(({ item_id }) => item_id));
    const unopened = paid.filter(({ item }) => !isOpened.has(item.item_id));
    const toldOn = await findToldOn(
      db,
      viewer.usergroupId,
      unopened.map(({ item }) => item.item_id),
    );
    const shelves = await knownItems(viewer);
    const held = new Set(paid.map(({ item }) => item.item_id));
    return {
      company: viewer.company,
      range,
      ranges: usageRanges.filter((one) => starts.some((start) => start.range === one)),
      from,
      to: team.today,
      since: team.since,
      isSmall,
      seats: { used: team.members, of: team.licenses, idle: isSmall ? null : team.idle },
      reads: reading.reads,
      exports: told('export'),
      refused: told('refused'),
      subscriptions: { opened: opened && paid.length - unopened.length, of: paid.length },
      months: reading.months,
      mostRead: listed(reading.reads === null ? [] : toldItems('read'), shelves, ({ count: reads }) => ({
        reads,
      })),
      unopened: opened && {
        total: unopened.length,
        items: unopened.map(({ item, since }) => ({
          ...toItem(item),
          since,
          toldOn: toldOn.get(item.item_id) ?? null,
        })),
      },
      wanted: listed(
        toldItems('refused')?.filter(({ item_id }) => !held.has(item_id)),
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

  /** What was read in all, and in each month if there is enough to draw. */
  async function readingOf(parted: Parted, span: Span, starts: Starts, { since, today }: TeamRow) {
    const byMonth = { ...parted, cuts: cutsOf(starts, today, 'months'), withPeople: true };
    const [parts, reports] = await Promise.all([listReads(db, byMonth), listMonthReports(db, span)]);
    const mayTell = tellingIn(starts, parts);
    const all = parts.filter(({ from }) => from >= span.from);
    const isYoung = since === null || daysBetween(since, today) < limits.youngDays;
    return {
      reads: mayTell(all) ? countOf(all) : null,
      months: isYoung ? null : toldMonths(parts, mayTell, reports, span.from, today),
    };
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
        unopened: all.unopened && first(all.unopened, limits.listed),
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
  rows: readonly ItemCount[] | null | undefined,
  known: (id: number) => CatalogueItem | undefined,
  of: (row: ItemCount) => T,
) {
  const items = (rows ?? []).flatMap((row) => {
    const item = known(row.item_id);
    return item ? [{ ...toItem(item), ...of(row) }] : [];
  });
  return { total: items.length, items };
}

function first<T>({ total, items }: { total: number; items: T[] }, most: number) {
  return { total, items: items.slice(0, most) };
}
