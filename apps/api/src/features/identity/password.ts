import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { boundedPool, type Pool } from '../../http/bounded-pool.ts';

export interface Passwords {
  /** Waits for a place among those who may hash; what follows belongs to that place. */
  inTurn: Pool;
  hash(password: string): Promise<string>;
  /** To be called in turn. `null` for an unknown account: the work is the same and the answer is no. */
  matches(stored: string | null, password: string): Promise<boolean>;
}

interface Bounds {
  concurrency: number;
  queue: number;
}

/** A core is left for everybody who is not signing in. */
const bounds: Bounds = { concurrency: Math.max(1, availableParallelism() - 1), queue: 64 };

/**
 * argon2id in a bounded pool. Hashing costs memory and a core each, so a flood of sign-ins must queue,
 * and what does not fit in the queue is told to come back.
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
