import type { Rhythm } from '../following/following.values.ts';

/**
 * What a notification is about. It decides who may see it, what it is called and where it leads. A title is there for
 * everybody who sees the catalogue, a report for those who read it, an item for those who read or open it.
 */
export const subjects = [
  'report',
  'title',
  'dashboard',
  'item',
  'custom-report',
  'licence',
  'team-usage',
  'client-week',
  'file',
  'many-files',
] as const;
export type Subject = (typeof subjects)[number];

interface Kind {
  about: Subject;
  /** The tag of its row, and how its mail begins. */
  tag: string;
  tone: 'new' | 'plain' | 'warn';
  /** Who is told of such events, and can therefore choose; followers choose for what they follow. */
  for: 'everybody' | 'clients' | 'admins' | 'leaders and staff' | 'sellers' | 'followers';
  /** What the settings call it. */
  setting: string;
  /** Until the person chooses. */
  mail: Rhythm;
  /** Whether the person behind the event is named, in the inbox only. */
  namesActor: boolean;
}

/**
 * Every kind of event that people are told of. A new one is one entry here and a call of `notify` in the transaction
 * that makes it happen; its name stays, since stored rows carry it.
 */
export const notificationKinds = {
  shared: {
    about: 'custom-report',
    tag: 'Shared with you',
    tone: 'new',
    for: 'everybody',
    setting: 'A custom report is shared with me',
    mail: 'at once',
    namesActor: true,
  },
  'version-released': {
    about: 'report',
    tag: 'New version',
    tone: 'new',
    for: 'clients',
    setting: 'A report in our subscriptions has a new version',
    mail: 'at once',
    namesActor: false,
  },
  'report-added': {
    about: 'title',
    tag: 'New report',
    tone: 'new',
    for: 'followers',
    setting: 'There is a new report in what I follow',
    mail: 'off',
    namesActor: false,
  },
  'new-edition': {
    about: 'title',
    tag: 'New edition',
    tone: 'new',
    for: 'clients',
    setting: 'A report in our subscriptions has a new edition',
    mail: 'at once',
    namesActor: false,
  },
  'figures-restated': {
    about: 'report',
    tag: 'Restated figures',
    tone: 'warn',
    for: 'clients',
    setting: 'A report in our subscriptions restates figures of past years',
    mail: 'at once',
    namesActor: false,
  },
  'dashboard-updated': {
    about: 'dashboard',
    tag: 'Updated dashboard',
    tone: 'plain',
    for: 'clients',
    setting: 'A dashboard in our subscriptions has new figures',
    mail: 'at once',
    namesActor: false,
  },
  'import-applied': {
    about: 'dashboard',
    tag: 'Import applied',
    tone: 'plain',
    for: 'admins',
    setting: 'A colleague applies an import',
    mail: 'off',
    namesActor: true,
  },
  'licence-ends': {
    about: 'licence',
    tag: 'Licence ends',
    tone: 'warn',
    for: 'leaders and staff',
    setting: 'A licence ends in 90, 60, 30 or 10 days',
    mail: 'at once',
    namesActor: false,
  },
  'worth-opening': {
    about: 'item',
    tag: 'In your subscriptions',
    tone: 'new',
    for: 'clients',
    setting: 'My team leader points to something that we have and have not opened',
    mail: 'at once',
    namesActor: true,
  },
  'usage-by-name': {
    about: 'team-usage',
    tag: 'Shown by name',
    tone: 'warn',
    for: 'clients',
    setting: 'What our team reads is going to be shown by name',
    mail: 'at once',
    namesActor: false,
  },
  'client-week': {
    about: 'client-week',
    tag: 'Your clients’ week',
    tone: 'plain',
    for: 'sellers',
    setting: 'Each week: what my clients wanted and could not open',
    mail: 'at once',
    namesActor: false,
  },
  'file-ready': {
    about: 'file',
    tag: 'File ready',
    tone: 'plain',
    for: 'everybody',
    setting: 'A file that I take away is ready',
    mail: 'off',
    namesActor: false,
  },
  'many-files': {
    about: 'many-files',
    tag: 'Many files',
    tone: 'warn',
    for: 'admins',
    setting: 'A person takes away unusually many files',
    mail: 'at once',
    namesActor: false,
  },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;

export const kindNames = Object.keys(notificationKinds) as NotificationKind[];

export function kindOf(name: NotificationKind): Kind {
  return notificationKinds[name];
}

/** Whether those are told, too, who follow the item that it is about: not of what only admins hear. */
export function isForFollowers(name: NotificationKind): boolean {
  const { about, for: group } = kindOf(name);
  return group !== 'admins' && ['report', 'title', 'dashboard'].includes(about);
}
