import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { boundedPool, type Pool } from '../../../http/bounded-pool.ts';

export interface Passwords {
  /** Waits for a slot in the hashing pool and runs the function in it. */
  inTurn: Pool;
  hash(password: string): Promise<string>;
  /** Call within `inTurn`. `null` for an unknown account: the work is the same and the answer is no. */
  matches(stored: string | null, password: string): Promise<boolean>;
}

interface Bounds {
  concurrency: number;
  queue: number;
}

/** Leaves one core for everyone who is not signing in. */
const bounds: Bounds = { concurrency: Math.max(1, availableParallelism() - 1), queue: 64 };

/**
 * argon2id in a bounded pool. Each hash takes memory and a core, so a flood of sign-ins must queue, and those that do
 * not fit in the queue are told to try again later.
 */
export function createPasswords({ concurrency, queue }: Bounds = bounds): Passwords {
  const inTurn = boundedPool(concurrency, queue);
  const decoy = hash('no account has this password');
  return {
    inTurn,
    hash: (password) => inTurn(() => hash(password)),
    async matches(stored, password) {
      const isRight = await verify(stored ?? (await decoy), password);
      return stored !== null && isRight;
    },
  };
}
