export { changesOf } from './audit-words.ts';
