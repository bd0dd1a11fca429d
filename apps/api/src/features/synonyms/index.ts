export { createCurrentVocabulary } from './current-vocabulary.ts';
