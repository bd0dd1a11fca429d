export { suggestStep } from './next-step.ts';
export { findNextSteps, type NextStep } from './standings.ts';
