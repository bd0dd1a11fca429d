import type { Session } from '../../lib/session/session.ts';

/**
 * Whether to request the whole report first, or the preview that is open to everyone. Only a guess that saves a call:
 * the server decides, and if it decides otherwise the other call follows.
 */
export function asksForWhole({ user, usergroupData }: Session, reportId: number): boolean {
  if (user.role === 'admin' || user.role === 'sales' || user.special === 'support') return true;
  return usergroupData.subscriptionInformation.current.includes(reportId);
}
