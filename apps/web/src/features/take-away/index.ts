export { TakeAwayButton } from './take-away-button.tsx';
