export { foldTerm } from './fold.ts';
export { listMet, type MetName } from './met-names.ts';
export { nameFigures } from './naming.ts';
export { proposeMatches } from './proposing.ts';
export { findTerms, type TermOf } from './same-terms.ts';
export { namesInTables } from './table-names.ts';
export type { Name } from './term.ts';
