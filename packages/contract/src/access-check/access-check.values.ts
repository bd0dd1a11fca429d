/** What can be opened or not: items, and custom reports. */
export const checkedKinds = ['report', 'medsku', 'pt', 'survey', 'custom-report'] as const;
export type CheckedKind = (typeof checkedKinds)[number];

/** What somebody wants to do: come in at all, read, open the dashboard. */
export const checkedActions = ['sign in', 'read', 'open dashboard'] as const;
export type CheckedAction = (typeof checkedActions)[number];

/** Why not, in the order in which it is decided. */
export const refusals = [
  'locked',
  'not enabled',
  'company expired',
  'e-mail not verified',
  'withdrawn',
  'hidden',
  'sample market only',
  'not subscribed',
  'not shared',
  'no dashboard',
] as const;
export type Refusal = (typeof refusals)[number];

/** What staff can do about each: the one home of these words. What the person reads is the sentence of the problem. */
export const remedies: Record<Refusal, string> = {
  locked: 'An admin can unlock the account under Client Access, Users.',
  'not enabled': 'Their team leader or an admin can enable the account, if a seat is free.',
  'company expired': 'Renew the company: an admin sets a later expiry under Client Access.',
  'e-mail not verified':
    'They follow the link in the verification e-mail; an admin can send it again under Users.',
  withdrawn:
    'The company has it, but it is hidden. An admin can show it again under Manage Reports or Manage Other Items.',
  hidden: 'It is hidden, so it cannot be found or bought. An admin can show it again.',
  'sample market only':
    'The company has a sample: one market of the dashboard. An admin can change it to a subscription under Client Access.',
  'not subscribed':
    'The company, its headquarter and its subsidiaries have no running subscription. Add one under Client Access.',
  'not shared':
    'Its owner shares it with them or, if it is a MedCore report, support gives it to their company.',
  'no dashboard': 'This report has no dashboard, for anybody.',
};

/**
 * The same reason and what can be done, in words for the person: beside the sentence of the problem, which stays as it is.
 * Null where saying more would tell that something exists.
 */
export const ownWords: Record<Refusal, string | null> = {
  locked: 'Staff have locked this account, and can unlock it. Please contact them.',
  'not enabled': 'Your account is not enabled. Your team leader can enable it, if a seat is free.',
  'company expired': 'The license of your company has ended. Staff can renew it.',
  'e-mail not verified':
    'Your e-mail is not verified. Follow the link in the verification e-mail; staff can send it again.',
  withdrawn: 'Your company has it, but it is hidden at the moment. Staff can show it again.',
  hidden: null,
  'sample market only':
    'Your company has a sample: one market of the dashboard. It can be changed to a subscription.',
  'not subscribed':
    'Your company, its headquarter and its subsidiaries have no running subscription to it. You can request one.',
  'not shared': null,
  'no dashboard': null,
};

/** Which refusal a problem tells a person of. */
const refusalByCode: Record<string, Refusal> = {
  'user-disabled': 'locked',
  'not-enabled': 'not enabled',
  'company-expired': 'company expired',
  'email-unverified': 'e-mail not verified',
  'report-withdrawn': 'withdrawn',
  'not-subscribed': 'not subscribed',
  'dashboard-not-subscribed': 'not subscribed',
  'dashboard-sample-only': 'sample market only',
};

/** What stands beside a problem's sentence; null if it is no refusal, or says all there is to say. */
export function ownWordsFor(code: string): string | null {
  const refusal = refusalByCode[code];
  return refusal ? ownWords[refusal] : null;
}
