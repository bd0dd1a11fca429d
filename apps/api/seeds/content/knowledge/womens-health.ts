import { type Field, firm, force, market } from './field.ts';

export const womensHealth: Field = {
  categoryId: 20,
  name: "women's health",
  clinicians: 'gynecologists and midwives',
  settings: ['Maternity hospitals', 'Fertility centres', 'Gynecology clinics', 'Office practices'],
  buyers: ['hospital purchasing groups', 'fertility chains', 'public maternity programmes'],
  firms: [
    firm('Matrona Medical', 'United States', 'office hysteroscopy'),
    firm('Mareva Care', 'France', 'monitors for mother and child'),
    firm('Ovarelle', 'Spain', 'media and dishes for embryology'),
    firm('Willow Pelvic', 'United Kingdom', 'slings and pessaries'),
    firm('Lakshmi Neonatal', 'India', 'warmers and phototherapy'),
    firm('Northstar Incubators', 'Germany', 'transport incubators'),
  ],
  drivers: [
    force(
      4,
      'Treatment in the office',
      'Hysteroscopy and ablation move from theatre to {outside}, and devices become small and single-use.',
    ),
    force(
      4,
      'Later motherhood',
      'First births in {place} come at 31 on average, and fertility treatment grows with age.',
    ),
    force(
      3,
      'Care of the newborn',
      'Programmes against newborn death equip district hospitals in {region} with {market}.',
    ),
    force(
      3,
      'Pelvic floor openly discussed',
      'Women ask earlier for help with incontinence, and {clinicians} offer more than surgery.',
    ),
    force(
      2,
      'Employers that pay for fertility',
      'Benefits of large employers have doubled cycles in some cities.',
    ),
  ],
  limiters: [
    force(
      4,
      'Falling births',
      'Births fall by two percent a year in {place}, and the equipment of delivery rooms is renewed later.',
    ),
    force(
      4,
      'Mesh and morcellator history',
      'Withdrawals have made {buyer} ask for ten-year data on {market}.',
    ),
    force(3, 'Public budgets', 'Maternity is poorly paid, and investment waits for accreditation.'),
  ],
  swot: {
    strengths: [
      'Office devices without capital',
      'Warmers that bear heat and dust',
      'Trust of midwives',
      'Embryology media range',
      'Low price per birth',
    ],
    weaknesses: [
      'No single-use scope',
      'Past mesh claims',
      'Few service sites',
      'Old monitors',
      'Reliance on grants',
    ],
    opportunities: [
      'Ablation in the office',
      'Fertility chains',
      'Remote monitoring of pregnancy',
      'Neonatal programmes',
      'Pelvic health apps',
    ],
    threats: [
      'Falling births',
      'Grant cycles',
      'Hormonal treatment',
      'Regulators wary of devices',
      'Price rules for fertility',
    ],
  },
  shifts: [
    'The office has replaced the theatre for most diagnostic hysteroscopy in {region}.',
    'Fertility chains buy across borders and standardise laboratories.',
    'Wireless monitoring lets women walk in labour, and midwives ask for it.',
  ],
  payment: [
    'Office procedures are paid with the device included, at a rate that covers single-use.',
    'Fertility is paid for a number of cycles and up to an age, with large differences between neighbours.',
    'Delivery is paid by case, and monitoring is part of it.',
  ],
  endpoints: [
    'Live births per transfer',
    'Bleeding score at twelve months',
    'Procedures completed in the office',
    'Newborn temperature at admission',
  ],
  abbreviations: {
    IVF: 'in vitro fertilisation',
    CTG: 'cardiotocography',
    IUD: 'intrauterine device',
    NICU: 'neonatal intensive care unit',
    LARC: 'long-acting reversible contraception',
  },
  registries: ['Caliper maternity panel', 'Caliper fertility centre survey', 'Caliper gynecology price file'],
  subjects: [
    {
      title: 'Gynecological Surgery Devices',
      subCategoryId: 2002,
      icon: 'WomensHealth',
      about: 'Hysteroscopy, ablation, slings and contraception, from theatre to office.',
      markets: [
        market('Hysteroscopy', 'devices', ['Tissue removal', 'Scopes', 'Fluid sets'], [590, 780, 6.9, -1.4]),
        market(
          'Endometrial Ablation',
          'devices',
          ['Radiofrequency', 'Balloon', 'Vapour'],
          [980, 520, 3.2, -1.6],
        ),
        market(
          'Pelvic Floor Devices',
          'devices',
          ['Slings', 'Pessaries', 'Neuromodulation'],
          [740, 690, 3.8, -1.0],
        ),
        market('Intrauterine Contraception', 'devices', ['Hormonal', 'Copper'], [118, 2300, 5.1, -0.7]),
      ],
      procedures: ['Operative hysteroscopy', 'Endometrial ablation', 'Sling placement'],
      editions: { Europe: [2026], 'Latin America': [2026] },
    },
    {
      title: 'Maternal and Neonatal Devices',
      subCategoryId: 2001,
      icon: 'WomensHealth',
      about: 'Monitoring, incubators, warmers, phototherapy and fertility laboratories.',
      markets: [
        market('Fetal Monitors', 'monitors', ['Wired', 'Wireless', 'Central'], [5900, 480, 4.6, -1.3]),
        market(
          'Incubators and Warmers',
          'units',
          ['Incubators', 'Warmers', 'Transport'],
          [9800, 560, 4.8, -1.1],
        ),
        market('Embryology Media', 'cycles', ['Culture', 'Freezing', 'Handling'], [290, 720, 8.7, -0.9]),
      ],
      procedures: ['Monitored births', 'Neonatal admissions', 'IVF cycles'],
      editions: { Africa: [2026, 2025], 'Asia Pacific': [2026] },
    },
  ],
};
