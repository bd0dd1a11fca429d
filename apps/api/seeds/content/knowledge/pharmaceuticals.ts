import { type Field, firm, force, market } from './field.ts';

export const pharmaceuticals: Field = {
  categoryId: 15,
  name: 'immunology',
  clinicians: 'rheumatologists, dermatologists and gastroenterologists',
  settings: ['Specialist practices', 'Hospital outpatient units', 'Infusion centres', 'Home'],
  buyers: ['health insurers', 'pharmacy benefit managers', 'hospital tender groups'],
  firms: [
    firm('Novalune', 'Switzerland', 'an interleukin blocker in four indications'),
    firm('Arbor Biologics', 'United States', 'the originator of the largest antibody'),
    firm('Parallis Bio', 'Iceland', 'biosimilars without citrate'),
    firm('Kanto Pharma', 'Japan', 'oral kinase inhibitors'),
    firm('Verdia Bio', 'Belgium', 'nanobodies'),
    firm('Deccan Biosciences', 'India', 'antibodies for tenders'),
  ],
  drivers: [
    force(
      5,
      'Earlier use of biologics',
      'Guidelines in {place} shorten the trial of older drugs, and {market} start a year earlier.',
    ),
    force(4, 'New indications', 'Each approval in skin or bowel disease widens {market} by a specialty.'),
    force(
      4,
      'Interleukin classes',
      'Interleukin blockers hold remission longer, and {clinicians} switch to them after one failure.',
    ),
    force(
      2,
      'Home injection',
      'Autoinjectors and nurse calls keep patients out of {setting} and on therapy.',
    ),
  ],
  limiters: [
    force(
      5,
      'Biosimilars',
      'Prices of the first antibodies fell by two thirds in {place} within two years of entry.',
    ),
    force(4, 'Step therapy', '{buyer} ask for a biosimilar first, and rebates decide the order.'),
    force(3, 'Safety of kinase inhibitors', 'A class warning moved oral drugs behind injections.'),
  ],
  swot: {
    strengths: [
      'Four indications with one drug',
      'Nurse programme',
      'Citrate-free device',
      'Supply never broken',
      'Real-world data',
    ],
    weaknesses: [
      'Expiry of the main patent',
      'One plant for filling',
      'Late in skin disease',
      'Rebates that hide the price',
      'No oral drug',
    ],
    opportunities: [
      'Bowel disease in children',
      'Monthly instead of weekly',
      'Own biosimilar',
      'Home infusion',
      'Combination trials',
    ],
    threats: [
      'Interchangeable biosimilars',
      'Price negotiation',
      'Class warnings',
      'Formulary exclusion',
      'Oral peptides',
    ],
  },
  shifts: [
    'Biosimilars have turned the oldest class into a commodity and freed money for the newest.',
    'Oral peptides promise the effect of an injection and keep investors awake.',
    'Rebates decide which drug comes first in {region}, and the list price decides little.',
  ],
  payment: [
    'Drugs are paid after step therapy, with rebates that are not public.',
    'Hospital drugs go through tenders by molecule, and the winner takes nearly all.',
    'A ceiling on yearly spending per patient shifts cost to the maker.',
  ],
  endpoints: [
    'Clear skin at week 16',
    'Remission at week 52',
    'Joint score at week 24',
    'Serious infections per 100 patient years',
  ],
  abbreviations: {
    IL: 'interleukin',
    TNF: 'tumour necrosis factor',
    JAK: 'Janus kinase',
    RA: 'rheumatoid arthritis',
    IBD: 'inflammatory bowel disease',
    PsO: 'plaque psoriasis',
  },
  registries: ['Caliper prescription panel', 'Caliper payer survey', 'Caliper biosimilar price file'],
  subjects: [
    {
      title: 'Immunology Biologics and Biosimilars',
      subCategoryId: 1501,
      icon: 'iDataPharma',
      about:
        'TNF blockers, interleukins and kinase inhibitors by disease, with the course of biosimilar prices.',
      markets: [
        market('TNF Blockers', 'patient years', ['Originator', 'Biosimilar'], [8900, 21500, -4.3, -7.0]),
        market(
          'Interleukin Blockers',
          'patient years',
          ['IL-23', 'IL-17', 'IL-6'],
          [21500, 24800, 9.6, -1.9],
        ),
        market('Kinase Inhibitors', 'patient years', ['JAK', 'TYK2'], [17400, 8300, 6.2, -2.4]),
      ],
      procedures: [
        'Psoriasis patients on biologics',
        'Arthritis patients on biologics',
        'Bowel disease patients on biologics',
      ],
      editions: { Global: [2026], Europe: [2025] },
    },
  ],
};
