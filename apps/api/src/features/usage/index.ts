export { type CompanyUsage, listCompanyUsage, listRecentUsage, noUsage } from './companies.store.ts';
export { countDays } from './counting.ts';
export { forgetTold } from './moved.ts';
export type { RecordUsage } from './recorder.ts';
export {
  listMostWanted,
  listUnanswered,
  listWantedItems,
  type WantedItem,
  type WantedWords,
} from './wanted.store.ts';
