import type { Random } from './random.ts';

/** What was done, the resulting figure, and its limit. */
export interface Row {
  what: string;
  figure: string;
  limit: string;
  verdict: 'held' | 'broken' | 'not run';
  /** A limit in seconds is only meaningful on an otherwise idle machine. */
  isTime?: true;
}

export interface Plan {
  /** How often, or how many at once, depending on the fault. */
  rounds: number;
  random: Random;
  /** True once no further round should begin; the rounds so far are reported. */
  isOver(): boolean;
  /** Reports progress, because some faults take long. */
  tell(words: string): void;
}

export interface Fault {
  name: string;
  /** Rounds of a full run. */
  rounds: number;
  run(plan: Plan): Promise<Row[]>;
}

export function judged(what: string, figure: string, limit: string, isHeld: boolean): Row {
  return { what, figure, limit, verdict: isHeld ? 'held' : 'broken' };
}

export function judgedTime(what: string, figure: string, limit: string, isHeld: boolean): Row {
  return { ...judged(what, figure, limit, isHeld), isTime: true };
}

/** Never counts as passed. */
export function notRun(what: string, reason: string): Row {
  return { what, figure: reason, limit: '', verdict: 'not run' };
}
