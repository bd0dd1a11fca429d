import { type Field, firm, force, market } from './field.ts';

export const tissueRepair: Field = {
  categoryId: 17,
  name: 'soft-tissue reinforcement',
  clinicians: 'general and abdominal wall surgeons',
  settings: ['General hospitals', 'Hernia centres', 'Ambulatory surgery centres', 'Private clinics'],
  buyers: ['hospital purchasing groups', 'hernia centre networks', 'national tenders'],
  firms: [
    firm('Textura Surgical', 'France', 'light meshes and self-grip'),
    firm('Wallace Thorne', 'United Kingdom', 'the broadest mesh range'),
    firm('Sorbelle Polymers', 'Germany', 'slowly absorbed scaffolds'),
    firm('Allopatch', 'United States', 'dermal matrices'),
    firm('Filum', 'Italy', 'tackers and glue'),
    firm('Gangetic Mesh', 'India', 'meshes for high-volume hospitals'),
  ],
  drivers: [
    force(
      4,
      'Robotic hernia repair',
      'Robots have made abdominal wall reconstruction teachable, and large {market} are used in {setting} where none were before.',
    ),
    force(
      4,
      'Absorbable scaffolds',
      'Surgeons who fear permanent mesh choose {market} that are gone in eighteen months.',
    ),
    force(
      3,
      'Prevention at closure',
      'Small bites and reinforcement of the midline halve later hernias, and {buyer} in {place} have begun to count that.',
    ),
    force(
      2,
      'Hernia registries',
      'Registries in {region} compare recurrence by product, and {clinicians} read them.',
    ),
  ],
  limiters: [
    force(5, 'Mesh litigation', 'Claims keep patients and surgeons away from permanent {market}.'),
    force(
      3,
      'Price of biologics',
      'A dermal matrix costs as much as the stay, and {buyer} in {place} restrict it to infected fields.',
    ),
    force(3, 'Commodity meshes', 'Flat mesh is bought by the box, and tenders choose on price.'),
  ],
  swot: {
    strengths: [
      'The broadest range',
      'Registry data',
      'Self-gripping patent',
      'Training with robots',
      'Own knitting',
    ],
    weaknesses: ['Open claims', 'No biologic', 'Old tackers', 'Thin margin on flat mesh', 'Slow approvals'],
    opportunities: [
      'Absorbable scaffolds',
      'Prevention at closure',
      'Robotic sizes',
      'Breast reconstruction',
      'Hernia centres',
    ],
    threats: [
      'New claims',
      'Tenders for flat mesh',
      'Mesh-free repair',
      'Registry outliers',
      'Polymer prices',
    ],
  },
  shifts: [
    'Reconstruction has moved from the bridge to the layer behind the muscle, which takes larger meshes.',
    'Absorbable scaffolds fill the space between mesh and matrix.',
    'Ambulatory hernia repair is the rule in {region}, and packs are made for it.',
  ],
  payment: [
    'A case rate includes the mesh; matrices get a supplement in few places.',
    'Ambulatory rates favour kits with everything in one box.',
    'Tenders separate flat mesh from what is shaped or coated.',
  ],
  endpoints: [
    'Recurrence at two years',
    'Chronic pain at one year',
    'Surgical site events at ninety days',
    'Mesh removal at five years',
  ],
  abbreviations: {
    TAR: 'transversus abdominis release',
    ADM: 'acellular dermal matrix',
    TEP: 'totally extraperitoneal repair',
    TAPP: 'transabdominal preperitoneal repair',
    SSO: 'surgical site occurrence',
  },
  registries: ['Caliper hernia panel', 'Caliper theatre audit, general surgery', 'Caliper mesh price file'],
  subjects: [
    {
      title: 'Hernia Mesh and Soft-Tissue Reinforcement',
      subCategoryId: 1701,
      icon: 'Bandage',
      about: 'Synthetic, absorbable and biologic reinforcement with fixation, by approach and setting.',
      markets: [
        market('Synthetic Mesh', 'meshes', ['Flat', 'Self-gripping', 'Coated'], [178, 1450, 3.0, -1.5]),
        market('Absorbable Scaffolds', 'scaffolds', ['Long-term', 'Mid-term'], [1650, 340, 11.4, -1.8]),
        market(
          'Biologic Matrices',
          'matrices',
          ['Human dermis', 'Porcine', 'Bovine'],
          [4300, 620, 1.4, -2.2],
        ),
        market(
          'Mesh Fixation',
          'devices',
          ['Absorbable tackers', 'Permanent tackers', 'Glue'],
          [265, 410, 3.6, -1.4],
        ),
      ],
      procedures: ['Inguinal hernia repair', 'Ventral hernia repair', 'Abdominal wall reconstruction'],
      editions: { Europe: [2026], 'North America': [2025] },
    },
  ],
};
