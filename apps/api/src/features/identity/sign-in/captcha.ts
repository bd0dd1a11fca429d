import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ProblemError } from '../../../http/problem.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/postgres/postgres.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { isFirstUse } from './sign-in.store.ts';

export interface Captcha {
  challenge(): Promise<Challenge>;
  /** Accepts a solution once; throws a problem otherwise. */
  redeem(payload: string): Promise<void>;
}

interface CaptchaOptions {
  db: Db;
  secrets: Secrets;
  clock: Clock;
  /** How many derivations a browser does on average; about 2 ms each. */
  work: number;
}

const iterations = 5000;
const validSeconds = 600;

/** Self-hosted proof of work: nothing to see, nothing to click, no third party. */
export function createCaptcha({ db, secrets, clock, work }: CaptchaOptions): Captcha {
  const keys = {
    hmacSignatureSecret: secrets.derive('captcha').toString('hex'),
    hmacKeySignatureSecret: secrets.derive('captcha-key').toString('hex'),
  };
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: iterations,
        counter: randomInt(Math.ceil(work / 2), Math.ceil(work * 1.5) + 1),
        expiresAt: Math.floor(clock().getTime() / 1000) + validSeconds,
        deriveKey,
        ...keys,
      }),
    async redeem(payload) {
      const { challenge, solution } = parse(payload);
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys }).catch(() => ({
        verified: false,
      }));
      const { signature } = challenge;
      if (!verified || !signature || !(await isFirstUse(db, signature, validSeconds * 2))) {
        throw new ProblemError('captcha-failed');
      }
    },
  };
}

function parse(payload: string): Payload {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
    if (typeof value === 'object' && value !== null && 'challenge' in value && 'solution' in value) {
      return value as Payload;
    }
  } catch {
    // Falls through: not our payload.
  }
  throw new ProblemError('captcha-failed');
}
