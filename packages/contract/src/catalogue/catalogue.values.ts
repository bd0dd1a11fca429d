/** The regions that a report can be about, in the order of the map's list. */
export const regions = [
  'North America',
  'Latin America',
  'Europe',
  'Middle East',
  'Africa',
  'Asia Pacific',
  'Global',
] as const;
export type Region = (typeof regions)[number];

export const icons = [
  'Arthroscope',
  'Bandage',
  'Bed',
  'Brain',
  'Cell',
  'Computer',
  'Cosmo',
  'Dental',
  'Diabetes',
  'Ear',
  'ENT',
  'Eye',
  'Foot',
  'Heart',
  'iDataPharma',
  'Kidneys',
  'Knee',
  'MRI',
  'OxygenTank',
  'PatientMonitoring',
  'Pharma',
  'Screw',
  'Skull',
  'Spine',
  'Stomach',
  'Vascular',
  'Video',
  'WomensHealth',
] as const;
export type ReportIcon = (typeof icons)[number];

/** The kinds of items in the catalogue, and the section of the site for each. */
export const itemKinds = ['report', 'medsku', 'pt', 'survey'] as const;
export type ItemKind = (typeof itemKinds)[number];

export const sections = ['catalog', 'medsku', 'pt', 'survey'] as const;
export type Section = (typeof sections)[number];

export const kindOfSection: Record<Section, ItemKind> = {
  catalog: 'report',
  medsku: 'medsku',
  pt: 'pt',
  survey: 'survey',
};

/** The last part of a list page's address; `all` has a different word in each section, such as all-reports. */
export const quickFilters = ['subscriptions', 'favorites', 'custom-reports', 'all'] as const;
export type QuickFilter = (typeof quickFilters)[number];

/** How a list is sorted; the first unless another is chosen. */
export const listSorts = ['newest', 'title', 'added'] as const;
export type ListSort = (typeof listSorts)[number];

/** A report's dashboard shows its market, or, for the designated report, market access. */
export const dashboardKinds = ['market', 'medaccess'] as const;
export type DashboardKind = (typeof dashboardKinds)[number];

export const favoriteKinds = ['reports', 'medcore', 'medsku', 'pt', 'survey'] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];
