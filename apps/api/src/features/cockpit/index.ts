export { daysLeftOf, suggestStep } from './next-step.ts';
export { type NextStep, type StepFacts, suggestSteps } from './standings.ts';
