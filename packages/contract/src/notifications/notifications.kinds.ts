/** What a notification is about. It decides who may see it, what it is called and where it leads. */
export const subjects = ['report', 'dashboard', 'custom-report'] as const;
export type Subject = (typeof subjects)[number];

/** Whether a mail is sent for a kind of event. */
export const mailChoices = ['at once', 'off'] as const;
export type MailChoice = (typeof mailChoices)[number];

interface Kind {
  about: Subject;
  /** The tag of its row, and how its mail begins. */
  tag: string;
  tone: 'new' | 'plain';
  /** Who is told of such events, and can therefore choose. */
  for: 'everybody' | 'clients' | 'admins';
  /** What the settings call it. */
  setting: string;
  /** Until the person chooses. */
  mail: MailChoice;
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
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;

export const kindNames = Object.keys(notificationKinds) as NotificationKind[];

export function kindOf(name: NotificationKind): Kind {
  return notificationKinds[name];
}
