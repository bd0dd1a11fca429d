import type { TestAnswer } from '@caliper/api/testing/client.ts';
import { openSession } from '@caliper/api/testing/people.ts';
import type { Place } from '../place.ts';

/** A kind of write during which the process is killed now and then. Its ledger is kept here, outside the process. */
export interface Errand {
  name: string;
  /** Called before each round: sessions of the previous round may have ended. */
  begin(): Promise<void>;
  /** One write, recorded once it is acknowledged. */
  write(): Promise<void>;
  /** How many were acknowledged. */
  acknowledged(): number;
  /** What was lost or is only half visible. */
  check(): Promise<string[]>;
}

export function accepted({ status, body }: TestAnswer): TestAnswer['body'] {
  if (status >= 300) throw new Error(`Refused with ${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function tokenOf({ db }: Place, { id }: { id: string }): Promise<string> {
  return (await openSession(db, id)).token;
}
