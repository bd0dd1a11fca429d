/** The kinds of dashboards. Global and medaccess show a report, the others an item of their own kind. */
export const figureKinds = ['global', 'medaccess', 'custom-report', 'medsku', 'pt', 'survey'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** What staff import; market access is imported like markets. */
export const importKinds = ['global', 'medsku', 'pt', 'survey'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Demos are given of these only, so only they have demo figures. */
export function hasDemos(kind: ImportKind): boolean {
  return kind === 'medsku' || kind === 'pt';
}

/** What figures can be grouped and filtered by; each kind has some of them. */
export const dimensions = [
  'market',
  'segment',
  'region',
  'country',
  'company',
  'manufacturer',
  'brand',
  'sku',
  'description',
  'procedure',
  'specialty',
  'setting',
  'payer',
  'institution',
  'answer',
] as const;
export type Dimension = (typeof dimensions)[number];

export const dimensionsOf: Record<FigureKind, readonly Dimension[]> = {
  global: ['market', 'segment', 'region', 'country', 'company'],
  // The payers of market access take the place of companies.
  medaccess: ['market', 'segment', 'region', 'country', 'company'],
  'custom-report': ['market', 'segment', 'region', 'country', 'company'],
  medsku: ['market', 'manufacturer', 'brand', 'sku', 'description', 'country'],
  pt: ['procedure', 'specialty', 'setting', 'payer', 'region', 'country'],
  survey: ['answer', 'specialty', 'country', 'institution'],
};

/**
 * `spread` is the distribution of the SKUs' average prices in one period. The measures of a survey are its questions.
 */
export const measuresOf = {
  global: ['value', 'units', 'price'],
  medaccess: ['coverage', 'reimbursement'],
  'custom-report': ['value', 'units', 'price'],
  medsku: ['sales', 'units', 'price', 'spread'],
  pt: ['volume'],
} as const;

export const questionTypes = ['single', 'multi', 'scale', 'number'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** The columns of the answers about prices and about a survey, where they are not periods. */
export const spreadColumns = [
  'skus',
  'lowest',
  'lower quartile',
  'median',
  'upper quartile',
  'highest',
] as const;
export const answerColumns = ['respondents', 'weighted'] as const;
export const baseColumns = [...answerColumns, 'mean', ...spreadColumns.slice(1)] as const;

interface Column {
  name: string;
  isRequired: boolean;
}

const required = (...names: string[]): Column[] => names.map((name) => ({ name, isRequired: true }));
const optional = (...names: string[]): Column[] => names.map((name) => ({ name, isRequired: false }));

/** The tables in a file of each kind. Columns may be in any order; a required column may have blank cells. */
export const importTables: Record<ImportKind, readonly { table: string; columns: readonly Column[] }[]> = {
  global: [
    {
      table: 'figures',
      columns: required(
        'market',
        'segment',
        'region',
        'country',
        'company',
        'year',
        'metric',
        'unit',
        'value',
      ),
    },
  ],
  medsku: [
    {
      table: 'figures',
      columns: [
        ...required('market', 'manufacturer', 'brand', 'sku'),
        ...optional('description'),
        ...required('country', 'period', 'units', 'price', 'currency'),
      ],
    },
  ],
  pt: [
    {
      table: 'figures',
      columns: required('procedure', 'specialty', 'setting', 'payer', 'region', 'country', 'year', 'volume'),
    },
  ],
  survey: [
    { table: 'questions', columns: required('question_id', 'text', 'type') },
    {
      table: 'answers',
      columns: [
        ...required('respondent_id', 'question_id', 'answer'),
        ...optional('weight', 'country', 'specialty', 'institution'),
      ],
    },
  ],
};
