import {
  type CheckedAction,
  type CheckedKind,
  ownWordsFor,
  type Refusal,
  remedies,
} from '@caliper/contract/access-check/access-check.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { type ProblemCode, problems } from '@caliper/contract/problems.ts';
import { type Decision, decide, type Holding, standing } from '../../access/decide.ts';
import { lastDayBefore } from '../../access/expiry.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import {
  askedParts,
  type Catalogue,
  type CatalogueItem,
  decideReading,
  findItem,
  holdingOf,
} from '../catalogue/index.ts';
import { deviceRule, type ExplainedPerson, findExplained } from '../identity/index.ts';
import {
  countDevicesInUse,
  countGranted,
  findCustomReport,
  findPersonId,
  type HeldBy,
  listHeld,
  listWhyReadable,
} from './access-check.store.ts';

type Check = Answer<'accessCheck'>;
type Verdict = Check['verdicts'][number];

interface Asked {
  person: string;
  kind: CheckedKind;
  id: number;
}

/** Answers for staff what decide() says of somebody else, with what it rests on. Nothing here decides. */
export function createAccessCheck({ db, catalogue }: { db: Db; catalogue: Catalogue }) {
  async function check(asker: Viewer, { person, kind, id }: Asked): Promise<Check> {
    const userId = await findPersonId(db, person);
    const found = userId === null ? null : await findExplained(db, userId, asker.now);
    if (!found) throw new ProblemError('not-found', { field: 'person' });
    const about = kind === 'custom-report' ? await ofCustomReport(found, id) : await ofItem(found, kind, id);
    const { viewer } = found;
    return {
      person: {
        id: viewer.userId,
        name: viewer.name,
        email: viewer.email,
        companyId: viewer.usergroupId,
        company: viewer.company,
      },
      item: { kind, id, title: about.title },
      verdicts: [entry(found), ...about.verdicts],
      grounds: [...about.grounds, ...(await ofDevices(found))],
    };
  }

  async function ofItem(
    { viewer }: ExplainedPerson,
    kind: Exclude<CheckedKind, 'custom-report'>,
    id: number,
  ) {
    if (!(await findItem(db, kind, id))) throw new ProblemError('not-found', { field: 'id' });
    const view = await catalogue.look(viewer, kind);
    const item = view.shelf.byId.get(id);
    if (!item) throw new ProblemError('not-found', { field: 'id' });
    const holding = holdingOf(view.holdings, id);
    const [held, granted] = await Promise.all([
      listHeld(db, viewer.usergroupId, id),
      kind === 'report' ? countGranted(db, viewer.usergroupId, id) : 0,
    ]);
    const verdicts = [
      ...(kind === 'report' ? [reading(viewer, item, holding)] : []),
      opening(viewer, item, kind === 'report' ? holding : { ...holding, sampleMarkets: [] }),
    ];
    return {
      title: `${item.item_name}, ${item.item_year} ${item.region}`,
      verdicts,
      grounds: [
        ...(item.visible ? [] : ['It is hidden from clients.']),
        ...held.map((one) => groundOf(viewer, one)),
        ...(held.length === 0 && !viewer.provider ? [`${viewer.company} and its family never had it.`] : []),
        ...(granted > 0
          ? [`A MedCore report given to ${viewer.company} opens ${granted} of its chapters.`]
          : []),
        ...roleGround(viewer),
      ],
    };
  }

  async function ofCustomReport({ viewer }: ExplainedPerson, id: number) {
    const [report, why] = await Promise.all([
      findCustomReport(db, id),
      listWhyReadable(db, viewer.userId, id),
    ]);
    if (!report) throw new ProblemError('not-found', { field: 'id' });
    const account = standing(viewer, viewer.now);
    const decision = account.allowed && why.length === 0 ? 'not shared' : account;
    return {
      title: report.title,
      verdicts: [verdictOf('read', decision, { 'not shared': 'not-found' })],
      grounds: why.map((one) => whyWords[one] ?? one),
    };
  }

  async function ofDevices({ account }: ExplainedPerson): Promise<string[]> {
    const rule = deviceRule(account);
    if (rule.scope === 'none') return [];
    const used = await countDevicesInUse(db, rule.scope, account.id, account.usergroup_id);
    const whose = rule.scope === 'user' ? 'the person' : account.company;
    const full =
      used >= rule.limit ? ': from a new device nobody can sign in until an admin resets devices' : '';
    return [`${used} of ${rule.limit} devices of ${whose} are in use${full}.`];
  }

  return { check };
}

export type AccessCheck = ReturnType<typeof createAccessCheck>;

/** In the order in which signing in finds out. */
function entry({ viewer, account }: ExplainedPerson): Verdict {
  if (account.locked) return verdictOf('sign in', 'locked', { locked: 'user-disabled' });
  const decision = standing(viewer, viewer.now);
  if (decision.allowed && account.email_verified_at === null)
    return verdictOf('sign in', 'e-mail not verified', { 'e-mail not verified': 'email-unverified' });
  return verdictOf('sign in', decision);
}

function reading(viewer: Viewer, item: CatalogueItem, holding: Holding): Verdict {
  const decision = decideReading(viewer, item, holding);
  return verdictOf('read', unknownIfHidden(decision, item));
}

/** All of the dashboard, or the part that the company has. */
function opening(viewer: Viewer, item: CatalogueItem, holding: Holding): Verdict {
  if (item.kind === 'report' && !item.global_dashboard) return verdictOf('open dashboard', 'no dashboard');
  const decisions = askedParts({}, holding).map((part) =>
    decide(viewer, 'open dashboard', { ...part, visible: item.visible, holding }),
  );
  const decision = decisions.find(({ allowed }) => allowed) ?? decisions[0] ?? ({ allowed: true } as const);
  return verdictOf('open dashboard', unknownIfHidden(decision, item), {
    'not subscribed': 'dashboard-not-subscribed',
    'sample market only': 'dashboard-sample-only',
  });
}

/** A hidden item does not exist for those who never had it. */
function unknownIfHidden(decision: Decision, { visible }: CatalogueItem): Decision | Refusal {
  return !decision.allowed && decision.reason === 'not subscribed' && !visible ? 'hidden' : decision;
}

const sentences: Partial<Record<Refusal, ProblemCode>> = {
  'not enabled': 'not-enabled',
  'company expired': 'company-expired',
  withdrawn: 'report-withdrawn',
  'sample market only': 'not-subscribed',
  'not subscribed': 'not-subscribed',
  hidden: 'not-found',
};

/** The sentence is the one that the person reads. */
function verdictOf(
  action: CheckedAction,
  decision: Decision | Refusal,
  over: Partial<Record<Refusal, ProblemCode>> = {},
): Verdict {
  if (typeof decision !== 'string' && decision.allowed)
    return { action, allowed: true, reason: null, told: '', beside: '', remedy: '' };
  const reason = (typeof decision === 'string' ? decision : decision.reason) as Refusal;
  const code = over[reason] ?? sentences[reason];
  return {
    action,
    allowed: false,
    reason,
    told: code ? problems[code].detail : '',
    beside: (code && ownWordsFor(code)) ?? '',
    remedy: remedies[reason] ?? '',
  };
}

const whyWords: Record<string, string> = {
  owner: 'It is their own.',
  shared: 'It was shared with them.',
  headquarter: 'It is of a company that theirs is the headquarter of.',
  given: 'It is a MedCore report that was given to their company.',
  staff: 'Admins read every custom report.',
};

const accessWords: Record<string, string> = { full: 'a subscription', sample: 'a sample', demo: 'a demo' };

function groundOf({ usergroupId, company }: Viewer, held: HeldBy): string {
  const what = `${accessWords[held.access] ?? held.access}${held.market_name ? ` of ${held.market_name}` : ''}`;
  const whose =
    held.source_id === usergroupId ? company : `${held.source_company}, of the same family as ${company},`;
  const until = held.ended_at
    ? held.live
      ? ` until ${lastDayBefore(held.ended_at)}`
      : `, which ended on ${lastDayBefore(held.ended_at)}`
    : '';
  return `${whose} ${held.live ? 'has' : 'had'} ${what}${until}.`;
}

/** Some open more than their company has. */
function roleGround({ role, special }: Viewer): string[] {
  if (role === 'admin') return ['Admins open everything.'];
  if (role === 'sales') return ['Sales open everything that is not hidden.'];
  return special === 'support' ? ['The support account reads everything that is not hidden.'] : [];
}
