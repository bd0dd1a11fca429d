import { type Field, firm, force, market } from './field.ts';

/** Not devices but the work of getting them paid for; filed under the remaining diagnostics. */
export const marketAccess: Field = {
  categoryId: 7,
  name: 'market access',
  clinicians: 'access managers',
  settings: ['National agencies', 'Regional payers', 'Hospital committees', 'Private insurers'],
  buyers: ['device manufacturers', 'investors before an acquisition', 'trade associations'],
  firms: [
    firm('Ledger & Quay', 'United Kingdom', 'dossiers for national agencies'),
    firm('Tarifwerk', 'Germany', 'case-payment applications'),
    firm('Beacon Evidence', 'United States', 'registries that payers trust'),
    firm('Montrose Health Economics', 'Canada', 'models that fit on one page'),
    firm('Sakura Policy', 'Japan', 'price listing in Asia'),
    firm('Andes Acceso', 'Chile', 'tender and listing work in Spanish and Portuguese'),
    firm('Gulf Coverage Partners', 'United Arab Emirates', 'insurer negotiations'),
  ],
  drivers: [
    force(
      5,
      'Earlier demand for evidence',
      'Agencies in {place} want data on outcome and cost at launch, and manufacturers buy {market} two years before they used to.',
    ),
    force(
      4,
      'Joint assessments',
      'Neighbours assess together, so that one file opens or closes several doors; {buyer} put more money into fewer, better {market}.',
    ),
    force(
      4,
      'Coverage under conditions',
      'Payment for a limited time in exchange for data has become usual in {region}, and {market} follow from it.',
    ),
    force(
      3,
      'Small firms without own staff',
      'Most new devices come from companies with fewer than fifty people, who buy {market} rather than hire.',
    ),
    force(
      2,
      'Digital health listings',
      'Fast listings for software have brought a new kind of client to {firm}.',
    ),
  ],
  limiters: [
    force(4, 'Budgets of clients', 'When capital is scarce, {buyer} postpone {market} first.'),
    force(3, 'Changing rules', 'A new rule in {place} makes work begin again, and clients do not pay twice.'),
    force(
      3,
      'Few people who can do it',
      'Health economists with device experience are rare, and {firm} loses some every year to its clients.',
    ),
    force(
      2,
      'Templates and software',
      'Routine parts of {market} are written by software, and their price falls.',
    ),
  ],
  swot: {
    strengths: [
      'Trust of national agencies',
      'A library of accepted models',
      'People who sat on committees',
      'Own registry platform',
      'Offices in all regions',
    ],
    weaknesses: [
      'Depends on a few partners',
      'Slow with small clients',
      'Thin in Asia',
      'Few statisticians',
      'No software of its own',
    ],
    opportunities: [
      'Joint assessments',
      'Conditional coverage',
      'Digital listings',
      'Contracts by success',
      'Registries shared by firms',
    ],
    threats: [
      'Clients that hire',
      'Software for dossiers',
      'Scarce capital',
      'Conflict-of-interest rules',
      'Slower agencies',
    ],
  },
  shifts: [
    'The question has moved from whether a device works to what it replaces and what that saves.',
    'Decisions are published in more places than five years ago, which makes the odds of success countable.',
    'Hospital committees have become the first payer to convince, ahead of the national one.',
    'A negative decision is now more often followed by a second file than by withdrawal.',
  ],
  payment: [
    'Work is paid by the project, with a part that depends on success in one contract of five.',
    'Agencies charge a fee for advice, which {buyer} see as well spent.',
    'Registries are paid by the year and per site.',
  ],
  endpoints: [
    'Months to decision',
    'Share of positive decisions',
    'Price kept after two years',
    'Sites that report in full',
  ],
  abbreviations: {
    HTA: 'health technology assessment',
    DRG: 'diagnosis-related group',
    QALY: 'quality-adjusted life year',
    ICER: 'incremental cost-effectiveness ratio',
    CED: 'coverage with evidence development',
  },
  registries: ['Caliper decision archive', 'Caliper survey of access managers', 'Caliper tariff file'],
  subjects: [
    {
      title: 'MedAccess: Coverage, Coding and Payment',
      subCategoryId: 711,
      icon: 'Computer',
      about:
        'How devices get covered, coded and paid in the regions of the world: time to decision, evidence asked for, odds of success.',
      markets: [
        market(
          'Coverage Dossiers',
          'dossiers',
          ['National', 'Regional', 'Hospital'],
          [210000, 640, 6.6, 1.2],
        ),
        market(
          'Evidence Generation',
          'studies',
          ['Registry', 'Randomised', 'Model-based'],
          [1450000, 2300, 7.3, 0.8],
        ),
        market(
          'Coding and Tariff Work',
          'applications',
          ['New code', 'Tariff revision'],
          [84000, 310, 5.0, 0.6],
        ),
      ],
      procedures: ['Coverage decisions', 'Tariff decisions', 'Hospital committee decisions'],
      editions: { Global: [2026] },
      isMedaccess: true,
    },
  ],
};
