import type { Session } from '../../lib/session.ts';

/**
 * Whether the whole report is asked for first, or what is open to everybody. Only a guess that saves a call: the
 * server decides, and the other call is made where it decides otherwise.
 */
export function asksForWhole({ user, usergroupData }: Session, reportId: number): boolean {
  if (user.role === 'admin' || user.role === 'sales' || user.special === 'support') return true;
  return usergroupData.subscriptionInformation.current.includes(reportId);
}
