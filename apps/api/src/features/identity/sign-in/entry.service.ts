import { standing } from '../../../access/decide.ts';
import { actorOf } from '../../../http/actor.ts';
import type { Origin } from '../../../http/endpoints.ts';
import { assertAllowed, ProblemError } from '../../../http/problem.ts';
import { type Actor, record } from '../../../platform/audit/audit.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import { type Account, findAccount } from '../accounts/accounts.store.ts';
import { lockAnybody } from '../accounts/members.store.ts';
import { type DeviceRule, deviceRule, newDeviceCookie, osOf, readDeviceCookie } from '../devices/device.ts';
import { countDevices, type Device, lockDevicesOf, upsertDevice } from '../devices/devices.store.ts';
import type { Granted, OpenedSession, Sessions } from '../sessions/sessions.service.ts';

/** What the browser gets after both factors, or after an identity provider: session and device. */
export interface Entered extends Granted<Awaited<ReturnType<Sessions['grant']>>['answer']> {
  deviceCookie: string;
}

/** The last step of a sign-in: where it comes from, and which device it claims to be. */
export interface Attempt {
  origin: Origin;
  deviceCookie: string | undefined;
}

/** Checked only after the right password, and before any text message is paid for. */
export function assertMayEnter(account: Account): void {
  if (account.locked) throw new ProblemError('user-disabled');
  assertAllowed(standing(account, account.now));
}

/** Records refused sign-ins in the audit log, with the reason given; a flood must not fill it. */
export async function recordingRefusals<T>(
  { db, limits }: { db: Db; limits: Limits },
  actor: Actor,
  subject: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { allowed } = await limits.take('refusalRecord', `${subject} ${error.code}`);
    if (allowed) await recordRefusal(db, actor, subject, error);
    throw error;
  }
}

export async function recordRefusal(
  db: Db,
  actor: Actor,
  subject: string,
  { code }: ProblemError,
): Promise<void> {
  await record(db, { actor, action: 'sign-in refused', subject, to: { reason: code } });
}

/** The last step of every sign-in: the device is counted and the session opened, or neither. */
export function createEntry({ db, sessions }: { db: Db; sessions: Sessions }) {
  /** Locks in the same order as shutting someone out: company, then person, then sign-in. */
  async function enter(
    account: Account,
    attempt: Attempt,
    prepare: (tx: Tx) => Promise<void>,
  ): Promise<Entered> {
    const actor = actorOf(account, attempt.origin);
    const subject = `user:${account.id}`;
    const cookie = readDeviceCookie(attempt.deviceCookie) ?? newDeviceCookie();
    const device = {
      cookie,
      os: osOf(attempt.origin.userAgent),
      user_id: account.id,
      usergroup_id: account.usergroup_id,
    };
    const opened: OpenedSession = await db.transaction().execute(async (tx) => {
      if (deviceRule(account).scope === 'company') await lockDevicesOf(tx, account.usergroup_id);
      await lockAnybody(tx, account.id);
      const current = await findAccount(tx, account.id);
      if (!current) throw new ProblemError('signed-out');
      assertMayEnter(current);
      await prepare(tx);
      const deviceId = await admitDevice(tx, deviceRule(current), device);
      await record(tx, { actor, action: 'signed in', subject, to: { device: device.os } });
      return sessions.open(tx, account.id, deviceId);
    });
    return { ...(await sessions.grant(opened)), deviceCookie: cookie };
  }

  return { enter };
}

export type Entry = ReturnType<typeof createEntry>;

async function admitDevice(tx: Tx, rule: DeviceRule, device: Device): Promise<number> {
  if (rule.scope !== 'none') {
    const { isKnown, others } = await countDevices(tx, rule.scope, device);
    if (!isKnown && others >= rule.limit) {
      const code = rule.scope === 'user' ? 'device-limit-user' : 'device-limit-company';
      throw new ProblemError(code, { values: { n: rule.limit } });
    }
  }
  return upsertDevice(tx, device);
}
