import { createContext, useContext } from 'react';
import type { Draft } from '../reports/index.ts';
import type { Correctable } from './correct/correctable.ts';
import type { NumberedFinding } from './findings.ts';

/** What all parts of the proof of a draft know. */
export interface ProofState {
  draft: Draft;
  findings: readonly NumberedFinding[];
  /** The finding whose answer is open. */
  chosen: NumberedFinding | undefined;
  choose: (finding: NumberedFinding | null) => void;
  /** Where the answer of the chosen finding is: at its block if that is on screen, or else in the list. */
  answersAt: 'block' | 'list';
  /** The chapter of the draft that is on screen, once it has loaded. */
  root: HTMLElement | null;
  /** The chapter comes first: comparing all of them keeps the service busy for a moment. */
  mayCompare: boolean;
  /** Opens the form that says how a table or figure is to be read. */
  correct: (of: Correctable) => void;
  /** Brings the chapter into sight where the parts of the page share one place. */
  showChapter: () => void;
  /** What was typed as the reason for a finding and not sent yet, by its key. */
  reasons: Readonly<Record<string, string>>;
  typeReason: (key: string, reason: string) => void;
}

const ProofContext = createContext<ProofState | null>(null);

export const ProofProvider = ProofContext.Provider;

export function useProof(): ProofState {
  const proof = useContext(ProofContext);
  if (!proof) throw new Error('This is used outside of the proof of a draft.');
  return proof;
}
