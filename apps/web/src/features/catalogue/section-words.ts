import {
  type QuickFilter,
  quickFilters,
  type Section,
  sections,
} from '@caliper/contract/catalogue/catalogue.values.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';

interface SectionWords {
  name: string;
  /** The label of the quick filter for everything. */
  all: string;
  one: string;
  many: string;
}

export const sectionWords: Record<Section, SectionWords> = {
  catalog: { name: 'Reports', all: 'All Reports', one: 'report', many: 'reports' },
  medsku: { name: 'MedSKU', all: 'All MedSKU', one: 'MedSKU item', many: 'MedSKU items' },
  pt: {
    name: 'Procedure Tracker',
    all: 'All Procedure Tracker',
    one: 'procedure tracker',
    many: 'procedure trackers',
  },
  survey: { name: 'Surveys', all: 'All Surveys', one: 'survey', many: 'surveys' },
};

const filterLabels: Record<Exclude<QuickFilter, 'all'>, string> = {
  subscriptions: 'Subscriptions',
  favorites: 'Favorites',
  'custom-reports': 'Custom Reports',
};

/** The noun for the rows of a list. */
export function itemWords(section: Section, filter: QuickFilter): Pick<SectionWords, 'one' | 'many'> {
  return filter === 'custom-reports'
    ? { one: 'custom report', many: 'custom reports' }
    : sectionWords[section];
}

export function isSection(word: string | undefined): word is Section {
  return (sections as readonly (string | undefined)[]).includes(word);
}

export function filterLabel(section: Section, filter: QuickFilter): string {
  return filter === 'all' ? sectionWords[section].all : filterLabels[filter];
}

/** In the order shown. Custom reports are made of reports only. */
export function quickFiltersOf(section: Section): QuickFilter[] {
  return quickFilters.filter((filter) => filter !== 'custom-reports' || section === 'catalog');
}

/** A quick filter as the last part of its address. */
export function filterWord(section: Section, filter: QuickFilter): string {
  return slugOf(filterLabel(section, filter));
}

export function pageTitle(section: Section, filter: QuickFilter): string {
  return section === 'catalog' ? filterLabel(section, filter) : `${sectionWords[section].name} Catalog`;
}
