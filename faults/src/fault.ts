import type { Random } from './random.ts';

/** What was done, what came of it, and what may come of it at most. */
export interface Row {
  what: string;
  figure: string;
  limit: string;
  verdict: 'held' | 'broken' | 'not run';
  /** A limit in seconds says something only where nobody else works on the machine. */
  isTime?: true;
}

export interface Plan {
  /** How often, or how many at once: what a fault counts in. */
  rounds: number;
  random: Random;
  /** True once no further round should begin: what was done until then is told. */
  isOver(): boolean;
  /** Told as it goes, because some of them take their time. */
  tell(words: string): void;
}

export interface Fault {
  name: string;
  /** Of a whole run. */
  rounds: number;
  run(plan: Plan): Promise<Row[]>;
}

export function judged(what: string, figure: string, limit: string, isHeld: boolean): Row {
  return { what, figure, limit, verdict: isHeld ? 'held' : 'broken' };
}

export function judgedTime(what: string, figure: string, limit: string, isHeld: boolean): Row {
  return { ...judged(what, figure, limit, isHeld), isTime: true };
}

/** Never counted as held. */
export function notRun(what: string, reason: string): Row {
  return { what, figure: reason, limit: '', verdict: 'not run' };
}
