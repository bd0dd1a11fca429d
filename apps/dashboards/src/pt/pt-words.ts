import type { FilterWords } from '../kit/filters/filter-bar.tsx';
import type { Part, Showing } from './use-pt.ts';

export const showingWords: Record<Showing, string> = { volume: 'Volume', growth: 'Growth' };

export const partWords: Record<Part, string> = { procedure: 'Procedure', setting: 'Setting', payer: 'Payer' };

export const filterWords: readonly FilterWords[] = [
  { dimension: 'procedure', label: 'Procedure', all: 'All procedures', many: 'procedures' },
  { dimension: 'setting', label: 'Setting', all: 'All settings', many: 'settings' },
  { dimension: 'payer', label: 'Payer', all: 'All payers', many: 'payers' },
  { dimension: 'country', label: 'Country', all: 'All countries', many: 'countries' },
];
