export { RefusalWords } from './refusal-words.tsx';
